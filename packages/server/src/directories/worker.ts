import type { Logger } from 'pino'
import type { Bounds } from '../config/bounds.ts'
import { DirectoryError } from '../connectors/directory-connector.ts'
import type { LogType } from '../log-types.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { LostClaimError } from '../store/directory/directory-provisionings.ts'
import type {
  DueSynchronization,
  DueSynchronizations,
} from '../store/directory/due-synchronizations.ts'
import type { Progress } from '../store/directory/progress.ts'
import type { Tenancy } from '../tenancy/tenancy.ts'
import { Signal } from '../timing/signal.ts'
import { within } from '../timing/within.ts'
import { progressOf, restart } from './synchronization.ts'
import { synchronize } from './synchronize.ts'

/** The worker that synchronizes users and groups with the directories of identity providers. */
export interface DirectoryWorker {
  /** Checks for due synchronizations now, instead of at the next interval. */
  wake(): void
  /** Waits up to `timeoutMs` for the current steps. Another process continues after them. */
  stop(timeoutMs: number): Promise<void>
}

/** What the worker reads and writes. */
export interface DirectoryWorkerOptions {
  readonly queue: DueSynchronizations
  readonly tenancy: Pick<Tenancy, 'find'>
  readonly outbound: Outbound
  readonly bounds: Pick<
    Bounds,
    'directoryCheckMs' | 'directoryIntervalMs' | 'directoryLeaseMs' | 'directoryRetryMs'
  >
  /** Writes an entry to the log of the tenant. */
  readonly record: (type: LogType, due: DueSynchronization, details: object) => Promise<void>
  readonly log: Logger
  readonly now: () => Date
}

/** The most synchronizations of a process at a time, and of one tenant among them. */
const [runningMax, tenantMax] = [4, 2]
/** Attempts without progress, after which a synchronization fails. */
const attemptsMax = 6
const retryFactor = 4

/** Starts the worker. Tenants share it: each has at most half of what runs at a time. */
export function startDirectoryWorker(options: DirectoryWorkerOptions): DirectoryWorker {
  const { queue, bounds, log, now } = options
  const stopping = new AbortController()
  const running = new Map<Promise<void>, string>()
  const signal = new Signal()
  const claim = () =>
    queue.claim(now(), {
      leaseEnd: new Date(now().getTime() + bounds.directoryLeaseMs),
      busy: [...running.values()],
      tenantMax,
    })
  const start = (due: DueSynchronization) => {
    const done = run(options, due, stopping.signal)
      .catch((error) => log.warn({ err: error }, 'A synchronization was interrupted; retrying.'))
      .finally(() => {
        running.delete(done)
        signal.notify()
      })
    running.set(done, due.tenantId)
  }
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const due = running.size < runningMax ? await claim().catch(failed) : undefined
      if (due) start(due)
      else await signal.wait(bounds.directoryCheckMs)
    }
  }
  const failed = (error: unknown) => {
    log.warn({ err: error }, 'Due synchronizations could not be read; retrying.')
    return undefined
  }
  const working = work()
  return {
    wake: () => signal.notify(),
    async stop(timeoutMs) {
      stopping.abort()
      signal.notify()
      await within(timeoutMs, Promise.all([working, ...running.keys()]))
    },
  }
}

async function run(
  options: DirectoryWorkerOptions,
  due: DueSynchronization,
  stopped: AbortSignal,
): Promise<void> {
  const { queue, tenancy, bounds, record, now } = options
  const tenant = await tenancy.find(due.domain)
  if (!tenant || tenant.id !== due.tenantId) return
  const isNew = due.progress.phase === undefined && due.failures === 0
  if (isNew) await record('directory_sync_started', due, {})
  const reached: Reached = { progress: due.progress, failures: due.failures }
  const extending: DueSynchronizations['extend'] = async (claimed, leaseEnd, progress) => {
    const isHeld = await queue.extend(claimed, leaseEnd, progress)
    if (isHeld && progress) Object.assign(reached, { progress, failures: 0 })
    return isHeld
  }
  const parts = { ...options, queue: { extend: extending }, leaseMs: bounds.directoryLeaseMs }
  try {
    const progress = await synchronize(parts, tenant, due, stopped)
    if (!progress) return await queue.postpone(due, { workAt: now() })
    await end(options, due, undefined)
    const { counts, problems } = progress
    await record('directory_sync_completed', due, { counts, problems })
  } catch (error) {
    if (error instanceof LostClaimError) return
    if (stopped.aborted) return queue.postpone(due, { workAt: now() })
    await fail(options, due, reached, error)
  }
}

/** How far a synchronization came, and the failures since then. */
interface Reached {
  readonly progress: Partial<Progress>
  readonly failures: number
}

async function fail(
  options: DirectoryWorkerOptions,
  due: DueSynchronization,
  { progress: stored, failures }: Reached,
  error: unknown,
): Promise<void> {
  const { queue, bounds, record, log, now } = options
  const { tenantId, connectionId } = due
  const isOurs = error instanceof DirectoryError
  const reason = isOurs ? error.message : 'An internal error occurred; the server logged it.'
  log.warn({ err: error, tenantId, connectionId }, 'A synchronization with a directory failed.')
  const progress = progressOf(stored)
  // Pages that are read again are no progress, which would begin the count of failures anew.
  const isForgotten = isOurs && error.isStalePage && !restart(progress)
  const isLasting = isForgotten || (isOurs && !error.isTransient)
  if (!isLasting && failures + 1 < attemptsMax) {
    const waitMs = bounds.directoryRetryMs * retryFactor ** failures
    const workAt = new Date(now().getTime() + waitMs)
    return queue.postpone(due, { workAt, error: reason, progress })
  }
  await end(options, due, reason)
  const { counts, problems } = progress
  await record('directory_sync_failed', due, { error: reason, counts, problems })
}

function end(
  { queue, bounds, now }: DirectoryWorkerOptions,
  due: DueSynchronization,
  error: string | undefined,
): Promise<void> {
  const at = now()
  const nextAt = new Date(at.getTime() + bounds.directoryIntervalMs)
  return queue.end(due, { status: error === undefined ? 'completed' : 'failed', error, at, nextAt })
}
