import { audiencesAsked } from '../../authentication/authorize/resource-identifiers.ts'
import { isRememberedBrowser } from '../../store/second-factors/remembered-browsers.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { mfaAudienceOf, multiFactor } from './second-factor.ts'

/** What an application asks for, in the parameters of its request as they were resolved. */
export interface AskedByClient {
  readonly resource?: unknown
  readonly audience?: unknown
  /** OpenID Connect Core, section 3.1.2.1. */
  readonly acr_values?: unknown
}

/** Somebody who has shown a first factor, and what they are in the middle of. */
export interface SecondFactorTransaction {
  readonly tenant: Tenant
  readonly userId: string
  /** What was shown so far (RFC 8176). */
  readonly amr?: readonly string[] | undefined
  readonly asked?: AskedByClient | undefined
  /** What the cookie of a remembered browser holds. */
  readonly browser?: string | undefined
}

/**
 * Whether a token is asked for by which a second factor can be taken away, which takes one. The API
 * may be named by `resource`, by `audience` or by the tenant's default.
 */
export function asksForMfaApi(tenant: Tenant, asked: AskedByClient = {}): boolean {
  return audiencesAsked(tenant, asked).includes(mfaAudienceOf(tenant))
}

/**
 * Whether a second factor is due, whatever the first one was and wherever it was shown: for the API
 * of second factors always; else because the application asks, or because the tenant asks
 * everybody, and not in a browser that is remembered.
 */
export async function isSecondFactorDue(transaction: SecondFactorTransaction): Promise<boolean> {
  const { tenant, userId, amr, asked, browser } = transaction
  if (amr?.includes('mfa')) return false
  if (asksForMfaApi(tenant, asked) || asksForSecondFactor(asked)) return true
  if (!tenant.guardian.policies.includes('all-applications')) return false
  return !(await isRememberedBrowser(tenant.store.oidc.records, userId, browser))
}

function asksForSecondFactor({ acr_values: values }: AskedByClient = {}): boolean {
  return typeof values === 'string' && values.split(' ').includes(multiFactor)
}
