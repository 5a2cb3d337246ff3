import { SandboxBusyError } from './sandbox-errors.ts'

export interface QueueOptions {
  readonly placesMax: number
  readonly placesMaxPerTenant: number
  readonly queueMax: number
}

/** A place to run, until it is left. */
export interface Place {
  leave(): void
}

interface Waiting {
  readonly tenantId: string
  readonly timer: NodeJS.Timeout
  readonly resolve: (place: Place) => void
  readonly reject: (error: Error) => void
}

/**
 * Places for runs. A free place goes to the tenant with the fewest runs, among equals to who waits
 * longest; one tenant has only some of the places and half of the queue.
 */
export class Queue {
  readonly #options: QueueOptions
  /** In the order of their arrival. */
  readonly #waiting: Waiting[] = []
  readonly #running = new Map<string, number>()
  #taken = 0

  constructor(options: QueueOptions) {
    this.#options = options
  }

  /** @throws SandboxBusyError when the queue is full, or no place became free in time */
  place(tenantId: string, timeoutMs: number): Promise<Place> {
    const { queueMax } = this.#options
    const own = this.#waiting.filter((each) => each.tenantId === tenantId).length
    return new Promise((resolve, reject) => {
      const isFree =
        this.#mayRun(tenantId) && this.#waiting.every((each) => !this.#mayRun(each.tenantId))
      if (!isFree && this.#waiting.length >= queueMax) {
        reject(new SandboxBusyError(`${queueMax} runs wait already.`))
        return
      }
      if (!isFree && own >= Math.ceil(queueMax / 2)) {
        reject(new SandboxBusyError(`${own} runs of this tenant wait already.`))
        return
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        reject(new SandboxBusyError(`No thread became free in ${timeoutMs} ms.`))
      }, timeoutMs)
      const waiting = { tenantId, timer, resolve, reject }
      this.#waiting.push(waiting)
      this.#next()
    })
  }

  close(error: Error): void {
    for (const { timer, reject } of this.#waiting.splice(0)) {
      clearTimeout(timer)
      reject(error)
    }
  }

  #runningOf(tenantId: string): number {
    return this.#running.get(tenantId) ?? 0
  }

  #mayRun(tenantId: string): boolean {
    const { placesMax, placesMaxPerTenant } = this.#options
    return this.#taken < placesMax && this.#runningOf(tenantId) < placesMaxPerTenant
  }

  #next(): void {
    let best: Waiting | undefined
    for (const each of this.#waiting) {
      if (!this.#mayRun(each.tenantId)) continue
      const isBetter =
        best === undefined || this.#runningOf(each.tenantId) < this.#runningOf(best.tenantId)
      if (isBetter) best = each
    }
    if (best === undefined) return
    const { tenantId, timer, resolve } = best
    this.#waiting.splice(this.#waiting.indexOf(best), 1)
    clearTimeout(timer)
    this.#taken += 1
    this.#running.set(tenantId, this.#runningOf(tenantId) + 1)
    resolve({ leave: () => this.#leave(tenantId) })
  }

  #leave(tenantId: string): void {
    this.#taken -= 1
    const left = this.#runningOf(tenantId) - 1
    if (left > 0) this.#running.set(tenantId, left)
    else this.#running.delete(tenantId)
    this.#next()
  }
}
