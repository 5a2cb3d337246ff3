import { randomBytes } from 'node:crypto'
import { challengeSeconds } from '../../login/passkeys/challenges.ts'
import type { OidcPayload } from '../../store/oidc/oidc-statements.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/** What an application is in the middle of, who has a passkey asked for on its own pages. */
export interface PasskeySession {
  readonly clientId: string
  /** The name of the connection. */
  readonly connection: string
  /** Who signs up; nobody where somebody logs in. */
  readonly user?: { readonly email: string; readonly name?: string }
}

const model = 'PasskeySession'

export const newSessionId = () => randomBytes(32).toString('base64url')

/** Only the hash of its id is kept. */
export async function keepSession({ store }: Tenant, id: string, session: PasskeySession) {
  const { records, now } = store.oidc
  const expiresAt = new Date(now().getTime() + challengeSeconds * 1000)
  const payload: OidcPayload = { ...session }
  const { clientId } = session
  const others = { grantId: undefined, userCode: undefined, uid: undefined, accountId: undefined }
  await records.upsert(model, id, { payload, ...others, clientId, expiresAt })
}

/** Uses it up, if it is of this client. */
export async function takeSession(
  { store }: Tenant,
  id: string,
  clientId: string,
): Promise<PasskeySession | undefined> {
  const { records } = store.oidc
  const found = (await records.find(model, id))?.payload as PasskeySession | undefined
  if (found?.clientId !== clientId || !(await records.consume(model, id))) return undefined
  return found
}
