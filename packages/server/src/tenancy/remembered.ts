import { LRUCache } from 'lru-cache'
import { shareRead } from '../store/database/shared-read.ts'
import { withoutDeadline } from '../timing/deadline.ts'
import { orLastRead } from './or-last-read.ts'
import { Refreshes } from './refreshes.ts'

interface Options<T> {
  /** Names remembered at most; the least recently used are forgotten first. */
  readonly max: number
  /** What was changed elsewhere is known anew after this, unless the database is slow. */
  readonly rememberMs: number
  readonly ask: (name: string) => Promise<T | undefined>
}

/** What was asked for lately, by name; that there is none is remembered as well. */
export class Remembered<T> {
  private readonly found: LRUCache<string, { readonly value: T | undefined }>
  private readonly refreshes = new Refreshes()

  constructor({ max, rememberMs, ask }: Options<T>) {
    this.found = new LRUCache({
      max,
      ttl: rememberMs,
      noDeleteOnStaleGet: true,
      // A caller that waits while the entry is removed gets the value, which is not cached.
      ignoreFetchAbort: true,
      fetchMethod: (name, before) => orLastRead(before, async () => ({ value: await ask(name) })),
    })
  }

  /** Answers at once what is remembered. */
  find(name: string): Promise<T | undefined> | T | undefined {
    const known = this.found.get(name)
    return known ? known.value : this.refresh(name)
  }

  private async refresh(name: string): Promise<T | undefined> {
    const before = this.found.peek(name, { allowStale: true })
    if (before === undefined) return (await this.fetch(name))?.value
    const refresh = withoutDeadline(() => this.found.fetch(name))
    await this.refreshes.wait(name, refresh)
    return (this.found.peek(name, { allowStale: true }) ?? (await this.fetch(name)))?.value
  }

  private fetch(name: string) {
    return shareRead(() => this.found.fetch(name))
  }

  forget(name: string): void {
    this.found.delete(name)
  }

  forgetAll(): void {
    this.found.clear()
  }
}
