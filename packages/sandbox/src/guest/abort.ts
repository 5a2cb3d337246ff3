import type { Part } from './guest.ts'

/** `AbortController` and `AbortSignal`. */
export const abortOf: Part = (guest) => {
  class AbortSignal {
    aborted = false
    reason: unknown
    readonly #listeners: (() => void)[] = []
    onEnd(run: () => void): void {
      this.#listeners.push(run)
    }
    addEventListener(_kind: 'abort', run: () => void): void {
      this.#listeners.push(run)
    }
    removeEventListener(_kind: 'abort', run: () => void): void {
      this.#listeners.splice(0, Infinity, ...this.#listeners.filter((each) => each !== run))
    }
    throwIfAborted(): void {
      if (this.aborted) throw this.reason
    }
    end(reason: unknown): void {
      if (this.aborted) return
      this.aborted = true
      this.reason = reason
      for (const run of this.#listeners) run()
    }
    static timeout(delayMs: number): AbortSignal {
      const signal = new AbortSignal()
      const message = `The operation was aborted due to timeout`
      const end = () => signal.end(Object.assign(new Error(message), { name: 'TimeoutError' }))
      setTimeout(end, delayMs)
      return signal
    }
  }
  class AbortController {
    readonly signal = new AbortSignal()
    abort(reason?: unknown): void {
      const error = Object.assign(new Error('This operation was aborted'), { name: 'AbortError' })
      this.signal.end(reason ?? error)
    }
  }
  guest.define('AbortSignal', AbortSignal)
  guest.define('AbortController', AbortController)
}
