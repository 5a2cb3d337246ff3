import { Prisma } from '../prisma/client.ts'
import { executionKeptMs } from '../rows/execution-lifetime.ts'
import type { Database } from './database.ts'
import { replanned } from './statement-names.ts'

/** The tables of executions, which each log-in may add to. */
const tables = ['action_executions', 'flow_executions']

/** Only tenants with executions of this time can have more than they keep. */
const recentMs = 10 * 60 * 1000
/** The most rows that one statement deletes, so that others do not wait. */
const stepRowsMax = 5_000
/** The most statements for one tenant in one run. */
const stepsMax = 20

interface Surplus {
  readonly now: Date
  /** The most executions of actions, and of flows, that a tenant keeps. */
  readonly keptMax: number
}

/**
 * Deletes the oldest executions of tenants that have more than they keep. Beyond a limit, the next
 * run continues. Nothing is counted when an execution is added: a log-in would wait for it.
 */
export async function pruneSurplusExecutions(
  database: Database,
  { now, keptMax }: Surplus,
): Promise<void> {
  const since = new Date(now.getTime() + executionKeptMs - recentMs)
  for (const name of tables) {
    const table = Prisma.raw(name)
    const grown = await database.$queryRaw<{ id: string }[]>`${replanned}
      select distinct tenant_id as id from ${table} where expires_at > ${since}`
    for (const { id } of grown) await pruneTenant(database, table, id, keptMax)
  }
}

async function pruneTenant(
  database: Database,
  table: Prisma.Sql,
  tenantId: string,
  keptMax: number,
): Promise<void> {
  for (let steps = 0; steps < stepsMax; steps += 1) {
    const deleted = await database.$executeRaw`${replanned}
      delete from ${table} where ctid = any (array(
        select oldest.ctid
          from (select count(*) - ${keptMax}::bigint as rows
                  from ${table} where tenant_id = ${tenantId}) as surplus
         cross join lateral (
           select ctid from ${table} where tenant_id = ${tenantId} and surplus.rows > 0
            order by expires_at
            limit least(greatest(surplus.rows, 0), ${stepRowsMax}::bigint)) as oldest))`
    if (deleted < stepRowsMax) break
  }
}
