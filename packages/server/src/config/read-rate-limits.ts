import type { Refuse } from './config-error.ts'
import type { Environment } from './env.ts'
import { rateLimitPolicies } from './rate-limit-policies.ts'

/** At most `limit` requests per `windowSeconds`, or `off`: any number. */
export type RateLimit = { readonly limit: number; readonly windowSeconds: number } | 'off'

/**
 * The limits by the name of a policy; `*` is for all others. A policy that matches neither has the
 * limit of its document.
 */
export type RateLimits = Readonly<Record<string, RateLimit>>

/** Reads limits such as `authentication-token=100/1, off`; `off` alone is for all others. */
export function readRateLimits(env: Environment, refuse: Refuse): RateLimits {
  const limits: Record<string, RateLimit> = {}
  for (const entry of (env.LATCHKEY_RATE_LIMITS ?? '').split(/[\s,]+/).filter(Boolean)) {
    const [, policy, limit, windowSeconds] =
      /^([a-z-]+)=(?:off|([1-9]\d{0,8})\/([1-9]\d{0,5}))$/.exec(entry) ?? []
    if (entry === 'off') limits['*'] = 'off'
    else if (policy === undefined) {
      refuse(
        `LATCHKEY_RATE_LIMITS has "${entry}"; write management-write=100/10, ` +
          'authentication-token=off or off.',
      )
    } else if (!rateLimitPolicies.includes(policy)) {
      const names = rateLimitPolicies.join(', ')
      refuse(`LATCHKEY_RATE_LIMITS names the policy "${policy}"; it must be one of ${names}.`)
    } else if (limit === undefined) limits[policy] = 'off'
    else limits[policy] = { limit: Number(limit), windowSeconds: Number(windowSeconds) }
  }
  return limits
}
