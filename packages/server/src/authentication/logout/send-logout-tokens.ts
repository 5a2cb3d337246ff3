import type { Provider } from 'oidc-provider'
import type { Client } from '../../store/clients/clients.ts'
import type { EndCause, EndedSession } from '../../store/oidc/ended-session.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { sendLogoutToken } from '../provider/patches.ts'

/**
 * Sends a logout token to each client of an ended session (OpenID Connect Back-Channel Logout 1.0)
 * that is to be notified of the cause, also after some of them failed.
 *
 * @throws AggregateError of the failures
 */
export async function sendLogoutTokens(
  provider: Provider,
  tenant: Tenant,
  { accountId, cause, clients }: EndedSession,
): Promise<void> {
  const outcomes = await Promise.allSettled(
    clients.map(async ({ clientId, sid }) => {
      const stored = await tenant.clients.find(clientId)
      if (!stored || !isNotifiedOf(cause, stored)) return
      const client = await provider.Client.find(clientId)
      if (client?.backchannelLogoutUri) await sendLogoutToken(client, accountId, sid)
    }),
  )
  const failures = outcomes.filter((each) => each.status === 'rejected').map(({ reason }) => reason)
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
