import type { Part } from './guest.ts'

type Pair = [name: string, value: string]

/** `URL` and `URLSearchParams`, whose texts the host reads and writes. */
export const urlOf: Part = (guest) => {
  const { ask, define } = guest
  const pairsOf = (input: unknown): Pair[] => {
    if (input === undefined || input === null) return []
    if (typeof input !== 'object') return ask('readQuery', String(input).replace(/^\?/, ''))
    const entries: unknown[] =
      Symbol.iterator in input ? Array.from(Object(input)) : Object.entries(input)
    return entries.map((entry) => {
      const [name, value] = Array.from(Object(entry))
      return [String(name), String(value)]
    })
  }
  class URLSearchParams {
    #pairs: Pair[]
    readonly #changed: ((query: string) => void) | undefined
    constructor(input?: unknown, changed?: (query: string) => void) {
      this.#pairs = pairsOf(input)
      this.#changed = changed
    }
    #put(pairs: Pair[]): void {
      this.#pairs = pairs
      this.#changed?.(this.toString())
    }
    get size(): number {
      return this.#pairs.length
    }
    get(name: unknown): string | null {
      return this.#pairs.find((pair) => pair[0] === String(name))?.[1] ?? null
    }
    getAll(name: unknown): string[] {
      return this.#pairs.filter((pair) => pair[0] === String(name)).map((pair) => pair[1])
    }
    has(name: unknown): boolean {
      return this.#pairs.some((pair) => pair[0] === String(name))
    }
    append(name: unknown, value: unknown): void {
      this.#put([...this.#pairs, [String(name), String(value)]])
    }
    delete(name: unknown): void {
      this.#put(this.#pairs.filter((pair) => pair[0] !== String(name)))
    }
    set(name: unknown, value: unknown): void {
      const at = this.#pairs.findIndex((pair) => pair[0] === String(name))
      const others = this.#pairs.filter((pair) => pair[0] !== String(name))
      others.splice(at < 0 ? others.length : at, 0, [String(name), String(value)])
      this.#put(others)
    }
    sort(): void {
      this.#put(this.#pairs.toSorted((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0)))
    }
    forEach(run: (value: string, name: string, all: URLSearchParams) => void): void {
      for (const [name, value] of this.#pairs) run(value, name, this)
    }
    keys = () => this.#pairs.map((pair) => pair[0]).values()
    values = () => this.#pairs.map((pair) => pair[1]).values()
    entries = () => this.#pairs.map((pair) => [...pair]).values();
    [Symbol.iterator]() {
      return this.entries()
    }
    toString(): string {
      return ask('writeQuery', this.#pairs)
    }
  }
  guest.URLSearchParams = URLSearchParams
  define('URLSearchParams', URLSearchParams)
}
