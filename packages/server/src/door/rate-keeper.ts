import type { Logger } from 'pino'
import type { RateLimiterMemory } from 'rate-limiter-flexible'
import type { RateWindow, RateWindows } from '../store/attack-protection/rate-windows.ts'
import { every } from '../timing/every.ts'

/** What a limiter says of a window when it has counted a request. */
interface Counted {
  readonly consumedPoints: number
  readonly msBeforeNext: number
}

/** Keeps the windows of one policy in which few requests are left. */
export interface KeptWindows {
  note(tenantId: string, operation: string, counted: Counted): void
}

/**
 * Makes limits survive a restart, and hold for the processes of one database together. Requests are
 * counted in memory; only windows that are used up by half or more are written, every `flushMs`, so
 * that no request waits for the database.
 */
export interface RateKeeper {
  open(policy: string, limiter: RateLimiterMemory): KeptWindows
  /** Goes on with the windows of before; what cannot be read counts as nothing. */
  load(): Promise<void>
  close(): Promise<void>
}

interface RateKeeperParts {
  readonly windows: RateWindows
  readonly flushMs: number
  readonly log: Logger
}

/** Of a window: how much of it was counted here, and written. */
interface Kept {
  readonly window: RateWindow
  readonly written: number
}

const flushedMax = 1_000
const keptMax = 20_000

const nameOf = ({ policy, tenantId, operation }: RateWindow) =>
  `${policy} ${keyOf(tenantId, operation)}`
const keyOf = (tenantId: string, operation: string) => `${tenantId}/${operation}`

/** What others do not know yet. */
function unwritten({ window, written }: Kept): RateWindow {
  return { ...window, requests: window.requests - written }
}

export function createRateKeeper({ windows, flushMs, log }: RateKeeperParts): RateKeeper {
  const limiters = new Map<string, RateLimiterMemory>()
  const kept = new Map<string, Kept>()
  const changed = new Set<string>()

  function note(window: RateWindow): void {
    const name = nameOf(window)
    const known = kept.get(name)
    const isSame = known !== undefined && known.window.expiresAt.getTime() > Date.now()
    if (!isSame && kept.size >= keptMax) return
    const written = isSame ? known.written : 0
    kept.set(name, { window, written: Math.min(written, window.requests) })
    changed.add(name)
  }

  /** What others have counted, and here since it was asked. */
  async function take(sum: RateWindow, asked: number): Promise<void> {
    const limiter = limiters.get(sum.policy)
    const seconds = (sum.expiresAt.getTime() - Date.now()) / 1000
    if (!limiter || seconds <= 0) return
    const key = keyOf(sum.tenantId, sum.operation)
    const current = (await limiter.get(key))?.consumedPoints ?? asked
    const requests = sum.requests + Math.max(0, current - asked)
    await limiter.set(key, requests, seconds)
    kept.set(nameOf(sum), { window: { ...sum, requests }, written: sum.requests })
  }

  async function flush(): Promise<void> {
    const now = new Date()
    for (const [name, { window }] of kept) if (window.expiresAt <= now) kept.delete(name)
    const names = [...changed].slice(0, flushedMax)
    const dirty = names.map((name) => kept.get(name)).filter((each) => each !== undefined)
    for (const name of names) changed.delete(name)
    try {
      const asked = new Map(dirty.map(({ window }) => [nameOf(window), window.requests]))
      for (const sum of await windows.add(dirty.map(unwritten), now))
        await take(sum, asked.get(nameOf(sum)) ?? 0)
    } catch (error) {
      for (const name of names) changed.add(name)
      throw error
    }
  }

  const failed = (error: unknown) =>
    log.warn({ err: error }, 'Rate limit counters could not be written; counting in memory.')
  const timer = every(flushMs, flush, failed)
  timer.unref()
  return {
    open(policy, limiter) {
      limiters.set(policy, limiter)
      return {
        note(tenantId, operation, { consumedPoints: requests, msBeforeNext }) {
          const expiresAt = new Date(Date.now() + msBeforeNext)
          note({ tenantId, policy, operation, requests, expiresAt })
        },
      }
    },
    async load() {
      const stored = await windows.list(new Date()).catch((error) => {
        failed(error)
        return []
      })
      for (const window of stored) await take(window, 0)
    },
    async close() {
      clearInterval(timer)
      await flush().catch(failed)
    },
  }
}
