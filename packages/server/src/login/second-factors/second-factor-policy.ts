import { accountAudience } from '../../record-rules/management-audience.ts'
import { assessLogIn, type LoginDevice } from '../../risk/assess-log-in.ts'
import { isRememberedBrowser } from '../../store/second-factors/remembered-browsers.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { LoginTransaction } from '../login-transaction.ts'
import { findAvailable, hasFactor, isByMail } from './available.ts'

/** The value of `acr_values` that requests a second factor, which is also the `acr` after one. */
export const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'

/** The audience of the API by which users change their second factors. */
export const mfaAudienceOf = ({ issuer }: Tenant) => `${issuer}mfa/`

/** The parts of a request that can require a second factor. */
export type RequestedByClient = Pick<LoginTransaction, 'acrValues' | 'audiences'>

/** A user whose first factor was verified, and the request that they log in for. */
export interface SecondFactorQuestion {
  readonly tenant: Tenant
  readonly userId: string
  /** The verified methods (RFC 8176). */
  readonly amr?: readonly string[] | undefined
  readonly requested?: RequestedByClient | undefined
  /** The secret of a remembered browser, from its cookie. */
  readonly browser?: string | undefined
  /**
   * The device of a log-in whose first factor was verified just now; absent for a session or token,
   * whose log-in was assessed before.
   */
  readonly device?: LoginDevice | undefined
  /**
   * Whether a token identifies the user, as in a token exchange. It was issued after all factors
   * but those that the requested API requires.
   */
  readonly isNamedByToken?: boolean
}

/**
 * Whether the request is for an API that can remove second factors: the MFA API, and for a user
 * with a second factor the My Account API.
 */
async function requestsOwnFactors(
  tenant: Tenant,
  { userId, amr = [], requested }: Pick<SecondFactorQuestion, 'userId' | 'amr' | 'requested'>,
): Promise<boolean> {
  if (requested?.audiences.includes(mfaAudienceOf(tenant))) return true
  if (!requested?.audiences.includes(accountAudience)) return false
  return hasFactor(await findAvailable(tenant, { userId, amr }))
}

/**
 * Whether the log-in is unlike earlier ones of the user. A user without a second factor would be
 * asked to prove the e-mail address, which a log-in by a mailed code or link has done.
 */
async function isDoubtful(
  { tenant, userId, amr = [] }: SecondFactorQuestion,
  device: LoginDevice,
): Promise<boolean> {
  const { confidence } = await assessLogIn({ tenant, userId, device })
  if (confidence !== 'low') return false
  return !isByMail(amr) || hasFactor(await findAvailable(tenant, { userId, amr }))
}

/**
 * Whether a log-in is doubtful where every log-in requires a second factor, for `Pending`. Where
 * only doubtful ones do, `findAvailable` knows it by the policies.
 */
export async function doubtOf({
  tenant,
  userId,
  device,
}: Pick<SecondFactorQuestion, 'tenant' | 'userId' | 'device'>): Promise<{ isDoubtful?: true }> {
  const { policies } = tenant.guardian
  const requiresAll = policies.includes('all-applications')
  if (!requiresAll || !policies.includes('confidence-score') || !device) return {}
  const { confidence } = await assessLogIn({ tenant, userId, device })
  return confidence === 'low' ? { isDoubtful: true } : {}
}

/**
 * Whether a second factor is required: by the requested API, by the request, or by a policy of the
 * tenant. In a remembered browser, `all-applications` does not apply.
 */
export async function isSecondFactorDue(question: SecondFactorQuestion): Promise<boolean> {
  const { tenant, userId, amr, requested, browser, device, isNamedByToken } = question
  if (amr?.includes('mfa')) return false
  if (isNamedByToken) return requestsOwnFactors(tenant, question)
  if (requested?.acrValues.includes(multiFactor)) return true
  if (await requestsOwnFactors(tenant, question)) return true
  const { policies } = tenant.guardian
  if (policies.includes('all-applications')) {
    if (!(await isRememberedBrowser(tenant.store.oidc, userId, browser))) return true
  }
  if (!policies.includes('confidence-score') || !device) return false
  return isDoubtful(question, device)
}
