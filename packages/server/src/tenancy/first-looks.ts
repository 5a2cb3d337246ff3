import { LRUCache } from 'lru-cache'

/** Names that no tenant has, remembered at most. */
const strangersMax = 1_000

/**
 * Looks for names that are not remembered: each once at a time, and names that no tenant has in a
 * place of their own. Anybody may make some up, and they displace no tenant.
 */
export class FirstLooks<T> {
  private readonly strangers: LRUCache<string, true>
  private readonly looking = new Map<string, Promise<T | undefined>>()
  private readonly read: (name: string) => Promise<T | undefined>

  constructor(rememberMs: number, read: (name: string) => Promise<T | undefined>) {
    this.strangers = new LRUCache({ max: strangersMax, ttl: rememberMs })
    this.read = read
  }

  async look(name: string): Promise<T | undefined> {
    if (this.strangers.has(name)) return undefined
    const known = this.looking.get(name)
    if (known) return known
    const looked = this.read(name).finally(() => this.looking.delete(name))
    this.looking.set(name, looked)
    const found = await looked
    if (found === undefined) this.strangers.set(name, true)
    return found
  }
}
