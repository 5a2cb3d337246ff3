import { ApiError } from '../../errors.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
import { type ActionRow, toAction } from './action-wire.ts'
import { noteBindings, ofTrigger, readBindings, writeBoundTriggers } from './binding-rows.ts'
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
    // The tenant is locked first, as by whoever writes bindings and locks actions afterwards.
    const [row, all, isNamed] = await lockTenantAndRead(scope, () =>
      Promise.all([lock(id), readBindings(scope), isNamedElsewhere(scope, id)]),
    )
    if (!row) return false
    const own = all.filter(({ actionId }) => actionId === id)
    if (!isForced && (own.length > 0 || isNamed)) throw new ApiError('action_bound')
    const references = await readReferences(scope, [row, ...row.versions])
    const sent = database.action.deleteMany({ where: { tenantId, id } })
    changes.deleted('action', toAction(row, references), sent)
    if (own.length === 0) return true
    const others = all.filter(({ actionId }) => actionId !== id)
    for (const { trigger } of own) {
      noteBindings(scope, trigger, ofTrigger(all, trigger), ofTrigger(others, trigger))
    }
    writeBoundTriggers(scope, others)
    return true
  },
})
