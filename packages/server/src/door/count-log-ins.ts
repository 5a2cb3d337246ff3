import { createHash } from 'node:crypto'
import type { RateLimit } from '../config/read-rate-limits.ts'
import type { CountedLogIn, CountLogIn } from '../passwords/log-in-rate.ts'
import { type CountedRequest, createRateCounter } from './rate-counter.ts'
import type { RateKeeper } from './rate-limit-sync.ts'

/** The policy under `x-rate-limit-policies` that limits log-ins of a user. */
export const userPolicy = 'authentication-user'

const within: CountedLogIn = { isExceeded: false, isFirst: false }

/** Counts log-in attempts by user and network. If the policy is off, no attempt exceeds it. */
export function countLogIns(rate: RateLimit, keeper: Pick<RateKeeper, 'share'>): CountLogIn {
  if (rate === 'off') return () => within
  const counter = keeper.share(userPolicy, createRateCounter(rate))
  const resultOf = ({ state, isExceeded }: CountedRequest): CountedLogIn => ({
    isExceeded,
    isFirst: state.consumedPoints === counter.limit + 1,
  })
  return (tenantId, identifier, network) => {
    const counted = counter.count(`${tenantId}/${subjectOf(identifier)} ${network}`)
    return counted instanceof Promise ? counted.then(resultOf) : resultOf(counted)
  }
}

/** A hash of the identifier: counters are stored longer than users, so they must not name them. */
const subjectOf = (identifier: string) =>
  createHash('sha256').update(identifier.toLowerCase()).digest('base64url')
