import { LRUCache } from 'lru-cache'
import { orLastKnown } from './or-last-known.ts'

interface Options<T> {
  /** Names remembered at most; the least recently used are forgotten first. */
  readonly max: number
  /** What was changed elsewhere is known anew after this. */
  readonly rememberMs: number
  readonly ask: (name: string) => Promise<T | undefined>
}

/** What was asked for lately, by name; that there is none is remembered as well. */
export class Remembered<T> {
  private readonly found: LRUCache<string, { readonly value: T | undefined }>

  constructor({ max, rememberMs, ask }: Options<T>) {
    this.found = new LRUCache({
      max,
      ttl: rememberMs,
      noDeleteOnStaleGet: true,
      // Whoever asks while it is forgotten gets what was asked for, and it is not kept.
      ignoreFetchAbort: true,
      fetchMethod: (name, before) => orLastKnown(before, async () => ({ value: await ask(name) })),
    })
  }

  async find(name: string): Promise<T | undefined> {
    return (this.found.get(name) ?? (await this.found.fetch(name)))?.value
  }

  forget(name: string): void {
    this.found.delete(name)
  }

  forgetAll(): void {
    this.found.clear()
  }
}
