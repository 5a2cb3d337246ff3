import type { Database } from '../database/database.ts'

/** Rows deleted by one statement, and of one tenant, so that others do not wait. */
const stepRowsMax = 5_000
const tenantRowsMax = 1_000
/** Statements of one run. */
const stepsMax = 100
/** An advisory lock of PostgreSQL: one process prunes, and the others skip. */
const lockKey = 7_264_515

/** Deletes log entries after the retention time of their tenant. */
export interface LogRetention {
  /** @returns the number of deleted entries; beyond a bound the next run continues */
  prune(now: Date): Promise<number>
}

/** Finds old entries by their ids, which begin with their time and are indexed. */
export function logRetention(database: Database): LogRetention {
  const step = (now: Date) =>
    database.transaction(async (transaction) => {
      const [lock] = await transaction.$queryRaw<{ isOurs: boolean }[]>`
        select pg_try_advisory_xact_lock(${lockKey}::bigint) as "isOurs"`
      if (!lock?.isOurs) return 0
      return transaction.$executeRaw`
        delete from logs where ctid = any (array(
          select old.ctid from tenants t cross join lateral (
            select ctid from logs
             where tenant_id = t.id
               and log_id < '900' || to_char(
                 (${now}::timestamptz - make_interval(hours => 24 * t.log_retention_days))
                   at time zone 'UTC', 'YYYYMMDDHH24MISSMS')
             order by log_id limit ${tenantRowsMax}) as old
           limit ${stepRowsMax}))`
    })
  return {
    async prune(now) {
      let removed = 0
      for (let steps = 0; steps < stepsMax; steps += 1) {
        const count = await step(now)
        removed += count
        if (count === 0) break
      }
      return removed
    },
  }
}
