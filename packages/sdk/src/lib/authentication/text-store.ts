/**
 * A key-value store for strings, such as `sessionStorage`, a database row or an Express session. A
 * `get` must return what the last `set` wrote.
 */
export interface TextStore {
  get(key: string): string | null | undefined | Promise<string | null | undefined>
  set(key: string, text: string): void | Promise<void>
  delete(key: string): void | Promise<void>
}

/** The methods of `sessionStorage` and `localStorage` that the SDK calls (HTML, section 12.2.1). */
interface WebStorage {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
}

/** A store in memory: it lives as long as the page or process, and other scripts cannot read it. */
export function memoryStore(): TextStore {
  const texts = new Map<string, string>()
  return {
    get: (key) => texts.get(key),
    set: (key, text) => void texts.set(key, text),
    delete: (key) => void texts.delete(key),
  }
}

/** A store in `sessionStorage` or `localStorage`, which every script of the origin can read. */
export function webStore(storage: WebStorage): TextStore {
  return {
    get: (key) => storage.getItem(key),
    set: (key, text) => storage.setItem(key, text),
    delete: (key) => storage.removeItem(key),
  }
}
