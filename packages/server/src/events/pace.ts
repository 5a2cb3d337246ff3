/** Deliveries that begin in one turn of the event loop; signing and sending one takes 0.3 ms. */
const startsPerTurn = 2

/**
 * Lets deliveries begin a few at a time: a claim brings many lanes at once, and requests of others
 * would wait until all of them are signed and sent.
 */
export class Pace {
  readonly #waiting: (() => void)[] = []

  /** Resolves in the turn of the event loop in which the caller may begin. */
  turn(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#waiting.push(resolve) === 1) this.#schedule()
    })
  }

  #schedule(): void {
    setImmediate(() => {
      for (const begin of this.#waiting.splice(0, startsPerTurn)) begin()
      if (this.#waiting.length > 0) this.#schedule()
    })
  }
}
