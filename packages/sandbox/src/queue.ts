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

interface Tenant {
  running: number
  waiting: number
  /** Number of the last place that it got. */
  lastPlace: number
}

/**
 * Places for runs. A free place goes to the tenant with the fewest runs, among equals to the one
 * that got none for longest. One tenant has only some of the places and half of the queue.
 */
export class Queue {
  readonly #options: QueueOptions
  /** In the order of their arrival. */
  readonly #waiting: Waiting[] = []
  /** Those that run or wait. */
  readonly #tenants = new Map<string, Tenant>()
  #taken = 0
  #places = 0

  constructor(options: QueueOptions) {
    this.#options = options
  }

  /** @throws SandboxBusyError when the queue is full, or no place became free in time */
  place(tenantId: string, timeoutMs: number): Promise<Place> {
    const { queueMax } = this.#options
    if (!this.#mayRun(tenantId)) {
      const own = this.#tenant(tenantId).waiting
      const isFull = this.#waiting.length >= queueMax
      if (isFull || own >= Math.ceil(queueMax / 2)) {
        const which = isFull ? `${queueMax} runs` : `${own} runs of this tenant`
        return Promise.reject(new SandboxBusyError(`${which} wait already.`))
      }
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#forget(waiting)
        reject(new SandboxBusyError(`No thread became free in ${timeoutMs} ms.`))
      }, timeoutMs)
      const waiting: Waiting = { tenantId, timer, resolve, reject }
      this.#waiting.push(waiting)
      this.#change(tenantId, (tenant) => {
        tenant.waiting += 1
      })
      this.#next()
    })
  }

  close(error: Error): void {
    for (const waiting of [...this.#waiting]) {
      this.#forget(waiting)
      waiting.reject(error)
    }
  }

  #tenant(tenantId: string): Tenant {
    return this.#tenants.get(tenantId) ?? { running: 0, waiting: 0, lastPlace: 0 }
  }

  #change(tenantId: string, change: (tenant: Tenant) => void): void {
    const tenant = this.#tenant(tenantId)
    change(tenant)
    if (tenant.running + tenant.waiting > 0) this.#tenants.set(tenantId, tenant)
    else this.#tenants.delete(tenantId)
  }

  #forget(waiting: Waiting): void {
    clearTimeout(waiting.timer)
    this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
    this.#change(waiting.tenantId, (tenant) => {
      tenant.waiting -= 1
    })
  }

  #mayRun(tenantId: string): boolean {
    const { placesMax, placesMaxPerTenant } = this.#options
    return this.#taken < placesMax && this.#tenant(tenantId).running < placesMaxPerTenant
  }

  #next(): void {
    const [next] = this.#waiting
      .filter(({ tenantId }) => this.#mayRun(tenantId))
      .sort((a, b) => {
        const [one, other] = [this.#tenant(a.tenantId), this.#tenant(b.tenantId)]
        return one.running - other.running || one.lastPlace - other.lastPlace
      })
    if (next === undefined) return
    this.#taken += 1
    this.#places += 1
    this.#change(next.tenantId, (tenant) => {
      tenant.running += 1
      tenant.lastPlace = this.#places
    })
    this.#forget(next)
    next.resolve({ leave: () => this.#leave(next.tenantId) })
  }

  #leave(tenantId: string): void {
    this.#taken -= 1
    this.#change(tenantId, (tenant) => {
      tenant.running -= 1
    })
    this.#next()
  }
}
