import type { Logger } from 'pino'
import { withoutDeadline } from '../timing/deadline.ts'
import { FairQueue, QueueFullError } from '../timing/fair-queue.ts'

/** The most errands at one time, and the most that wait. */
const bounds = { runningMax: 4, waitingMax: 1_000 }
/** Those of one tenant that run its code. */
const codeBounds = { runningMax: 2, waitingMax: 200 }

/** Background work of requests that were already answered, such as preparing a mail. */
interface Errands {
  add(tenantId: string, work: () => Promise<void>): void
  /** Adds work that runs code of the tenant: it takes no place of other work, however long. */
  addCode(tenantId: string, work: () => Promise<void>): void
  /** Resolves when all added work is done. */
  stop(): Promise<void>
  /** The number of errands that run or wait. */
  readonly undoneNow: number
}

/** Creates the queue. An error is logged, and an errand beyond the limit is dropped. */
export function createErrands(log: Logger): Errands {
  const queue = new FairQueue(bounds)
  const ofCode = new Map<string, FairQueue>() // by tenant; those with current work
  const undone = new Set<Promise<void>>()

  async function attempt(work: () => Promise<void>): Promise<void> {
    // Starts in a later turn, so that the response does not wait for the work.
    await new Promise((resolve) => setImmediate(resolve))
    await work().catch((error) => log.warn({ err: error }, 'A mail could not be prepared.'))
  }

  function addTo(turns: FairQueue, tenantId: string, work: () => Promise<void>): Promise<void> {
    const errand = withoutDeadline(() => turns.run(tenantId, () => attempt(work)))
      .catch((error: unknown) => {
        if (!(error instanceof QueueFullError)) throw error
        log.warn({ tenantId }, 'A mail was discarded: too many mails are waiting to be prepared.')
      })
      .finally(() => undone.delete(errand))
    undone.add(errand)
    return errand
  }

  return {
    get undoneNow() {
      return undone.size
    },
    add: (tenantId, work) => void addTo(queue, tenantId, work),
    addCode(tenantId, work) {
      const own = ofCode.get(tenantId) ?? new FairQueue(codeBounds)
      ofCode.set(tenantId, own)
      void addTo(own, tenantId, work).finally(() => {
        if (own.isIdle) ofCode.delete(tenantId)
      })
    },
    async stop() {
      while (undone.size > 0) await Promise.all(undone)
    },
  }
}
