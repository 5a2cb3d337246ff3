import type { Provider } from 'oidc-provider'
import type { EndedSession } from '../../store/oidc/ended-session.ts'
import { sendLogoutToken } from '../provider/patches.ts'

/**
 * Sends a logout token to each client of an ended session (OpenID Connect Back-Channel Logout 1.0),
 * also after some of them failed.
 *
 * @throws AggregateError of the failures
 */
export async function sendLogoutTokens(
  provider: Provider,
  { accountId, clients }: EndedSession,
): Promise<void> {
  const outcomes = await Promise.allSettled(
    clients.map(async ({ clientId, sid }) => {
      const client = await provider.Client.find(clientId)
      if (client?.backchannelLogoutUri) await sendLogoutToken(client, accountId, sid)
    }),
  )
  const failures = outcomes.filter((each) => each.status === 'rejected').map(({ reason }) => reason)
  if (failures.length > 0) {
    throw new AggregateError(failures, 'Back-channel log-out of some clients failed')
  }
}
