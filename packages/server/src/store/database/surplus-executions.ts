import { Prisma } from '../prisma/client.ts'
import type { Database } from './database.ts'
import { replanned } from './statement-names.ts'

/** The tables of executions, which each log-in may add to. */
const tables = ['action_executions', 'flow_executions']

/** The most rows that one statement deletes in all, and of one tenant: others do not wait. */
const stepRowsMax = 10_000
const tenantRowsMax = 5_000
/** The most statements for one table in one run. */
const stepsMax = 20

/**
 * Deletes the oldest executions of tenants that have more than `keptMax` of actions, or of flows.
 * Beyond a limit, the next run continues. Nothing is counted when an execution is added: a log-in
 * would wait for it.
 */
export async function pruneSurplusExecutions(database: Database, keptMax: number): Promise<void> {
  for (const name of tables) {
    for (let steps = 0; steps < stepsMax; steps += 1) {
      if ((await pruneStep(database, name, keptMax)) === 0) break
    }
  }
}

/** @returns how many rows were deleted */
function pruneStep(database: Database, name: string, keptMax: number): Promise<number> {
  const table = Prisma.raw(name)
  return database.$executeRaw`${replanned}
    delete from ${table} where ctid = any (array(
      select oldest.ctid
        from (select tenant_id, count(*) - ${keptMax}::bigint as surplus
                from ${table} group by tenant_id having count(*) > ${keptMax}::bigint) as full_tenant
       cross join lateral (
         select ctid from ${table} as execution
          where execution.tenant_id = full_tenant.tenant_id
          order by expires_at limit least(full_tenant.surplus, ${tenantRowsMax}::bigint)) as oldest
       limit ${stepRowsMax}))`
}
