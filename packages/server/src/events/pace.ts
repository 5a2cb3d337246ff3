/** Turns of the event loop between two deliveries; signing and sending one takes 0.1 to 0.3 ms. */
export const turnsPerStart = 40
/** A turn without work counts as several, because no request waits. */
export const idleTurnWeight = 4
/** A turn that took less time was without work. */
const idleTurnMaxMs = 0.02

/**
 * Begins deliveries one at a time, several turns of the event loop apart. Otherwise requests would
 * wait while the many lanes of a claim are signed and sent. Turns are short and fewer in an idle
 * process, so that it delivers at full speed.
 */
export class Pace {
  readonly #waiting: (() => void)[] = []
  readonly #idleTurnMs: number

  constructor(idleTurnMs = idleTurnMaxMs) {
    this.#idleTurnMs = idleTurnMs
  }

  /** Resolves when the caller may begin a delivery. */
  turn(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#waiting.push(resolve) === 1) this.#schedule(turnsPerStart)
    })
  }

  #schedule(turns: number): void {
    const beginMs = performance.now()
    setImmediate(() => {
      const isIdle = performance.now() - beginMs < this.#idleTurnMs
      const left = turns - (isIdle ? idleTurnWeight : 1)
      if (left > 0) return this.#schedule(left)
      this.#waiting.shift()?.()
      if (this.#waiting.length > 0) this.#schedule(turnsPerStart)
    })
  }
}
