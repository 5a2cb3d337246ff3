import type { OpenStore } from '../open-store.ts'
import { sealLogs } from '../store/logs/seal-logs.ts'
import { every } from '../timing/every.ts'
import type { Shutdown } from '../timing/shutdown.ts'
import type { StartOptions } from './start-options.ts'

/** Seals log entries at intervals, until the server stops. */
export function sealLogsRegularly(
  { config: { bounds }, log, now }: StartOptions,
  { database, sealer }: OpenStore,
  shutdown: Shutdown,
): void {
  const stopping = new AbortController()
  const timer = every(
    bounds.logSealMs,
    () => sealLogs(database, sealer, now(), bounds.logSealAgeMs, stopping.signal),
    (error) => log.warn({ err: error }, 'Log entries could not be sealed; retrying.'),
  )
  shutdown.add(() => {
    clearInterval(timer)
    stopping.abort()
  })
}
