import { ApiError } from '../errors.ts'
import { currentDeadline } from '../timing/deadline.ts'
import { FairQueue, QueueFullError } from '../timing/fair-queue.ts'

/** What waits longer than this share of its time would not be done in the rest of it. */
const waitingShareMax = 0.5

/**
 * Generates keys for requests, one after another. An RSA key takes a thread of libuv for up to some
 * seconds, and the same few threads sign tokens. Tenants take turns.
 */
export class KeyQueue {
  private readonly queue = new FairQueue({ runningMax: 1, waitingMax: 20 })

  /** @throws ApiError `key_queue_full`, also if the turn does not come soon */
  async run<T>(tenantId: string, generate: () => Promise<T>): Promise<T> {
    const leftMs = currentDeadline()?.leftMs
    const signal =
      leftMs === undefined
        ? undefined
        : AbortSignal.timeout(Math.max(0, Math.floor(leftMs * waitingShareMax)))
    try {
      return await this.queue.run(tenantId, generate, signal)
    } catch (error) {
      if (!(error instanceof QueueFullError) && error !== signal?.reason) throw error
      throw new ApiError('key_queue_full', { cause: error, headers: { 'Retry-After': '5' } })
    }
  }
}
