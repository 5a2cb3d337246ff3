import { noLinks } from '../store/oidc/oidc-statements.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

/** The session of a service provider. */
interface SessionAt {
  readonly clientId: string
  readonly sessionIndex: string
}

const [model, hourMs] = ['SamlNameId', 60 * 60 * 1000]

/**
 * Keeps the format of the NameID that a service provider has requested, for as long as its session
 * may last: a request for log-out must identify the user as the last assertion did (SAML Core,
 * section 3.7.1).
 *
 * @param format undefined for the format of the client, which replaces one that was kept
 */
export async function keepNameIdFormat(
  { store, settings }: Tenant,
  at: SessionAt,
  format: string | undefined,
): Promise<void> {
  const { records, now } = store.oidc
  if (format === undefined) {
    await records.destroy(model, idOf(at))
    return
  }
  const { session_lifetime: hours = 168, ephemeral_session_lifetime: ephemeralHours = 0 } = settings
  const lifetimeMs = Math.max(hours, ephemeralHours) * hourMs
  const expiresAt = new Date(now().getTime() + lifetimeMs)
  await records.upsert(model, idOf(at), { payload: { format }, ...noLinks, expiresAt })
}

/** The kept format; undefined if the service provider has requested none. */
export async function findNameIdFormat(
  { store }: Tenant,
  at: SessionAt,
): Promise<string | undefined> {
  const found = await store.oidc.records.find(model, idOf(at))
  return found && String(found.payload.format)
}

const idOf = ({ clientId, sessionIndex }: SessionAt) => `${clientId} ${sessionIndex}`
