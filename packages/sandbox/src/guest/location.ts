import type { Part } from './guest.ts'

type Parts = Readonly<Record<string, string>>

/** `URL`. */
export const locationOf: Part = (guest) => {
  const { ask, define, URLSearchParams } = guest
  const read = new WeakMap<object, Parts>()
  const partOf = (url: object, name: string): string => read.get(url)?.[name] ?? ''
  class URL {
    readonly searchParams: unknown
    constructor(url: unknown, base?: unknown) {
      const texts =
        base === undefined ? { url: String(url) } : { url: String(url), base: String(base) }
      read.set(this, ask<Parts>('url', texts))
      this.searchParams = new URLSearchParams(partOf(this, 'search'), (query: string) => {
        change(this, 'search', query)
      })
    }
    static canParse(url: unknown, base?: unknown): boolean {
      try {
        return new URL(url, base) !== undefined
      } catch {
        return false
      }
    }
    toString(): string {
      return partOf(this, 'href')
    }
    toJSON(): string {
      return partOf(this, 'href')
    }
  }
  const change = (url: object, name: string, value: unknown): void => {
    const href = partOf(url, 'href')
    read.set(url, ask<Parts>('setUrl', { href, name, value: String(value) }))
  }
  const settable = ['href', 'protocol', 'username', 'password', 'host', 'hostname', 'port']
  for (const name of [...settable, 'pathname', 'search', 'hash', 'origin']) {
    Object.defineProperty(URL.prototype, name, {
      enumerable: true,
      configurable: true,
      get(this: object) {
        return partOf(this, name)
      },
      set(this: URL, value: unknown) {
        if (name === 'origin') return
        change(this, name, value)
      },
    })
  }
  define('URL', URL)
  const module = { URL, URLSearchParams }
  Object.assign(guest.builtIns, { url: module, 'node:url': module })
}
