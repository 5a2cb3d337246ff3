import type { Logger } from 'pino'
import type {
  LatestEnds,
  RateWindow,
  RateWindows,
} from '../store/attack-protection/rate-windows.ts'
import { every } from '../timing/every.ts'
import type { CountedRequest, RateCounter, Windows } from './rate-counter.ts'

/** Shares the windows of rate limits between processes, and preserves them across restarts. */
export interface RateKeeper {
  /** Makes the processes share a counter. Its keys begin with the id of a tenant and a slash. */
  share(policy: string, counter: RateCounter): RateCounter
  /** Reads the stored windows; if that fails, all windows begin at zero. */
  load(): Promise<void>
  close(): Promise<void>
}

interface SyncOptions {
  readonly windows: RateWindows
  readonly flushMs: number
  readonly log: Logger
}

/** A window, and how many of its requests are in the database. */
interface Kept {
  readonly window: RateWindow
  readonly written: number
}

const flushedMax = 1_000
const keptMax = 20_000

const nameOf = ({ policy, tenantId, operation }: RateWindow) =>
  `${policy} ${keyOf(tenantId, operation)}`
const keyOf = (tenantId: string, operation: string) => `${tenantId}/${operation}`

function windowOf(policy: string, key: string, state: CountedRequest['state']): RateWindow {
  const [, tenantId = '', operation = ''] = /^([^/]*)\/(.*)$/s.exec(key) ?? []
  const expiresAt = new Date(Date.now() + state.msBeforeNext)
  return { policy, tenantId, operation, requests: state.consumedPoints, expiresAt }
}

/** The requests that are not in the database yet. */
function unwritten({ window, written }: Kept): RateWindow {
  return { ...window, requests: window.requests - written }
}

/** The latest end that a window of each policy can have now. */
function latestEndsOf(windowsOf: ReadonlyMap<string, Windows>): LatestEnds {
  const nowMs = Date.now()
  const ends = [...windowsOf].map(([policy, of]) => [policy, new Date(of.latestEndMs(nowMs))])
  return Object.fromEntries(ends)
}

/** Wraps a counter, and calls `note` with each window of which at least half is used. */
function noting(
  policy: string,
  counter: RateCounter,
  note: (window: RateWindow) => void,
): RateCounter {
  const noted = (key: string, counted: CountedRequest) => {
    const { state } = counted
    if (state.remainingPoints <= counter.limit / 2) note(windowOf(policy, key, state))
    return counted
  }
  return {
    ...counter,
    count(key) {
      const counted = counter.count(key)
      if (counted instanceof Promise) return counted.then((each) => noted(key, each))
      return noted(key, counted)
    },
  }
}

/**
 * Shares windows through the database. Requests are counted in memory; windows of which at least
 * half is used are written every `flushMs`. So no request waits for the database.
 */
export function createRateLimitSync({ windows, flushMs, log }: SyncOptions): RateKeeper {
  const windowsOf = new Map<string, Windows>()
  const kept = new Map<string, Kept>()
  const changed = new Set<string>()

  const isCurrent = ({ policy, expiresAt }: RateWindow): boolean =>
    windowsOf.get(policy)?.isCurrent(expiresAt.getTime(), Date.now()) ?? false

  function note(window: RateWindow): void {
    const name = nameOf(window)
    const before = kept.get(name)
    const isSame = before !== undefined && isCurrent(before.window)
    if (!isSame && kept.size >= keptMax) return
    const written = isSame ? before.written : 0
    kept.set(name, { window, written: Math.min(written, window.requests) })
    changed.add(name)
  }

  /** Sets a window to the stored sum plus the requests that were counted here since `written`. */
  function merge(sum: RateWindow, written: number): void {
    const counted = windowsOf.get(sum.policy)
    const [nowMs, endsAtMs] = [Date.now(), sum.expiresAt.getTime()]
    if (!counted?.isCurrent(endsAtMs, nowMs)) return
    const key = keyOf(sum.tenantId, sum.operation)
    const current = counted.requestsOf(key, nowMs) ?? written
    const requests = sum.requests + Math.max(0, current - written)
    counted.set(key, { requests, endsAtMs })
    kept.set(nameOf(sum), { window: { ...sum, requests }, written: sum.requests })
  }

  async function flush(): Promise<void> {
    const now = new Date()
    for (const [name, { window }] of kept) if (!isCurrent(window)) kept.delete(name)
    const names = [...changed].slice(0, flushedMax)
    const dirty = names.map((name) => kept.get(name)).filter((each) => each !== undefined)
    for (const name of names) changed.delete(name)
    try {
      const written = new Map(dirty.map(({ window }) => [nameOf(window), window.requests]))
      for (const sum of await windows.add(dirty.map(unwritten), now, latestEndsOf(windowsOf)))
        merge(sum, written.get(nameOf(sum)) ?? 0)
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
    share(policy, counter) {
      windowsOf.set(policy, counter.windows)
      return noting(policy, counter, note)
    },
    async load() {
      const stored = await windows.list(new Date()).catch((error) => {
        failed(error)
        return []
      })
      for (const window of stored) merge(window, 0)
    },
    async close() {
      clearInterval(timer)
      await flush().catch(failed)
    },
  }
}
