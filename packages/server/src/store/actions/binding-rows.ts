import type { ActionBinding } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'
import { updateTenant } from '../tenants/update-tenant.ts'

/** Reads the bindings of one trigger or of all, in the order in which they run. */
export const readBindings = (
  { database, tenantId }: Scope,
  trigger?: string,
): Promise<readonly ActionBinding[]> =>
  database.actionBinding.findMany({
    where: { tenantId, ...(trigger !== undefined && { trigger }) },
    orderBy: { position: 'asc' },
  })

/** The bindings of a trigger among those of all. */
export const ofTrigger = (all: readonly ActionBinding[], trigger: string) =>
  all.filter((each) => each.trigger === trigger)

/** Notes that the bindings of a trigger changed. */
export function noteBindings(
  { changes }: Scope,
  trigger: string,
  before: readonly ActionBinding[],
  after: readonly ActionBinding[],
): void {
  const shown = (rows: readonly ActionBinding[]) => ({
    trigger_id: trigger,
    bindings: rows.map(({ id, actionId, displayName }) => ({
      id,
      action_id: actionId,
      display_name: displayName,
    })),
  })
  changes.updated('action_binding', shown(before), shown(after))
}

/** Writes which triggers have bindings to the row of the tenant, which must be locked. */
export function writeBoundTriggers(scope: Scope, all: readonly ActionBinding[]): void {
  const boundTriggers = [...new Set(all.map(({ trigger }) => trigger))].sort()
  updateTenant(scope, { boundTriggers })
}

/** Whether an action is bound to any trigger. */
export async function isActionBound(
  { database, tenantId }: Scope,
  actionId: string,
): Promise<boolean> {
  const count = await database.actionBinding.count({ where: { tenantId, actionId }, take: 1 })
  return count > 0
}
