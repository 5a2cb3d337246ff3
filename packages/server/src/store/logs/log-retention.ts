import type { Database } from '../database/database.ts'

/**
 * The most rows that one statement deletes in all, and of one tenant, so that others do not wait.
 */
const stepRowsMax = 5_000
const tenantRowsMax = 1_000
/** The most statements in one run. */
const stepsMax = 100
/** The key of an advisory lock: one process deletes, and the others skip the run. */
const lockKey = 7_264_515

/** Deletes log entries after the retention time of their tenant. */
export interface LogRetention {
  /**
   * Deletes expired log entries.
   *
   * @returns their number; beyond a limit, the next run continues
   */
  prune(now: Date): Promise<number>
}

/**
 * Creates the retention. It finds expired entries by their ids, which begin with the time and are
 * indexed.
 */
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
