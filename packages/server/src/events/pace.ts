/** Turns of the event loop between two deliveries; signing and sending one takes 0.3 ms. */
export const turnsPerStart = 40

/**
 * Begins deliveries one at a time, several turns of the event loop apart. Otherwise requests would
 * wait while the many lanes of a claim are signed and sent. Turns are short in an idle process, so
 * that it delivers at full speed.
 */
export class Pace {
  readonly #waiting: (() => void)[] = []

  /** Resolves when the caller may begin a delivery. */
  turn(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#waiting.push(resolve) === 1) this.#schedule(turnsPerStart)
    })
  }

  #schedule(turns: number): void {
    setImmediate(() => {
      if (turns > 1) return this.#schedule(turns - 1)
      this.#waiting.shift()?.()
      if (this.#waiting.length > 0) this.#schedule(turnsPerStart)
    })
  }
}
