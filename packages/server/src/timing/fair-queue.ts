/** Work was refused: at once, or while it waited, in favour of tenants with less waiting work. */
export class QueueFullError extends Error {
  constructor() {
    super('The queue is full.')
    this.name = 'QueueFullError'
  }
}

interface Bounds {
  readonly runningMax: number
  readonly waitingMax: number
}

/** A piece of work: `start` or `refuse` is called once, unless it is removed before. */
interface Waiting {
  start(): void
  refuse(error: Error): void
}

const nothing = (): void => undefined

/**
 * Runs the work of many tenants, a few pieces at a time. Tenants take turns, so that one with much
 * work delays another by one piece at most. A single tenant may fill the queue. When it is full,
 * the latest piece of the tenant with most waiting work is removed for the work of others.
 */
export class FairQueue {
  private readonly bounds: Bounds
  /** The waiting work by tenant; the tenant whose turn is next is first, and none is empty. */
  private readonly waiting = new Map<string, Waiting[]>()
  private waitingCount = 0
  private runningCount = 0

  constructor(bounds: Bounds) {
    this.bounds = bounds
  }

  /** The number of pieces that wait to be started. */
  get waitingNow(): number {
    return this.waitingCount
  }

  get isIdle(): boolean {
    return this.runningCount === 0 && this.waitingCount === 0
  }

  /** Whether a piece of work of this tenant would be accepted now. */
  hasRoomFor(tenantId: string): boolean {
    const { runningMax, waitingMax } = this.bounds
    if (this.runningCount < runningMax || this.waitingCount < waitingMax) return true
    return this.countOf(this.longest()) > this.countOf(tenantId) + 1
  }

  /**
   * Runs a piece of work when it is its turn.
   *
   * @param signal ends the wait, but not the work
   * @throws QueueFullError
   */
  async run<T>(tenantId: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.enter(tenantId, signal)
    try {
      return await work()
    } finally {
      this.leave()
    }
  }

  /** Refuses all waiting work. */
  clear(): void {
    for (const tenantId of [...this.waiting.keys()]) {
      while (this.waiting.has(tenantId)) this.takeLatest(tenantId)?.refuse(new QueueFullError())
    }
  }

  /**
   * Starts a piece of work when it is its turn. Its place is kept until `leave` is called.
   *
   * @returns removes it, if it waits
   */
  join(tenantId: string, one: Waiting): () => void {
    const { runningMax, waitingMax } = this.bounds
    if (this.runningCount < runningMax) {
      this.runningCount += 1
      one.start()
      return nothing
    }
    if (!this.hasRoomFor(tenantId)) {
      one.refuse(new QueueFullError())
      return nothing
    }
    if (this.waitingCount >= waitingMax) {
      this.takeLatest(this.longest())?.refuse(new QueueFullError())
    }
    const others = this.waiting.get(tenantId)
    if (others) others.push(one)
    else this.waiting.set(tenantId, [one])
    this.waitingCount += 1
    return () => this.remove(tenantId, one)
  }

  private enter(tenantId: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    return new Promise((resolve, reject) => {
      let remove = nothing
      const abort = () => {
        remove()
        reject(signal?.reason)
      }
      const end = (settle: () => void) => {
        signal?.removeEventListener('abort', abort)
        settle()
      }
      signal?.addEventListener('abort', abort, { once: true })
      remove = this.join(tenantId, {
        start: () => end(resolve),
        refuse: (error) => end(() => reject(error)),
      })
    })
  }

  /** Passes the place to the next tenant in turn, or frees it. */
  leave(): void {
    const [turn] = this.waiting
    if (!turn) {
      this.runningCount -= 1
      return
    }
    const [tenantId, own] = turn
    const first = own.shift()
    this.waiting.delete(tenantId)
    if (own.length > 0) this.waiting.set(tenantId, own) // last in turn
    this.waitingCount -= 1
    first?.start()
  }

  private countOf(tenantId: string): number {
    return this.waiting.get(tenantId)?.length ?? 0
  }

  private longest(): string {
    let longest = ''
    for (const tenantId of this.waiting.keys()) {
      if (this.countOf(tenantId) > this.countOf(longest)) longest = tenantId
    }
    return longest
  }

  private takeLatest(tenantId: string): Waiting | undefined {
    const latest = this.waiting.get(tenantId)?.at(-1)
    if (latest) this.remove(tenantId, latest)
    return latest
  }

  private remove(tenantId: string, one: Waiting): void {
    const own = this.waiting.get(tenantId) ?? []
    const at = own.lastIndexOf(one)
    if (at < 0) return
    own.splice(at, 1)
    this.waitingCount -= 1
    if (own.length === 0) this.waiting.delete(tenantId)
  }
}
