/** Turns of the event loop from one delivery to the next; signing and sending one takes 0.3 ms. */
export const turnsPerStart = 40

/**
 * Lets deliveries begin one at a time, with turns of the event loop between them: a claim brings
 * many lanes at once, and requests of others would wait until all of them are signed and sent. A
 * turn is short unless others have work, so that an idle process delivers as fast as it can.
 */
export class Pace {
  readonly #waiting: (() => void)[] = []

  /** Resolves in the turn of the event loop in which the caller may begin. */
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
