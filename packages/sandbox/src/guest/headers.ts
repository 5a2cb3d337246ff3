import type { Part } from './guest.ts'

/** `Headers`, `AbortController` and `AbortSignal`. */
export const headersOf: Part = (guest) => {
  class Headers {
    readonly #values = new Map<string, string>()
    constructor(input?: unknown) {
      if (typeof input !== 'object' || input === null) return
      const entries: unknown[] =
        Symbol.iterator in input ? Array.from(Object(input)) : Object.entries(input)
      for (const entry of entries) {
        const [name, value] = Array.from(Object(entry))
        this.append(name, value)
      }
    }
    get(name: unknown): string | null {
      return this.#values.get(String(name).toLowerCase()) ?? null
    }
    has(name: unknown): boolean {
      return this.#values.has(String(name).toLowerCase())
    }
    set(name: unknown, value: unknown): void {
      this.#values.set(String(name).toLowerCase(), String(value).trim())
    }
    append(name: unknown, value: unknown): void {
      const before = this.get(name)
      this.set(name, before === null ? value : `${before}, ${value}`)
    }
    delete(name: unknown): void {
      this.#values.delete(String(name).toLowerCase())
    }
    forEach(run: (value: string, name: string, all: Headers) => void): void {
      for (const [name, value] of this.#values) run(value, name, this)
    }
    keys = () => this.#values.keys()
    values = () => this.#values.values()
    entries = () => this.#values.entries();
    [Symbol.iterator]() {
      return this.#values.entries()
    }
  }
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
  guest.Headers = Headers
  for (const [name, value] of Object.entries({ Headers, AbortSignal, AbortController })) {
    guest.define(name, value)
  }
}
