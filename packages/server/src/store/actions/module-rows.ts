import { lockedRow } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
import { type ModuleRow, withNewestVersion } from './module-wire.ts'

/** Reads modules by their id, each with its newest version. */
export interface ModuleRows {
  find(id: string): Promise<ModuleRow | null>
  /** Reads a module, which no other transaction changes before the end of this one. */
  lock(id: string): Promise<ModuleRow | undefined>
}

export function moduleRows(scope: Scope): ModuleRows {
  const { database, tenantId } = scope
  const find = (id: string, tables = database) =>
    tables.actionModule.findUnique({
      where: { tenantId_id: { tenantId, id } },
      include: withNewestVersion,
    })
  return {
    find,
    lock: (id) => lockedRow(scope, 'action_modules', { id }, (locked) => find(id, locked)),
  }
}
