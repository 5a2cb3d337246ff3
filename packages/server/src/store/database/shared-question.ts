import { setTimeout } from 'node:timers/promises'

/**
 * Asks a question once for all callers that want the answer at the same time. Callers that come
 * while a question is pending share the next one, so that each answer was determined after its
 * callers asked.
 */
export class SharedQuestion<T> {
  readonly #ask: () => Promise<T>
  readonly #intervalMs: number
  #next: Promise<T> | undefined
  #before: Promise<unknown> = Promise.resolve()

  /** @param intervalMs the least time between two questions, which limits their cost */
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
