import type { Request, RequestHandler } from 'express'
import type { RateLimit, RateLimits } from '../config/read-rate-limits.ts'
import type { Document } from '../operations/document.ts'
import {
  type CountedRequest,
  createRateCounter,
  type RateCounter,
  setRateLimitHeaders,
} from './rate-counter.ts'
import type { RateKeeper } from './rate-limit-sync.ts'
import type { RateSubject } from './rate-subject.ts'

/** The name under which requests without an operation are counted. */
const noOperation = 'none'

interface Limiting {
  /** The policy of requests without an operation. */
  readonly policyOfOthers: string
  /** Limits that replace those of the document, by policy. */
  readonly overrides: RateLimits
  readonly keeper: Pick<RateKeeper, 'share'>
  /** The subject that a request is counted for, so that callers do not share a limit. */
  readonly subjectOf: (req: Request) => Promise<RateSubject> | RateSubject
  /** Called for the first request in a window that exceeds the limit. */
  readonly onExceeded: (req: Request) => void
}

/**
 * Counts requests by tenant, operation and caller in fixed windows. The limits are those of the
 * document, unless the configuration replaces them. Every response has `X-RateLimit-Limit`,
 * `-Remaining` and `-Reset`; a request beyond the limit is answered 429 with `Retry-After`.
 */
export function limitRate(document: Document, limits: Limiting): RequestHandler {
  const { policyOfOthers, overrides, keeper, subjectOf, onExceeded } = limits
  const policies = document['x-rate-limit-policies']
  const counters = new Map(
    Object.keys(policies).map((each) => [
      each,
      openCounter(each, rateOf(document, each, overrides), keeper),
    ]),
  )
  const counterOf = (policy: string, { hasToken }: RateSubject) =>
    counters.get(hasToken ? policy : (policies[policy]?.withoutToken ?? policy))
  return (req, res, next) => {
    const policy = req.operation?.rateLimitPolicy ?? policyOfOthers
    const admit = (limit: number, counted: CountedRequest) => {
      if (counted.state.consumedPoints === limit + 1) onExceeded(req)
      setRateLimitHeaders(res, limit, counted)
      next()
    }
    const count = (subject: RateSubject) => {
      const counter = counterOf(policy, subject)
      if (!counter) return next()
      const { limit } = counter
      const counted = counter.count(keyOf(req, subject))
      if (counted instanceof Promise) return counted.then((each) => admit(limit, each))
      return admit(limit, counted)
    }
    const subject = subjectOf(req)
    return subject instanceof Promise ? subject.then(count) : count(subject)
  }
}

const keyOf = ({ tenant, operation }: Request, { key }: RateSubject) =>
  `${tenant.id}/${operation?.id ?? noOperation} ${key}`

/** The limit of a policy: configured for it, configured for all, or that of the document. */
export function rateOf(document: Document, policy: string, overrides: RateLimits): RateLimit {
  const documented = document['x-rate-limit-policies'][policy]
  return overrides[policy] ?? overrides['*'] ?? documented ?? 'off'
}

function openCounter(
  policy: string,
  rate: RateLimit,
  keeper: Pick<RateKeeper, 'share'>,
): RateCounter | undefined {
  return rate === 'off' ? undefined : keeper.share(policy, createRateCounter(rate))
}
