import type { Logger } from 'pino'
import { logTypes } from '../log-types.ts'
import { placeOf } from '../login/login-origin.ts'
import { type BatchedEntry, PendingEntries } from '../store/logs/log-batches.ts'
import type { LogRecorder } from '../tenancy/log-recorder.ts'
import { every } from '../timing/every.ts'

/** The most entries in memory; further ones are dropped and counted. */
const pendingMax = 5_000

/** A log recorder to close at the end. */
export interface OpenLogRecorder extends LogRecorder {
  /** Writes all pending entries. */
  close(): Promise<void>
}

interface RecorderOptions {
  /** Writes entries; resolves to the errors of those that the database refused. */
  readonly write: (entries: readonly BatchedEntry[], at: Date) => Promise<readonly unknown[]>
  readonly flushMs: number
  /** Called for each entry with its type. */
  readonly onLogged: (type: string) => void
  readonly log: Logger
  readonly now: () => Date
}

/** Creates a recorder that writes its entries every `flushMs`. */
export function createLogRecorder({
  write,
  flushMs,
  onLogged,
  log,
  now,
}: RecorderOptions): OpenLogRecorder {
  const pending = new PendingEntries(pendingMax)
  const flush = async () => {
    const entries = pending.take()
    if (entries.length === 0) return
    const refusals = await write(entries, now()).catch((error) => {
      log.warn({ err: error }, 'Log entries could not be written; retrying.')
      pending.putBack(entries)
      return []
    })
    for (const err of refusals) log.error({ err }, 'A log entry was refused by the database.')
    const lost = pending.takeLost()
    if (lost > 0) log.warn({ lost }, 'Log entries were dropped: more arrive than can be written.')
  }
  const timer = every(flushMs, flush, (error) =>
    log.warn({ err: error }, 'Writing log entries failed.'),
  )
  return {
    record(req, { type, client_id: clientId, user_id: userId, ...entry }) {
      const data = { description: logTypes[type], ...placeOf(req), ...entry }
      onLogged(type)
      pending.add({
        tenantId: req.tenant.id,
        date: now(),
        type,
        ...(clientId !== undefined && { clientId }),
        ...(userId && { userId }),
        data: data as object,
      })
    },
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
