import { LRUCache } from 'lru-cache'

/** The most cached names that do not exist. */
const missesMax = 1_000

/**
 * Looks up names that are not cached. Concurrent look-ups of one name share one read. Names that do
 * not exist are cached apart, because anybody can invent them, and they must not evict others.
 */
export class CoalescedLookups<T> {
  private readonly misses: LRUCache<string, true>
  private readonly pending = new Map<string, Promise<T | undefined>>()
  private readonly read: (name: string) => Promise<T | undefined>

  constructor(rememberMs: number, read: (name: string) => Promise<T | undefined>) {
    this.misses = new LRUCache({ max: missesMax, ttl: rememberMs })
    this.read = read
  }

  /** Removes a name that may exist now; a read that began before may not have seen it. */
  forget(name: string): void {
    this.misses.delete(name)
    this.pending.delete(name)
  }

  async find(name: string): Promise<T | undefined> {
    if (this.misses.has(name)) return undefined
    const running = this.pending.get(name)
    if (running) return running
    const reading = this.read(name)
    this.pending.set(name, reading)
    const isCurrent = () => this.pending.get(name) === reading
    try {
      const found = await reading
      if (found === undefined && isCurrent()) this.misses.set(name, true)
      return found
    } finally {
      if (isCurrent()) this.pending.delete(name)
    }
  }
}
