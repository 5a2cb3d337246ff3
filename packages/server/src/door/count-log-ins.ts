import { createHash } from 'node:crypto'
import type { RateLimit } from '../config/read-rate-limits.ts'
import type { CountedLogIn, CountLogIn } from '../passwords/log-in-rate.ts'
import { type CountedRequest, createRateCounter } from './rate-counter.ts'
import type { RateKeeper } from './rate-limit-sync.ts'

/** The name of the policy under `x-rate-limit-policies`. */
export const userPolicy = 'authentication-user'

const within: CountedLogIn = { isExceeded: false, isFirst: false }

/** Counts attempts to log in by user and network; all are within a limit that is off. */
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

/** Counts are stored and outlive users: they name nobody. */
const subjectOf = (identifier: string) =>
  createHash('sha256').update(identifier.toLowerCase()).digest('base64url')
