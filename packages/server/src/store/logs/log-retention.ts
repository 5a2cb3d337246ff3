import type { Database } from '../database/database.ts'

/** Rows removed by one statement, so that it never holds up anything else; and of one tenant. */
const stepRowsMax = 5_000
const tenantRowsMax = 1_000
/** Statements of one run. */
const stepsMax = 100
/** Of PostgreSQL's advisory locks: whoever has it prunes, and every other process goes on. */
const lockKey = 7_264_515

/** Removes what each tenant no longer keeps of its log. */
export interface LogRetention {
  /** How many entries went; up to a bound, the rest goes the next time. */
  prune(now: Date): Promise<number>
}

/** By the ids of entries, which begin with their time: an index leads to the old ones. */
export function logRetention(database: Database): LogRetention {
  const step = (now: Date) =>
    database.$transaction(async (transaction) => {
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
