import type { Request } from 'express'
import { LRUCache } from 'lru-cache'
import type { LogRecorder } from '../tenancy/log-recorder.ts'

/**
 * The log has at most one entry per operation in this time, however many callers exceed its limit.
 */
const entryMs = 60_000
/** The most operations of tenants whose last log entry is remembered. */
const operationsMax = 10_000

/** Logs exceeded rate limits in the log of the tenant (`api_limit`). */
export function logExceededLimits(recorder: LogRecorder): (req: Request) => void {
  const logged = new LRUCache<string, true>({ max: operationsMax, ttl: entryMs })
  return (req) => {
    const { tenant, operation } = req
    const key = `${tenant.id} ${operation?.id}`
    if (logged.has(key)) return
    logged.set(key, true)
    const summary = operation?.summary ?? 'unknown path'
    const description = `The rate limit of an operation was reached: ${summary}`
    recorder.record(req, { type: 'api_limit', description })
  }
}
