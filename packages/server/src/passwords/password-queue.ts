import { ApiError } from '../errors.ts'
import { FairQueue, QueueFullError } from '../timing/fair-queue.ts'

/** Runs costly work with passwords, a few pieces at a time. Tenants take turns. */
export class PasswordQueue {
  private readonly queue: FairQueue

  constructor(bounds: { readonly runningMax: number; readonly waitingMax: number }) {
    this.queue = new FairQueue(bounds)
  }

  /** The number of pieces that wait to be started. */
  get waitingNow(): number {
    return this.queue.waitingNow
  }

  /**
   * Runs a piece of work when it is its turn.
   *
   * @throws ApiError `password_queue_full`
   */
  async run<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
    try {
      return await this.queue.run(tenantId, work)
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error
      throw new ApiError('password_queue_full', { headers: { 'Retry-After': '1' } })
    }
  }
}
