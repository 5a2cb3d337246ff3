/*
 * Quotas of tokens by the client credentials grant, of clients and organizations, with the headers
 * of the hosted API.
 */

import type { errors, KoaContextWithOIDC } from 'oidc-provider'
import {
  type CountToken,
  periodSeconds,
  type QuotaPeriod,
  quotaPeriods,
} from '../../record-rules/token-quota.ts'
import type { LogRecorder } from '../../tenancy/log-recorder.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { OwnedQuota } from '../../tenancy/token-quotas.ts'
import { refusal } from '../grants/refusal.ts'
import { recordEntry } from './record-entry.ts'

interface QuotaParts {
  readonly countToken: CountToken
  readonly senders: { readonly recorder: LogRecorder }
  readonly oidc: { readonly errors: typeof errors }
  readonly now: () => Date
}

/**
 * Counts the token of a request.
 *
 * @throws OIDCProviderError 429 `too_many_requests`, with `Retry-After`, beyond an enforced quota
 */
export type SpendQuotas = (
  ctx: KoaContextWithOIDC,
  tenant: Pick<Tenant, 'id'>,
  quotas: readonly OwnedQuota[],
) => Promise<void>

/** What is left of a quota in one period. */
interface Bucket {
  readonly period: QuotaPeriod
  readonly limit: number
  readonly spent: number
  readonly secondsLeft: number
}

/** Creates the function that counts tokens, sets the headers, and logs the first excess. */
export function spendQuotas({ countToken, senders, oidc, now }: QuotaParts): SpendQuotas {
  const { recorder } = senders
  const bucketOf = async (period: QuotaPeriod, limit: number, owner: string): Promise<Bucket> => {
    const seconds = periodSeconds[period]
    const at = Math.floor(now().getTime() / 1000)
    const spent = await countToken(period, `${owner} ${Math.floor(at / seconds)}`)
    return { period, limit, spent, secondsLeft: seconds - (at % seconds) }
  }
  const spend = async (ctx: KoaContextWithOIDC, tenantId: string, each: OwnedQuota) => {
    const { owner, id, quota } = each
    const { enforce: isEnforced = true } = quota
    const buckets: Bucket[] = []
    for (const period of quotaPeriods) {
      const limit = quota[period]
      // A token that the hour refuses must not count for the day.
      if (limit === undefined || (isEnforced && buckets.some(isExceeded))) continue
      buckets.push(await bucketOf(period, limit, `${tenantId}/${owner} ${id}`))
    }
    if (buckets.length === 0) return
    ctx.set(`Auth0-${owner}-Quota-Limit`, buckets.map(headerOf).join(','))
    const exceeded = buckets.filter(isExceeded)
    for (const bucket of exceeded) {
      if (bucket.spent === bucket.limit + 1) recordEntry(ctx, recorder, entryOf(each, bucket))
    }
    const [first] = exceeded
    if (!first || !isEnforced) return
    ctx.set('Retry-After', String(first.secondsLeft))
    throw refusal(oidc, 429, 'too_many_requests', sentenceOf(each, first))
  }
  return async (ctx, tenant, quotas) => {
    for (const each of quotas) await spend(ctx, tenant.id, each)
  }
}

const isExceeded = ({ spent, limit }: Bucket) => spent > limit

const headerOf = ({ period, limit, spent, secondsLeft }: Bucket) =>
  `b=${period};q=${limit};r=${Math.max(0, limit - spent)};t=${secondsLeft}`

const nameOf = ({ owner }: OwnedQuota, { period }: Bucket) =>
  `the ${owner.toLowerCase()}'s token quota of this ${period === 'per_hour' ? 'hour' : 'day'}`

const sentenceOf = (each: OwnedQuota, bucket: Bucket) =>
  `No tokens are left of ${nameOf(each, bucket)}. Try again in ${bucket.secondsLeft} seconds.`

const entryOf = (each: OwnedQuota, bucket: Bucket) => ({
  type: 'api_limit' as const,
  description: `A token was requested beyond ${nameOf(each, bucket)}`,
  details: {
    ...(each.owner === 'Organization' && { organization_id: each.id }),
    token_quota: { client_credentials: each.quota },
    period: bucket.period,
  },
})
