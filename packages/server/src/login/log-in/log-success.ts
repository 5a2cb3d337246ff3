import { detailsOfExecutions } from '../../actions/details-of-executions.ts'
import { entryOfOrigin, entryOfSuccess, type LoginOrigin } from '../../store/logs/logins.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { appendEntry } from '../append-entry.ts'

/** A log-in whose actions have run. */
interface ActedLogin {
  readonly userId: string
  /** The name of the connection of the log-in. */
  readonly connection?: string | undefined
  readonly origin: LoginOrigin
  readonly executions: readonly string[]
}

/** Writes the log entry of a log-in that `succeed` has left to its actions. */
export async function logSuccess(
  tenant: Tenant,
  { userId, connection, origin, executions }: ActedLogin,
): Promise<void> {
  const { store, connectors } = tenant
  const by = { userId, ...(connection !== undefined && { connection }) }
  const account = await store.accounts.findOpenTo(origin.clientId, by)
  const strategyType = account && connectors.find(account.provider)?.type
  await appendEntry(tenant, 'Log in', {
    type: 's',
    user_id: userId,
    ...entryOfOrigin(origin),
    ...(account && entryOfSuccess({ account, strategyType })),
    ...detailsOfExecutions(executions),
  })
}
