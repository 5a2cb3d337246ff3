import { ApiError } from '../../errors.ts'
import { lockTenant } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
import { type ActionRow, toAction } from './action-wire.ts'
import { noteBindings, readBindings, writeBoundTriggers } from './binding-rows.ts'
import { readReferences } from './module-references.ts'
import { isNamedElsewhere } from './named-elsewhere.ts'

/** Deletes actions. */
export interface DeleteAction {
  /**
   * Deletes an action with its versions.
   *
   * @param isForced whether it is deleted even if it is bound, or if another resource names it
   * @returns whether there was one
   * @throws ApiError `action_bound`
   */
  delete(id: string, isForced: boolean): Promise<boolean>
}

/** @param lock locks an action and reads it */
export const deleteAction = (
  scope: Scope,
  lock: (id: string) => Promise<ActionRow | undefined>,
): DeleteAction => ({
  async delete(id, isForced) {
    const { database, tenantId, changes } = scope
    await lockTenant(scope) // as whoever writes bindings, who locks actions afterwards
    const row = await lock(id)
    if (!row) return false
    const own = await database.actionBinding.findMany({ where: { tenantId, actionId: id } })
    if (!isForced && (own.length > 0 || (await isNamedElsewhere(scope, id)))) {
      throw new ApiError('action_bound')
    }
    const triggers = [...new Set(own.map(({ trigger }) => trigger))]
    const before = await readBindings(scope, triggers)
    const references = await readReferences(scope, [row, ...row.versions])
    await database.action.deleteMany({ where: { tenantId, id } })
    changes.deleted('action', toAction(row, references))
    if (triggers.length === 0) return true
    for (const trigger of triggers) {
      const rows = before.filter((each) => each.trigger === trigger)
      noteBindings(
        scope,
        trigger,
        rows,
        rows.filter(({ actionId }) => actionId !== id),
      )
    }
    await writeBoundTriggers(scope)
    return true
  },
})
