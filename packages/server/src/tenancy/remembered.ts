import { LRUCache } from 'lru-cache'
import { shareRead } from '../store/database/shared-read.ts'
import { withoutDeadline } from '../timing/deadline.ts'
import type { CacheLookups } from './cache-lookups.ts'
import { orLastRead } from './or-last-read.ts'
import { Refreshes } from './refreshes.ts'

interface Options<T> {
  /** Cached names; the least recently used are evicted. */
  readonly max: number
  /** The time after which changes of other processes apply, unless the database is slow. */
  readonly rememberMs: number
  readonly read: (name: string) => Promise<T | undefined>
  readonly lookups: CacheLookups
}

/** A cache by name, which also caches that there is no value. */
export class Remembered<T> {
  private readonly found: LRUCache<string, { readonly value: T | undefined }>
  private readonly refreshes = new Refreshes()
  private readonly lookups: CacheLookups

  constructor({ max, rememberMs, read, lookups }: Options<T>) {
    this.lookups = lookups
    this.found = new LRUCache({
      max,
      ttl: rememberMs,
      noDeleteOnStaleGet: true,
      // A caller that waits while the entry is removed gets the value, which is not cached.
      ignoreFetchAbort: true,
      fetchMethod: (name, before) => orLastRead(before, async () => ({ value: await read(name) })),
    })
  }

  /** Returns a cached value synchronously. */
  find(name: string): Promise<T | undefined> | T | undefined {
    const known = this.found.get(name)
    if (!known) {
      this.lookups.misses += 1
      return this.refresh(name)
    }
    this.lookups.hits += 1
    return known.value
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

  invalidateAll(): void {
    this.found.clear()
  }
}
