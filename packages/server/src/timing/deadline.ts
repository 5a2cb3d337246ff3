import { AsyncLocalStorage } from 'node:async_hooks'

/** Until when a request has to be answered. The clock is monotonic. */
export class Deadline {
  /** The first failure of a dependency that the request met, whatever was made of it since. */
  failure: unknown
  private endsAtMs: number

  constructor(timeoutMs: number) {
    this.endsAtMs = performance.now() + timeoutMs
  }

  get leftMs(): number {
    return this.endsAtMs - performance.now()
  }

  /** Waits for what the client is still sending: that is bounded elsewhere, and not our time. */
  async apart<T>(work: Promise<T>): Promise<T> {
    const startedMs = performance.now()
    try {
      return await work
    } finally {
      this.endsAtMs += performance.now() - startedMs
    }
  }

  /** Notes what the request met, also where its answer will not say so. */
  noteFailure(error: unknown): void {
    this.failure ??= error
  }
}

const current = new AsyncLocalStorage<Deadline | undefined>()

/** The deadline of the request that this code runs for; `undefined`: no request waits for it. */
export const currentDeadline = (): Deadline | undefined => current.getStore()

/** Runs `work`, and all that follows from it, for the request that has this deadline. */
export const runUntil = <T>(deadline: Deadline, work: () => T): T => current.run(deadline, work)

/** Runs what goes on after its request, or is for many requests: it ends by bounds of its own. */
export const withoutDeadline = <T>(work: () => T): T => current.run(undefined, work)

/** The same function, called for the request that runs now, whoever calls it, and when. */
export function keepingDeadline<Given extends readonly unknown[]>(
  call: (...given: Given) => void,
): (...given: Given) => void {
  const deadline = current.getStore()
  return (...given) => current.run(deadline, () => call(...given))
}
