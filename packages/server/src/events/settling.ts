import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Deliveries } from '../store/events/deliveries.ts'
import type { SettledLane } from '../store/events/settle-lanes.ts'
import { Signal } from '../timing/signal.ts'

interface Waiting {
  readonly settled: SettledLane
  /** When the lease expires, in milliseconds of the monotonic clock. */
  readonly leaseEndMs: number
  readonly done: () => void
}

interface SettlingOptions {
  readonly deliveries: Pick<Deliveries, 'settle'>
  readonly now: () => Date
  readonly log: Logger
  /** Called with the streams whose deliveries failed too often. */
  readonly onFailing: (streamIds: readonly string[]) => void
}

/** The most lanes in one transaction. */
const batchMax = 128
/** How long the first lane of a batch waits for further ones, unless there are enough. */
const gatherMs = 20
const enough = 96
const againMs = 250

/** Writes the outcomes of lanes in batches, one transaction at a time. */
export interface Settling {
  /** Resolves when the outcome is stored, or when the lease has expired. */
  settle(settled: SettledLane, leaseEndMs: number): Promise<void>
}

/** Creates the writer of outcomes. */
export function createSettling({ deliveries, now, log, onFailing }: SettlingOptions): Settling {
  let waiting: Waiting[] = []
  let isBusy = false
  const isEnough = new Signal()

  async function work(): Promise<void> {
    if (isBusy) return
    isBusy = true
    while (waiting.length > 0) {
      if (waiting.length < enough) await isEnough.wait(gatherMs)
      const batch = waiting.slice(0, batchMax)
      waiting = waiting.slice(batchMax)
      try {
        const batched = batch.map(({ settled }) => settled)
        const { failing, left } = await deliveries.settle(now(), batched)
        if (failing.length > 0) onFailing(failing)
        const again = new Set(left)
        for (const { done, settled } of batch) if (!again.has(settled)) done()
        const others = batch.filter(({ settled }) => again.has(settled))
        waiting = [...others.filter(isInTime), ...waiting]
      } catch (error) {
        log.warn({ err: error }, 'Results of event deliveries could not be written; retrying.')
        waiting = [...batch.filter(isInTime), ...waiting]
        await setTimeout(againMs)
      }
    }
    isBusy = false
  }

  return {
    settle: (settled, leaseEndMs) =>
      new Promise((done) => {
        waiting.push({ settled, leaseEndMs, done })
        if (waiting.length >= enough) isEnough.notify()
        void work()
      }),
  }
}

function isInTime({ leaseEndMs, done }: Waiting): boolean {
  if (performance.now() < leaseEndMs) return true
  done()
  return false
}
