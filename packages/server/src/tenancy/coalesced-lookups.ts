import { LRUCache } from 'lru-cache'

/** Cached names without a tenant. */
const missesMax = 1_000

/**
 * Looks up names that are not cached. Concurrent look-ups of a name share one read. Misses are
 * cached apart from tenants: anybody can invent names, which must evict no tenant.
 */
export class CoalescedLookups<T> {
  private readonly misses: LRUCache<string, true>
  private readonly pending = new Map<string, Promise<T | undefined>>()
  private readonly read: (name: string) => Promise<T | undefined>

  constructor(rememberMs: number, read: (name: string) => Promise<T | undefined>) {
    this.misses = new LRUCache({ max: missesMax, ttl: rememberMs })
    this.read = read
  }

  /** Forgets a miss. */
  forget(name: string): void {
    this.misses.delete(name)
  }

  async find(name: string): Promise<T | undefined> {
    if (this.misses.has(name)) return undefined
    const running = this.pending.get(name)
    if (running) return running
    const read = this.read(name).finally(() => this.pending.delete(name))
    this.pending.set(name, read)
    const found = await read
    if (found === undefined) this.misses.set(name, true)
    return found
  }
}
