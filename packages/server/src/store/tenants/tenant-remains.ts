import type { Database } from '../database/database.ts'
import { deletionOfOrphans } from '../database/orphaned-rows.ts'
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
 * Deletes what other processes wrote for tenants while these were deleted. Beyond a limit, the next
 * run continues.
 */
export async function pruneRemains(database: Database): Promise<void> {
  for (const table of tables) {
    const text = deletionOfOrphans({
      table,
      key: ['tenant_id'],
      parent: 'tenants',
      parentKey: ['id'],
    })
    for (let steps = 0; steps < stepsMax; steps += 1) {
      if ((await database.$executeRawUnsafe(text, stepRowsMax)) < stepRowsMax) break
    }
  }
}
