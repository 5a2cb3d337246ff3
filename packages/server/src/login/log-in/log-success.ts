import { detailsOfExecutions } from '../../actions/details-of-executions.ts'
import type { DueEntry, PostLoginState } from '../../actions/post-login/post-login-state.ts'
import { entryOfOrigin, entryOfSuccess, type LoginOrigin } from '../../store/logs/logins.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { appendEntry } from '../append-entry.ts'
import { claimEntry } from './claim-entry.ts'

/** A log-in whose actions have run, or are not bound any more. */
interface ActedLogin {
  readonly userId: string
  /** The name of the connection of the log-in, if the entry does not name it. */
  readonly connection?: string | undefined
  readonly origin: LoginOrigin
  readonly actions: Pick<PostLoginState, 'executions'> | undefined
}

/**
 * Writes the log entry of a log-in that `succeed` has left to its actions, unless another request
 * has written it.
 */
export async function logSuccess(
  tenant: Tenant,
  entry: DueEntry,
  { userId, connection: known, origin, actions }: ActedLogin,
): Promise<void> {
  if (!(await claimEntry(tenant, entry))) return
  const { store, connectors } = tenant
  const { connection = known } = entry
  const by = { userId, ...(connection !== undefined && { connection }) }
  const account = await store.accounts.findOpenTo(origin.clientId, by)
  const strategyType = account && connectors.find(account.provider)?.type
  const details = { ...entry.details, ...detailsOfExecutions(actions?.executions).details }
  await appendEntry(tenant, 'Log in', {
    type: 's',
    user_id: userId,
    ...entryOfOrigin(origin),
    ...(account && entryOfSuccess({ account, strategyType })),
    ...(Object.keys(details).length > 0 && { details }),
  })
}
