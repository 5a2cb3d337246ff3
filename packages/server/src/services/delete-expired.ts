import type { OpenStore } from '../open-store.ts'
import { pruneExpired } from '../store/database/expired-rows.ts'
import { pruneSurplusExecutions } from '../store/database/surplus-executions.ts'
import { logRetention } from '../store/logs/log-retention.ts'
import { pruneRemains } from '../store/tenants/tenant-remains.ts'
import { every } from '../timing/every.ts'
import type { Shutdown } from '../timing/shutdown.ts'
import type { StartOptions } from './start-options.ts'

/**
 * Deletes expired rows, expired log entries, and remains of deleted tenants at intervals, until the
 * server stops.
 */
export function deleteExpired(
  { config: { bounds }, log, now }: StartOptions,
  { database }: OpenStore,
  shutdown: Shutdown,
): void {
  const rows = every(
    bounds.expiredPruneMs,
    async () => {
      await pruneExpired(database, now())
      const keptMax = bounds.executionsMax
      await pruneSurplusExecutions(database, { now: now(), keptMax })
    },
    (error) => log.warn({ err: error }, 'Expired rows could not be deleted; retrying.'),
  )
  const logs = every(
    bounds.logPruneMs,
    async () => void (await logRetention(database).prune(now())),
    (error) => log.warn({ err: error }, 'Expired logs could not be deleted; retrying.'),
  )
  const remains = every(
    bounds.remainsPruneMs,
    () => pruneRemains(database),
    (error) => log.warn({ err: error }, 'Rows of deleted tenants could not be deleted; retrying.'),
  )
  shutdown.add(() => clearInterval(rows))
  shutdown.add(() => clearInterval(logs))
  shutdown.add(() => clearInterval(remains))
}
