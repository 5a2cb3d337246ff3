import { Prisma } from '../prisma/client.ts'

/**
 * Holds a row until the transaction ends, against writes but not against being referred to, so that
 * what is read of it now is what is changed then. `key` names its columns besides the tenant.
 */
export async function lockRow(
  database: Prisma.TransactionClient,
  table: string,
  tenantId: string,
  key: Readonly<Record<string, string>>,
): Promise<boolean> {
  const conditions = Object.entries(key).map(
    ([column, value]) => Prisma.sql`${Prisma.raw(column)} = ${value}`,
  )
  const rows = await database.$queryRaw<unknown[]>`
    select 1 from ${Prisma.raw(table)}
     where tenant_id = ${tenantId} and ${Prisma.join(conditions, ' and ')} for no key update`
  return rows.length > 0
}

/** Holds the tenant itself, while its resources may still come and go. */
export async function lockTenant(
  database: Prisma.TransactionClient,
  tenantId: string,
): Promise<void> {
  await database.$queryRaw`select 1 from tenants where id = ${tenantId} for no key update`
}
