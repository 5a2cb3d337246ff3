import type { Logger } from 'pino'
import type { JobQueue } from '../store/jobs/job-queue.ts'
import { every } from '../timing/every.ts'
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
  let rouse: (() => void) | undefined
  let isRoused = false

  const wake = (): void => {
    isRoused = true
    rouse?.()
  }
  const rest = async (): Promise<void> => {
    if (!isRoused) {
      const roused = new Promise<void>((resolve) => {
        rouse = resolve
      })
      await within(pollMs, roused)
    }
    isRoused = false
  }
  const work = async (): Promise<void> => {
    while (!isClosing) {
      try {
        if (!(await queue.step())) await rest()
      } catch (error) {
        log.warn({ err: error }, 'A job step failed; retrying in a second.')
        isRoused = false
        await rest()
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
    wake,
    async close(timeoutMs) {
      clearInterval(pruning)
      isClosing = true
      wake()
      await within(timeoutMs, done)
    },
  }
}
