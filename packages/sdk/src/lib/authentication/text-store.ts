/**
 * Where texts are kept between two calls. `sessionStorage`, a row of a database or a session of
 * Express are such a place; what is written must be read by the next `get`.
 */
export interface TextStore {
  get(key: string): string | null | undefined | Promise<string | null | undefined>
  set(key: string, text: string): void | Promise<void>
  delete(key: string): void | Promise<void>
}

/** What `sessionStorage` and `localStorage` have (HTML, section 12.2.1). */
interface WebStorage {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
}

/** Keeps texts as long as the page or the process lives, where no other script reads them. */
export function memoryStore(): TextStore {
  const texts = new Map<string, string>()
  return {
    get: (key) => texts.get(key),
    set: (key, text) => void texts.set(key, text),
    delete: (key) => void texts.delete(key),
  }
}

/** Keeps texts in `sessionStorage` or `localStorage`, which every script of the origin reads. */
export function webStore(storage: WebStorage): TextStore {
  return {
    get: (key) => storage.getItem(key),
    set: (key, text) => storage.setItem(key, text),
    delete: (key) => storage.removeItem(key),
  }
}
