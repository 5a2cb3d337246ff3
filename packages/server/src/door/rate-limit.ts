import type { RequestHandler } from 'express'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimit, RateLimits } from '../config/config.ts'
import { ApiError } from '../errors.ts'
import type { Document } from '../operations.ts'
import type { RateKeeper } from './rate-keeper.ts'

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
  overrides: RateLimits,
  keeper: Pick<RateKeeper, 'open'>,
): RequestHandler {
  const policies = Object.entries(document['x-rate-limit-policies'] ?? {})
  const limiters = new Map(
    policies.map(([name, limit]) => {
      const given = overrides[name] ?? overrides['*']
      return [name, createLimiter(name, given ?? limit, keeper)]
    }),
  )
  return async (req, res, next) => {
    const limiter = limiters.get(req.operation?.rateLimitPolicy ?? policyOfOthers)
    if (!limiter) return next()
    const { points, kept } = limiter
    const operation = req.operation?.id ?? noOperation
    const { state, exceeded } = await consume(limiter.memory, `${req.tenant.id}/${operation}`)
    if (state.remainingPoints <= points / 2) kept.note(req.tenant.id, operation, state)
    res.setHeader('X-RateLimit-Limit', points)
    res.setHeader('X-RateLimit-Remaining', state.remainingPoints)
    res.setHeader('X-RateLimit-Reset', Math.ceil((Date.now() + state.msBeforeNext) / 1000))
    if (!exceeded) return next()
    const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000))
    throw new ApiError('too_many_requests', { headers: { 'Retry-After': String(seconds) } })
  }
}

function createLimiter(policy: string, limit: RateLimit, keeper: Pick<RateKeeper, 'open'>) {
  if (limit === 'off') return undefined
  const { limit: points, windowSeconds: duration } = limit
  const memory = new RateLimiterMemory({ points, duration })
  return { points, memory, kept: keeper.open(policy, memory) }
}

async function consume(limiter: RateLimiterMemory, key: string) {
  try {
    return { state: await limiter.consume(key), exceeded: false }
  } catch (state) {
    if (state instanceof RateLimiterRes) return { state, exceeded: true }
    throw state
  }
}
