import type { Database } from '../database/database.ts'
import { Prisma } from '../prisma/client.ts'

/**
 * The tables whose rows do not refer to their tenant, because PostgreSQL would look up and lock the
 * row of the tenant for each of them (decision 132). Their keys begin with the tenant.
 */
const tables = ['logs', 'events', 'oidc_records', 'sessions', 'refresh_tokens'] as const

/** The most rows that one statement deletes, so that others do not wait. */
const stepRowsMax = 5_000
/** The most statements for one table in one run of `pruneRemains`. */
const stepsMax = 20

/** Deletes the rows of a deleted tenant that did not refer to it. */
export async function deleteRemains(database: Database, tenantId: string): Promise<void> {
  for (const name of tables) {
    const table = Prisma.raw(name)
    const step = () => database.$executeRaw`
      delete from ${table} where ctid = any (array(
        select ctid from ${table} where tenant_id = ${tenantId} limit ${stepRowsMax}))`
    let deleted = stepRowsMax
    while (deleted === stepRowsMax) deleted = await step()
  }
}

/**
 * Deletes what other processes wrote for tenants while these were deleted. It finds the tenants of
 * a table by skipping from one to the next in its key. Beyond a limit, the next run continues.
 */
export async function pruneRemains(database: Database): Promise<void> {
  for (const name of tables) {
    for (let steps = 0; steps < stepsMax; steps += 1) {
      if ((await pruneTable(database, Prisma.raw(name))) < stepRowsMax) break
    }
  }
}

function pruneTable(database: Database, table: Prisma.Sql): Promise<number> {
  return database.$executeRaw`
    with recursive known (tenant_id) as (
      (select tenant_id from ${table} order by tenant_id limit 1)
      union all
      select next.tenant_id from known, lateral (
        select tenant_id from ${table} each where each.tenant_id > known.tenant_id
         order by each.tenant_id limit 1) next),
    deleted_tenants as (
      select tenant_id from known
       where not exists (select 1 from tenants where id = known.tenant_id))
    delete from ${table} where ctid = any (array(
      select row.ctid from deleted_tenants, lateral (
        select ctid from ${table} each
         where each.tenant_id = deleted_tenants.tenant_id limit ${stepRowsMax}) row
       limit ${stepRowsMax}))`
}
