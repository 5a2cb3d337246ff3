import { randomUUID } from 'node:crypto'
import type { DueEntry } from '../../actions/post-login/post-login-state.ts'
import { noLinks } from '../../store/oidc/oidc-statements.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

const model = 'LoginEntry'
const hourMs = 60 * 60 * 1000

/** The entry as a session has it, from which several requests may read it. */
export const sharedEntry = (
  entry: DueEntry,
  login: Pick<DueEntry, 'clientId' | 'connection'>,
): DueEntry => ({ id: randomUUID(), ...login, ...entry })

/** The entry for the only request that knows it, which need not claim it. */
export const ownEntry = ({ id: _, ...entry }: DueEntry): DueEntry => entry

/**
 * Claims the log entry of a log-in, to write it, or because an action has refused the log-in. It
 * sends no statement for an entry that no session has.
 *
 * @returns false if the entry has been claimed before; of concurrent calls, one resolves to true
 */
export async function claimEntry(
  { store, settings }: Pick<Tenant, 'store' | 'settings'>,
  { id }: DueEntry,
): Promise<boolean> {
  if (id === undefined) return true
  const { session_lifetime: lasting = 168, ephemeral_session_lifetime: brief = lasting } = settings
  // A concurrent request may write the session with the entry once more, but not for longer.
  const lifetimeMs = Math.max(lasting, brief) * hourMs
  const expiresAt = new Date(store.oidc.now().getTime() + lifetimeMs)
  return store.oidc.records.insert(model, id, { payload: {}, ...noLinks, expiresAt })
}
