import type { Logger } from 'pino'
import { withoutDeadline } from '../timing/deadline.ts'

/** Errands that may be done at one time, and wait. */
const runningMax = 4
const waitingMax = 1_000

/** Work that nobody waits for, such as what a mail needs before it can be sent. */
interface Errands {
  add(work: () => Promise<void>): void
  /** Ends when what was added is done. */
  stop(): Promise<void>
}

export function createErrands(log: Logger): Errands {
  const waiting: (() => Promise<void>)[] = []
  const running = new Set<Promise<void>>()

  function next(): void {
    while (running.size < runningMax) {
      const work = waiting.shift()
      if (!work) return
      const errand = attempt(work).finally(() => {
        running.delete(errand)
        next()
      })
      running.add(errand)
    }
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    // Only after the caller has gone on, so that its time says nothing of the work.
    await new Promise((resolve) => setImmediate(resolve))
    await work().catch((error) => log.warn({ err: error }, 'A mail could not be prepared.'))
  }

  return {
    add(work) {
      if (waiting.length >= waitingMax) return log.warn('Too many mails wait to be prepared.')
      waiting.push(work)
      withoutDeadline(next)
    },
    async stop() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
