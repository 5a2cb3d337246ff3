import { lockedRow } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
import { type ActionRow, withNewestVersion } from './action-wire.ts'

/** Reads actions by their id, each with its newest version. */
export interface ActionRows {
  find(id: string): Promise<ActionRow | null>
  /** Reads an action, which no other transaction changes before the end of this one. */
  lock(id: string): Promise<ActionRow | undefined>
}

export function actionRows(scope: Scope): ActionRows {
  const { database, tenantId } = scope
  const find = (id: string, tables = database) =>
    tables.action.findUnique({
      where: { tenantId_id: { tenantId, id } },
      include: withNewestVersion,
    })
  return {
    find,
    lock: (id) => lockedRow(scope, 'actions', { id }, (locked) => find(id, locked)),
  }
}
