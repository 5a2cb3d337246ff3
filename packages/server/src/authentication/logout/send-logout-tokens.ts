import type { Provider } from 'oidc-provider'
import type { Client } from '../../store/clients/clients.ts'
import type { LogEntry } from '../../store/logs/logs.ts'
import type { EndCause, EndedSession } from '../../store/oidc/ended-session.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { sendLogoutToken } from '../provider/patches.ts'
import { detailsOfLogout, withSessionMetadata } from './session-metadata.ts'

type EndedClient = EndedSession['clients'][number]

/**
 * Sends a logout token to each client of an ended session (OpenID Connect Back-Channel Logout 1.0)
 * that is to be notified of the cause, also after some of them failed. The log of the tenant gets
 * an entry for each.
 *
 * @throws AggregateError of the failures
 */
export async function sendLogoutTokens(
  provider: Provider,
  tenant: Tenant,
  { accountId, cause, clients, metadata }: EndedSession,
): Promise<void> {
  const failures: unknown[] = []
  const send = async ({ clientId, sid }: EndedClient): Promise<LogEntry | undefined> => {
    const stored = await tenant.clients.find(clientId)
    if (!stored || !isNotifiedOf(cause, stored)) return undefined
    const client = await provider.Client.find(clientId)
    if (!client?.backchannelLogoutUri) return undefined
    const about = {
      user_id: accountId,
      client_id: clientId,
      client_name: stored.name,
      ...detailsOfLogout(tenant, metadata),
    }
    try {
      await withSessionMetadata(metadata, () => sendLogoutToken(client, accountId, sid))
      return { type: 'oidc_backchannel_logout_succeeded', ...about }
    } catch (error) {
      failures.push(error)
      const description = error instanceof Error ? error.message : 'No response'
      return { type: 'oidc_backchannel_logout_failed', ...about, description }
    }
  }
  const entries = (await Promise.all(clients.map(send))).filter((each) => each !== undefined)
  if (entries.length > 0) {
    await tenant.store.write({ description: 'Notify clients of a log-out' }, async ({ logs }) => {
      for (const entry of entries) await logs.append(entry)
    })
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, 'Back-channel log-out of some clients failed')
  }
}

/**
 * Whether a client is notified of the cause, by its `backchannel_logout_initiators`: of each if it
 * has none, and always of a log-out, of which oidc-provider notifies too.
 */
function isNotifiedOf(cause: EndCause, { settings }: Client): boolean {
  const { backchannel_logout_initiators: initiators } = settings.oidc_logout ?? {}
  if (!initiators || initiators.mode === 'all' || cause === 'rp-logout') return true
  return initiators.selected_initiators?.includes(cause) ?? false
}
