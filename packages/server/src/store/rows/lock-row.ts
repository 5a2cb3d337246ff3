import type { Scope } from './scope.ts'

type Key = Readonly<Record<string, string>>
type Locking = Pick<Scope, 'statements' | 'tenantId'>

/**
 * Locks a row until the transaction ends, against writes but not against being referred to, so that
 * what is read of it now is what is changed then. `key` names its columns besides the tenant.
 *
 * @returns whether there is such a row
 */
export async function lockRow(
  { statements, tenantId }: Locking,
  table: string,
  key: Key,
): Promise<boolean> {
  const columns = Object.keys(key)
  const conditions = columns.map((column, at) => `and ${column} = $${at + 2}`)
  const { rowCount } = await statements.query({
    name: `lock ${table} by ${columns.join()}`,
    text: `select 1 from ${table} where tenant_id = $1 ${conditions.join(' ')} for no key update`,
    values: [tenantId, ...Object.values(key)],
  })
  return rowCount === 1
}

/**
 * Locks a row and reads it by `read`, which is sent right behind without waiting for the lock:
 * PostgreSQL runs it when the row is locked, and it sees what was committed by then.
 */
export async function lockAndRead<Row>(
  scope: Locking,
  table: string,
  key: Key,
  read: () => Promise<Row | null | undefined>,
): Promise<Row | undefined> {
  const [isThere, row] = await Promise.all([lockRow(scope, table, key), read()])
  return isThere ? (row ?? undefined) : undefined
}

/** Locks the tenant itself, while its resources may still come and go. */
export async function lockTenant({ statements, tenantId }: Locking): Promise<void> {
  const text = 'select 1 from tenants where id = $1 for no key update'
  await statements.query({ name: 'lock tenant', text, values: [tenantId] })
}
