import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from './span.ts'

/** The time by which a request must be answered, on the monotonic clock. */
export class Deadline {
  /** The first failure of a dependency during the request, even if it was handled. */
  failure: unknown
  /** The tenant of the request, once it is known: tenants take turns at what they share. */
  tenantId: string | undefined
  /** The span that records the request; undefined if requests are not traced. */
  span?: Span | undefined
  private endsAtMs: number

  constructor(timeoutMs: number) {
    this.endsAtMs = performance.now() + timeoutMs
  }

  get leftMs(): number {
    return this.endsAtMs - performance.now()
  }

  /**
   * Waits for what the client sends. That time has a limit of its own, and extends the deadline.
   */
  async apart<T>(work: Promise<T>): Promise<T> {
    const startedMs = performance.now()
    try {
      return await work
    } finally {
      this.endsAtMs += performance.now() - startedMs
    }
  }

  /** Records a failure of a dependency, which the response may not mention. */
  reportFailure(error: unknown): void {
    this.failure ??= error
  }
}

/** The context of the request that the current code runs for. */
interface RequestContext {
  readonly deadline: Deadline | undefined
  /** The context that a library keeps for each request. */
  readonly guest: object | undefined
}

/**
 * One storage for both contexts: in Node.js 20, each storage costs time and memory at every
 * promise.
 */
const current = new AsyncLocalStorage<RequestContext | undefined>()

/** The deadline of the current request; undefined in background work. */
export const currentDeadline = (): Deadline | undefined => current.getStore()?.deadline

/** Runs `work`, and all asynchronous work that it starts, for the request with this deadline. */
export const runUntil = <T>(deadline: Deadline, work: () => T): T =>
  current.run({ deadline, guest: current.getStore()?.guest }, work)

/** Runs work that outlives its request or serves several, and that has limits of its own. */
export function withoutDeadline<T>(work: () => T): T {
  const guest = current.getStore()?.guest
  return current.run(guest && { deadline: undefined, guest }, work)
}

/** Binds a callback to the current request, whoever calls it. */
export function withCurrentDeadline<Given extends readonly unknown[]>(
  call: (...given: Given) => void,
): (...given: Given) => void {
  const context = current.getStore()
  return (...given) => current.run(context, () => call(...given))
}

/** A storage that a library can use in place of an `AsyncLocalStorage` of its own. */
export const guestStorage = {
  run: <T>(guest: object, work: () => T): T =>
    current.run({ deadline: currentDeadline(), guest }, work),
  getStore: (): object | undefined => current.getStore()?.guest,
}
