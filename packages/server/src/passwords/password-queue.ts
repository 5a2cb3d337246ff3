import { ApiError } from '../errors.ts'
import { FairQueue, QueueFullError } from '../timing/fair-queue.ts'

/** Costly work with passwords, a few at a time, in which tenants take turns. */
export class PasswordQueue {
  private readonly queue: FairQueue

  constructor(bounds: { readonly runningMax: number; readonly waitingMax: number }) {
    this.queue = new FairQueue(bounds)
  }

  /** How much waits to be started. */
  get waitingNow(): number {
    return this.queue.waitingNow
  }

  /** @throws ApiError `password_queue_full` */
  async run<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
    try {
      return await this.queue.run(tenantId, work)
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error
      throw new ApiError('password_queue_full', { headers: { 'Retry-After': '1' } })
    }
  }
}
