import type { Logger } from 'pino'
import type { JobQueue } from '../store/jobs/job-queue.ts'
import { every } from '../timing/every.ts'
import { Signal } from '../timing/signal.ts'
import { within } from '../timing/within.ts'

/** The interval at which jobs of other processes are found and failed steps are retried. */
const pollMs = 1_000
const pruneMs = 60_000

/** Runs jobs step by step, concurrently with the workers of other processes. */
export interface Worker {
  /** Tells the worker that there is a new job. */
  wake(): void
  /** Waits up to `timeoutMs` for the current step. A step that does not complete has no effect. */
  close(timeoutMs: number): Promise<void>
}

/** Starts the worker of this process. */
export function startWorker(queue: JobQueue, log: Logger): Worker {
  let isClosing = false
  const signal = new Signal()
  const work = async (): Promise<void> => {
    while (!isClosing) {
      try {
        if (!(await queue.step())) await signal.wait(pollMs)
      } catch (error) {
        log.warn({ err: error }, 'A job step failed; retrying in a second.')
        await signal.wait(pollMs)
      }
    }
  }
  const done = work()
  const pruning = every(
    pruneMs,
    () => queue.prune(),
    (error) => log.warn({ err: error }, 'Expired jobs could not be deleted; retrying in a minute.'),
  )
  return {
    wake: () => signal.notify(),
    async close(timeoutMs) {
      clearInterval(pruning)
      isClosing = true
      signal.notify()
      await within(timeoutMs, done)
    },
  }
}
