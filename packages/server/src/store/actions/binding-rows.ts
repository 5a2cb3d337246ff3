import type { ActionBinding } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'
import { updateTenant } from '../tenants/update-tenant.ts'

/** Reads the bindings of triggers, in the order in which they run. */
export const readBindings = (
  { database, tenantId }: Scope,
  triggers: readonly string[],
): Promise<readonly ActionBinding[]> =>
  triggers.length === 0
    ? Promise.resolve([])
    : database.actionBinding.findMany({
        where: { tenantId, trigger: { in: [...triggers] } },
        orderBy: { position: 'asc' },
      })

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
export async function writeBoundTriggers(scope: Scope): Promise<void> {
  const { database, tenantId } = scope
  const found = await database.$queryRaw<{ trigger: string }[]>`
    select distinct trigger from action_bindings where tenant_id = ${tenantId} order by trigger`
  updateTenant(scope, { boundTriggers: found.map(({ trigger }) => trigger) })
}
