import type { Prisma } from '../prisma/client.ts'
import { lockedRow } from './lock-row.ts'
import type { Scope } from './scope.ts'

/** The key of a row of a tenant, as Prisma names it. */
interface IdKey {
  readonly tenantId_id: { readonly tenantId: string; readonly id: string }
}

interface RowById<Row, Item> {
  /** Reads a row, and returns it as the API answers it. */
  get(id: string): Promise<Item | undefined>
  /** Locks a row against writes until the end of the transaction, and reads it. */
  lock(id: string): Promise<Row | undefined>
}

/**
 * Reads and locks rows of a tenant by their `id`.
 *
 * @param table the name of the table in SQL
 * @param find finds a row in these tables, whose reads may lock
 */
export function rowById<Row, Item>(
  scope: Scope,
  table: string,
  find: (tables: Prisma.TransactionClient, where: IdKey) => Promise<Row | null>,
  toItem: (row: Row) => Item,
): RowById<Row, Item> {
  const { database, tenantId } = scope
  const keyOf = (id: string): IdKey => ({ tenantId_id: { tenantId, id } })
  return {
    async get(id) {
      const row = await find(database, keyOf(id))
      return row ? toItem(row) : undefined
    },
    lock: (id) => lockedRow(scope, table, { id }, (locked) => find(locked, keyOf(id))),
  }
}
