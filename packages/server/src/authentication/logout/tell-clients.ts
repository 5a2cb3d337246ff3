import type { Provider } from 'oidc-provider'
import type { EndedSession } from '../../store/oidc/ended-session.ts'
import { sendLogoutToken } from '../provider/patches.ts'

/**
 * Tells the clients of a session that it is over; one that does not listen keeps nobody from being
 * told.
 *
 * @throws AggregateError of those that were not told
 */
export async function tellClients(
  provider: Provider,
  { accountId, clients }: EndedSession,
): Promise<void> {
  const told = await Promise.allSettled(
    clients.map(async ({ clientId, sid }) => {
      const client = await provider.Client.find(clientId)
      if (client?.backchannelLogoutUri) await sendLogoutToken(client, accountId, sid)
    }),
  )
  const failures = told.filter((each) => each.status === 'rejected').map(({ reason }) => reason)
  if (failures.length > 0) {
    throw new AggregateError(failures, 'Back-channel log-out of some clients failed')
  }
}
