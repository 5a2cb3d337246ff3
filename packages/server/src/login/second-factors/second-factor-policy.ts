import { isRememberedBrowser } from '../../store/second-factors/remembered-browsers.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { LoginTransaction } from '../login-transaction.ts'

/** Asks for a second factor in `acr_values`, and says in `acr` that it was shown. */
export const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'

/** The audience of the API by which users change their second factors. */
export const mfaAudienceOf = ({ issuer }: Tenant) => `${issuer}mfa/`

/** What the client asks for, as far as it decides on a second factor. */
export type RequestedByClient = Pick<LoginTransaction, 'acrValues' | 'audiences'>

/** Somebody who has shown a first factor, and what they are logging in for. */
export interface SecondFactorQuestion {
  readonly tenant: Tenant
  readonly userId: string
  /** What was shown so far (RFC 8176). */
  readonly amr?: readonly string[] | undefined
  readonly asked?: RequestedByClient | undefined
  /** The secret in the cookie of a remembered browser. */
  readonly browser?: string | undefined
}

/** Whether a token is asked for by which a second factor can be removed. */
export function asksForMfaApi(tenant: Tenant, asked?: RequestedByClient): boolean {
  return asked?.audiences.includes(mfaAudienceOf(tenant)) ?? false
}

/**
 * Whether a second factor is due, whatever the first one was and wherever it was shown: always for
 * the API of second factors; otherwise because the application asks for it, or because the tenant
 * asks everybody, except in a browser that is remembered.
 */
export async function isSecondFactorDue(question: SecondFactorQuestion): Promise<boolean> {
  const { tenant, userId, amr, asked, browser } = question
  if (amr?.includes('mfa')) return false
  if (asksForMfaApi(tenant, asked) || asked?.acrValues.includes(multiFactor)) return true
  if (!tenant.guardian.policies.includes('all-applications')) return false
  return !(await isRememberedBrowser(tenant.store.oidc.records, userId, browser))
}
