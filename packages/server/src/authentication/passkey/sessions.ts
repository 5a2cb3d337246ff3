import { randomBytes } from 'node:crypto'
import { challengeSeconds } from '../../login/passkeys/challenges.ts'
import type { OidcPayload } from '../../store/oidc/oidc-statements.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/** A passkey ceremony on the pages of an application. */
export interface PasskeySession {
  readonly clientId: string
  /** The name of the connection. */
  readonly connection: string
  /** The profile of a sign-up; absent for a log-in. */
  readonly user?: { readonly email: string; readonly name?: string }
}

const model = 'PasskeySession'

/** A random id of 256 bits, which is the `auth_session` of the application. */
export const newSessionId = () => randomBytes(32).toString('base64url')

/** Stores a session under the hash of its id. */
export async function storePasskeySession({ store }: Tenant, id: string, session: PasskeySession) {
  const { records, now } = store.oidc
  const expiresAt = new Date(now().getTime() + challengeSeconds * 1000)
  const payload: OidcPayload = { ...session }
  const { clientId } = session
  await records.upsert(model, id, {
    payload,
    grantId: undefined,
    userCode: undefined,
    uid: undefined,
    accountId: undefined,
    clientId,
    expiresAt,
  })
}

/** Consumes a session of this client; undefined if there is none. */
export async function consumePasskeySession(
  { store }: Tenant,
  id: string,
  clientId: string,
): Promise<PasskeySession | undefined> {
  const { records } = store.oidc
  const found = (await records.find(model, id))?.payload as PasskeySession | undefined
  if (found?.clientId !== clientId || !(await records.consume(model, id))) return undefined
  return found
}
