import type { Part } from './guest.ts'

/** `Headers`. */
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
  guest.Headers = Headers
  guest.define('Headers', Headers)
}
