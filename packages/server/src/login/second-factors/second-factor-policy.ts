import { isRememberedBrowser } from '../../store/second-factors/remembered-browsers.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { LoginTransaction } from '../login-transaction.ts'

/** The value of `acr_values` that requests a second factor, and of `acr` after one. */
export const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'

/** The audience of the API by which users change their second factors. */
export const mfaAudienceOf = ({ issuer }: Tenant) => `${issuer}mfa/`

/** The parts of a request that can require a second factor. */
export type RequestedByClient = Pick<LoginTransaction, 'acrValues' | 'audiences'>

/** A user whose first factor was verified, and the request. */
export interface SecondFactorQuestion {
  readonly tenant: Tenant
  readonly userId: string
  /** The verified methods (RFC 8176). */
  readonly amr?: readonly string[] | undefined
  readonly requested?: RequestedByClient | undefined
  /** The secret in the cookie of a remembered browser. */
  readonly browser?: string | undefined
}

/** Whether the request is for the MFA API, by which second factors can be removed. */
export function requestsMfaApi(tenant: Tenant, requested?: RequestedByClient): boolean {
  return requested?.audiences.includes(mfaAudienceOf(tenant)) ?? false
}

/**
 * Whether a second factor is required: always for the MFA API; otherwise if the request asks for
 * it, or if the policy of the tenant does and the browser is not remembered.
 */
export async function isSecondFactorDue(question: SecondFactorQuestion): Promise<boolean> {
  const { tenant, userId, amr, requested, browser } = question
  if (amr?.includes('mfa')) return false
  if (requestsMfaApi(tenant, requested) || requested?.acrValues.includes(multiFactor)) return true
  if (!tenant.guardian.policies.includes('all-applications')) return false
  return !(await isRememberedBrowser(tenant.store.oidc.records, userId, browser))
}
