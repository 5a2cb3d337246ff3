import { setTimeout } from 'node:timers/promises'

/**
 * Asks one question for all who want the answer at the same time. Who asks while a question is on
 * its way shares the next one, so that every answer was found after it was asked for.
 */
export class SharedQuestion<T> {
  readonly #ask: () => Promise<T>
  readonly #intervalMs: number
  #next: Promise<T> | undefined
  #before: Promise<unknown> = Promise.resolve()

  /** @param intervalMs between the ends of questions, which bounds what they cost */
  constructor(ask: () => Promise<T>, intervalMs: number) {
    this.#ask = ask
    this.#intervalMs = intervalMs
  }

  answer(): Promise<T> {
    this.#next ??= this.#send()
    return this.#next
  }

  async #send(): Promise<T> {
    await this.#before
    this.#next = undefined
    const asked = this.#ask()
    const pause = () => setTimeout(this.#intervalMs, undefined, { ref: false })
    this.#before = asked.then(pause, pause)
    return asked
  }
}
