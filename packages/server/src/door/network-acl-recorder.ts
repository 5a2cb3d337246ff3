import type { Decision } from '@latchkey/network-acl'
import type { Logger } from 'pino'
import type { Bounds } from '../config/bounds.ts'
import type { RecentRequest, RequestFacts } from '../request-facts.ts'
import { type BatchedEntry, PendingEntries } from '../store/logs/log-batches.ts'
import {
  type Count,
  type NetworkAclRecords,
  windowMs,
} from '../store/network-acls/network-acl-records.ts'
import { every } from '../timing/every.ts'
import { createRecentRequests } from './recent-requests.ts'

/** The most log entries in memory; further ones are dropped and counted. */
const pendingLogsMax = 5_000

/** Records decisions of network ACLs as counters, log entries and recent requests. */
export interface NetworkAclRecorder {
  record(seen: Seen): void
  /** The latest requests of a tenant to this process, latest first. */
  recent(tenantId: string): readonly RecentRequest[]
  /** Writes pending entries; call it before closing the database. */
  close(): Promise<void>
}

interface Seen {
  readonly tenantId: string
  readonly requestId: string
  readonly at: Date
  readonly facts: RequestFacts
  readonly decision: Decision | undefined
}

interface Window {
  readonly start: number
  requests: number
  readonly matches: Map<string, number>
}

interface RecorderOptions {
  readonly records: NetworkAclRecords
  readonly bounds: Pick<Bounds, 'aclFlushMs' | 'aclSumUpMs' | 'aclPruneMs'>
  /** Called with the action of each decision. */
  readonly onDecision: (action: string) => void
  readonly log: Logger
  readonly now: () => Date
}

/** Creates the recorder, which writes every `aclFlushMs`. */
export function createNetworkAclRecorder(options: RecorderOptions): NetworkAclRecorder {
  const { records, bounds, onDecision, log, now } = options
  const recents = createRecentRequests()
  let windows = new Map<string, Window>()
  const logs = new PendingEntries(pendingLogsMax)

  function record({ tenantId, requestId, at, facts, decision }: Seen): void {
    recents.remember(tenantId, { at, facts })
    const window = windowOf(windows, tenantId, at.getTime())
    window.requests += 1
    if (!decision) return
    onDecision(decision.action)
    for (const { id } of decision.logged) count(window, id)
    if (decision.rule) count(window, decision.rule.id)
    for (const entry of entries(tenantId, requestId, at, facts, decision)) logs.add(entry)
  }

  async function flush(): Promise<void> {
    const [flushedWindows, flushedLogs] = [windows, logs.take()]
    if (flushedWindows.size === 0 && flushedLogs.length === 0) return
    windows = new Map()
    try {
      await records.write(flushedLogs, countsOf(flushedWindows), now())
    } catch (error) {
      log.warn(
        { err: error },
        'Network ACL counters and log entries could not be written; retrying.',
      )
      for (const [key, window] of flushedWindows) merge(windows, key, window)
      logs.putBack(flushedLogs)
    }
    const lostLogs = logs.takeLost()
    if (lostLogs > 0) {
      log.warn(
        { lostLogs },
        'Network ACL log entries were dropped: more arrive than can be written.',
      )
    }
  }

  const failed = (error: unknown) =>
    log.warn({ err: error }, 'Recording network ACL decisions failed.')
  const timers = [
    every(bounds.aclFlushMs, flush, failed),
    every(bounds.aclSumUpMs, () => records.sumUp(now()), failed),
    every(bounds.aclPruneMs, () => records.prune(now()), failed),
  ]

  return {
    record,
    recent: recents.of,
    async close() {
      for (const timer of timers) clearInterval(timer)
      await flush()
    },
  }
}

function windowOf(windows: Map<string, Window>, tenantId: string, atMs: number): Window {
  const start = atMs - (atMs % windowMs)
  const key = `${tenantId} ${start}`
  let window = windows.get(key)
  if (!window) {
    window = { start, requests: 0, matches: new Map() }
    windows.set(key, window)
  }
  return window
}

function count({ matches }: Window, aclId: string): void {
  matches.set(aclId, (matches.get(aclId) ?? 0) + 1)
}

function merge(windows: Map<string, Window>, key: string, window: Window): void {
  const since = windows.get(key)
  if (!since) return void windows.set(key, window)
  since.requests += window.requests
  for (const [id, requests] of window.matches) {
    since.matches.set(id, (since.matches.get(id) ?? 0) + requests)
  }
}

/** For each window, the number of all requests and the number that each rule matched. */
function countsOf(windows: ReadonlyMap<string, Window>): readonly Count[] {
  const counts: Count[] = []
  for (const [key, { start, requests, matches }] of windows) {
    const tenantId = key.split(' ', 1)[0] ?? ''
    const windowStart = new Date(start)
    counts.push({ tenantId, windowStart, aclId: undefined, requests })
    for (const [aclId, matched] of matches) {
      counts.push({ tenantId, windowStart, aclId, requests: matched })
    }
  }
  return counts
}

/**
 * The log entries of a decision: one for each matching rule that logs, and one for the rule that
 * blocked or redirected.
 */
function* entries(
  tenantId: string,
  requestId: string,
  date: Date,
  facts: RequestFacts,
  { action, rule, logged }: Decision,
): Generator<BatchedEntry> {
  const about = {
    ip: facts.address ?? null,
    hostname: facts.host,
    user_agent: beginningOf(facts.userAgent),
    request_id: requestId,
    origin: facts.origin,
    ja3: facts.ja3 ?? null,
    ja4: facts.ja4 ?? null,
  }
  for (const { id, description } of logged) {
    const data = { ...about, acl_id: id, description, action: 'log' }
    yield { tenantId, date, type: 'acls_decision', data }
  }
  if (rule && action !== 'allow') {
    const data = { ...about, acl_id: rule.id, description: rule.description, action }
    yield { tenantId, date, type: 'acls_decision', data }
  }
}

const userAgentLengthMax = 1_024

/** The beginning of a user agent, as a copy: a slice would keep the whole string in memory. */
function beginningOf(userAgent: string | undefined): string | null {
  if (userAgent === undefined || userAgent.length <= userAgentLengthMax) return userAgent ?? null
  return Buffer.from(userAgent.slice(0, userAgentLengthMax)).toString()
}
