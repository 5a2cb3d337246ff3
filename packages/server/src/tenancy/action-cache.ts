import { LRUCache } from 'lru-cache'
import type { ActionSandbox } from './action-sandbox.ts'

/** The most bytes of all values together, and of one key and its value. */
const bytesMax = 16 * 1024 * 1024
const entryBytesMax = 8 * 1024
/** The longest that a value is kept, and how long by default. */
const ttlMaxMs = 24 * 60 * 60 * 1000
const ttlMs = 15 * 60 * 1000

interface Entry {
  readonly value: string
  readonly expires_at: number
}

/** Creates the cache of actions. What exceeds its bound evicts what was used longest ago. */
export function createActionCache(now: () => Date): ActionSandbox['cacheAnswers'] {
  const entries = new LRUCache<string, Entry>({
    maxSize: bytesMax,
    sizeCalculation: ({ value }, key) => 1 + key.length + value.length,
  })
  return (tenantId, trigger) => {
    const keyOf = (key: string) => `${tenantId}/${trigger}/${key}`
    return {
      'cache.get'(key) {
        if (typeof key !== 'string') return undefined
        const found = entries.get(keyOf(key))
        return found && found.expires_at > now().getTime() ? { ...found } : undefined
      },
      'cache.set'(key, value, options) {
        if (typeof key !== 'string' || typeof value !== 'string') return refused('InvalidValue')
        if (key.length + value.length > entryBytesMax) return refused('CacheSizeExceeded')
        const endsAt = endOf(options, now().getTime())
        entries.set(keyOf(key), { value, expires_at: endsAt })
        return { type: 'success', record: { key, value, expires_at: endsAt } }
      },
      'cache.delete'(key) {
        if (typeof key !== 'string') return refused('InvalidValue')
        entries.delete(keyOf(key))
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
