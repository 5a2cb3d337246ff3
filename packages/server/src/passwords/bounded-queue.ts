import { ApiError } from '../errors.ts'

interface Bounds {
  readonly runningMax: number
  readonly waitingMax: number
}

/** Runs costly work a few at a time, in order. Beyond a number that waits, it says no at once. */
export class BoundedQueue {
  private readonly bounds: Bounds
  private readonly waiting: (() => void)[] = []
  private running = 0

  constructor(bounds: Bounds) {
    this.bounds = bounds
  }

  /** @throws ApiError `password_queue_full` */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter()
    try {
      return await work()
    } finally {
      this.leave()
    }
  }

  private async enter(): Promise<void> {
    const { runningMax, waitingMax } = this.bounds
    if (this.running < runningMax) {
      this.running += 1
      return
    }
    if (this.waiting.length >= waitingMax) {
      throw new ApiError('password_queue_full', { headers: { 'Retry-After': '1' } })
    }
    await new Promise<void>((resolve) => this.waiting.push(resolve))
  }

  /** Whoever waits longest takes the place; otherwise it is free. */
  private leave(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.running -= 1
  }
}
