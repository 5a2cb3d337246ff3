import type { Schema } from '@latchkey/contract'

/** The most tokens by the client credentials grant, enforced unless `enforce` is false. */
export type TokenQuota = Schema<'ClientTokenQuota'>['client_credentials']

/** The periods of quotas, which begin with each hour and each day of UTC. */
export const quotaPeriods = ['per_hour', 'per_day'] as const
export type QuotaPeriod = (typeof quotaPeriods)[number]

/** How long each period is. */
export const periodSeconds: Readonly<Record<QuotaPeriod, number>> = {
  per_hour: 60 * 60,
  per_day: 24 * 60 * 60,
}

/**
 * Counts a token of a period.
 *
 * @param key begins with the id of the tenant and a slash, and names the period too
 * @returns the number of tokens that were counted with this key
 */
export type CountToken = (period: QuotaPeriod, key: string) => number | Promise<number>
