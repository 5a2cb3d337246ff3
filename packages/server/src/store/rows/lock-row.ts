import type { Statements } from '../database/transactions.ts'
import type { Scope } from './scope.ts'

type Key = Readonly<Record<string, string>>
type Locking = Pick<Scope, 'statements' | 'tenantId'>

/**
 * Locks a row against writes, but not against references from other rows, until the end of the
 * transaction. Transactions that begin with the same lock wait for each other without a connection.
 *
 * @param key the key columns of the row, without the tenant
 * @returns whether there is such a row
 */
export async function lockRow(
  { statements, tenantId }: Locking,
  table: string,
  key: Key,
): Promise<boolean> {
  const columns = Object.keys(key)
  const values = [tenantId, ...Object.values(key)]
  waitForTurn(statements, table, values)
  const conditions = columns.map((column, at) => `and ${column} = $${at + 2}`)
  const { rowCount } = await statements.query({
    name: `lock ${table} by ${columns.join()}`,
    text: `select 1 from ${table} where tenant_id = $1 ${conditions.join(' ')} for no key update`,
    values,
  })
  return rowCount === 1
}

const waitForTurn = (statements: Statements, table: string, values: readonly string[]): void =>
  statements.waitForTurn?.(`${table} ${values.join(' ')}`)

/**
 * Locks a row as `lockRow` does, and reads it, with related rows as they are once it is locked.
 *
 * @param read finds the row by its key, in tables whose reads lock
 */
export async function lockedRow<Row>(
  scope: Locking & Pick<Scope, 'locked'>,
  table: string,
  key: Key,
  read: (locked: Scope['locked']) => Promise<Row | null>,
): Promise<Row | undefined> {
  waitForTurn(scope.statements, table, [scope.tenantId, ...Object.values(key)])
  return (await read(scope.locked)) ?? undefined
}

/**
 * Locks two rows by one column, in the order of its values, so that concurrent transactions do not
 * deadlock.
 */
export async function lockRows(
  { statements, tenantId }: Locking,
  table: string,
  column: string,
  keys: readonly [string, string],
): Promise<void> {
  await statements.query({
    name: `lock two ${table} in the order of ${column}`,
    text: `select 1 from ${table} where tenant_id = $1 and ${column} in ($2, $3)
            order by ${column} for no key update`,
    values: [tenantId, ...keys],
  })
}

/**
 * Locks a row, and reads what it decides about. `read` is sent without waiting for the lock:
 * PostgreSQL runs it after the row is locked, so it sees all that was committed before. For the row
 * itself, `lockedRow` is faster, unless other statements are sent at the same time.
 */
export async function lockAndRead<Row>(
  scope: Locking,
  table: string,
  key: Key,
  read: () => Promise<Row | null | undefined>,
): Promise<Row | undefined> {
  const [exists, row] = await Promise.all([lockRow(scope, table, key), read()])
  return exists ? (row ?? undefined) : undefined
}

/** Locks the row of the tenant. Its resources can still be created and deleted. */
export async function lockTenant({ statements, tenantId }: Locking): Promise<void> {
  statements.waitForTurn?.(`tenants ${tenantId}`)
  const text = 'select 1 from tenants where id = $1 for no key update'
  await statements.query({ name: 'lock tenant', text, values: [tenantId] })
}

/** Locks the row of the tenant, and runs `read` in the same round trip. */
export async function lockTenantAndRead<T>(scope: Locking, read: () => Promise<T>): Promise<T> {
  const [, result] = await Promise.all([lockTenant(scope), read()])
  return result
}
