import { LRUCache } from 'lru-cache'
import type { ActionSandbox } from './action-sandbox.ts'

/** The most triggers of tenants whose values are kept: of those that were used last. */
const triggersMax = 200
/** The most characters of all values of a trigger together, and of one key and its value. */
const charactersMax = 128 * 1024
const entryCharactersMax = 8 * 1024
/** The longest that a value is kept, and how long by default. */
const ttlMaxMs = 24 * 60 * 60 * 1000
const ttlMs = 15 * 60 * 1000

interface Entry {
  readonly value: string
  readonly expires_at: number
}

/**
 * Creates the cache of actions. What exceeds a bound evicts what was used longest ago; the values
 * of a tenant do not evict those of others.
 */
export function createActionCache(now: () => Date): ActionSandbox['cacheAnswers'] {
  const triggers = new LRUCache<string, LRUCache<string, Entry>>({ max: triggersMax })
  const open = (name: string) => {
    const opened = new LRUCache<string, Entry>({
      maxSize: charactersMax,
      sizeCalculation: ({ value }, key) => 1 + key.length + value.length,
    })
    triggers.set(name, opened)
    return opened
  }
  return (tenantId, trigger) => {
    const name = `${tenantId}/${trigger}`
    const entries = () => triggers.get(name)
    return {
      'cache.get'(key) {
        if (typeof key !== 'string') return undefined
        const found = entries()?.get(key)
        return found && found.expires_at > now().getTime() ? { ...found } : undefined
      },
      'cache.set'(key, value, options) {
        if (typeof key !== 'string' || typeof value !== 'string') return refused('InvalidValue')
        if (key.length + value.length > entryCharactersMax) return refused('CacheSizeExceeded')
        const endsAt = endOf(options, now().getTime())
        const kept = entries() ?? open(name)
        kept.set(key, { value, expires_at: endsAt })
        return { type: 'success', record: { key, value, expires_at: endsAt } }
      },
      'cache.delete'(key) {
        if (typeof key !== 'string') return refused('InvalidValue')
        entries()?.delete(key)
        return { type: 'success' }
      },
    }
  }
}

const refused = (code: string) => ({ type: 'error', code })

/** When a value expires, by `ttl` or `expires_at` in milliseconds. */
function endOf(options: unknown, nowMs: number): number {
  const { ttl, expires_at: at } = Object(options)
  const latest = nowMs + ttlMaxMs
  if (typeof at === 'number') return Math.min(at, latest)
  return Math.min(nowMs + (typeof ttl === 'number' ? ttl : ttlMs), latest)
}
