import type { RequestHandler } from 'express'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimit } from '../config/config.ts'
import { ApiError } from '../errors.ts'
import type { Document } from '../operations.ts'

/** Counts requests that reach no operation of the document. */
const noOperation = 'none'

/**
 * Counts requests by tenant and operation in fixed windows; the document says how many, the
 * configuration may say otherwise. Every answer carries `X-RateLimit-Limit`, `-Remaining` and
 * `-Reset` (UNIX seconds), an excess is a 429 with `Retry-After`.
 *
 * `policyOfOthers` names the policy for paths and methods that the document does not have.
 */
export function limitRate(
  document: Document,
  policyOfOthers: string,
  overrides: Readonly<Record<string, RateLimit>>,
): RequestHandler {
  const policies = { ...document['x-rate-limit-policies'], ...overrides }
  const limiters = new Map(
    Object.entries(policies).map(([name, limit]) => [name, createLimiter(limit)]),
  )
  return async (req, res, next) => {
    const limiter = limiters.get(req.operation?.rateLimitPolicy ?? policyOfOthers)
    if (!limiter) return next()
    const key = `${req.tenant.id}/${req.operation?.id ?? noOperation}`
    const { state, exceeded } = await consume(limiter, key)
    res.setHeader('X-RateLimit-Limit', limiter.points)
    res.setHeader('X-RateLimit-Remaining', state.remainingPoints)
    res.setHeader('X-RateLimit-Reset', Math.ceil((Date.now() + state.msBeforeNext) / 1000))
    if (!exceeded) return next()
    const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000))
    throw new ApiError('too_many_requests', { headers: { 'Retry-After': String(seconds) } })
  }
}

function createLimiter(limit: RateLimit): RateLimiterMemory | undefined {
  if (limit === 'off') return undefined
  return new RateLimiterMemory({ points: limit.limit, duration: limit.windowSeconds })
}

async function consume(limiter: RateLimiterMemory, key: string) {
  try {
    return { state: await limiter.consume(key), exceeded: false }
  } catch (state) {
    if (state instanceof RateLimiterRes) return { state, exceeded: true }
    throw state
  }
}
