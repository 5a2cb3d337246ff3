import { type CountToken, periodSeconds, type QuotaPeriod } from '../record-rules/token-quota.ts'
import { createRateCounter } from './rate-counter.ts'
import type { RateKeeper } from './rate-limit-sync.ts'

/** Counts tokens for quotas, which differ by client. */
export function countTokens(keeper: Pick<RateKeeper, 'share'>): CountToken {
  const share = (period: QuotaPeriod) => {
    // Windows are shared and preserved from half of this limit on, which is at once.
    const counter = createRateCounter({ limit: 1, windowSeconds: periodSeconds[period] })
    return keeper.share(`tokens-${period}`, counter)
  }
  const counters = { per_hour: share('per_hour'), per_day: share('per_day') }
  return (period, key) => {
    const counted = counters[period].count(key)
    return counted instanceof Promise
      ? counted.then(({ state }) => state.consumedPoints)
      : counted.state.consumedPoints
  }
}
