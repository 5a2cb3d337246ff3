import { refusedBody } from '../../errors.ts'
import type { ActionTriggerId } from '../../record-rules/action-triggers.ts'
import type { Scope } from '../rows/scope.ts'

/**
 * Requires a deployed action of a trigger, which another resource names. It is locked against
 * deletion until the end of the transaction.
 *
 * @param place the member of the body that names it
 * @throws ApiError `invalid_body`
 */
export async function requireDeployedAction(
  { database, tenantId }: Scope,
  actionId: string,
  trigger: ActionTriggerId,
  place: string,
): Promise<void> {
  const [found] = await database.$queryRaw<{ trigger: string | null }[]>`
    select version.trigger from actions action
      left join action_versions version
        on version.tenant_id = action.tenant_id and version.action_id = action.id
       and version.number = action.version_number
     where action.tenant_id = ${tenantId} and action.id = ${actionId} for share of action`
  if (!found) throw refusedBody('There is no such action', place)
  if (found.trigger === null) throw refusedBody('The action is not deployed yet: deploy it', place)
  if (found.trigger === trigger) return
  throw refusedBody(`The action runs at the trigger ${found.trigger}, not ${trigger}`, place)
}
