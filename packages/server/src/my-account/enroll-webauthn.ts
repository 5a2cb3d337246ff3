import { resolveBranding } from '../branding/resolve-branding.ts'
import { ApiError } from '../errors.ts'
import { findAvailable, hasFactor } from '../login/second-factors/available.ts'
import {
  type AtFactor,
  enrollFactor,
  enrollmentOptions,
} from '../login/second-factors/webauthn-ceremonies.ts'
import type { WebauthnFactor } from '../login/second-factors/webauthn-rules.ts'
import type { Resources } from '../store/tenants/resources.ts'
import type { AccountCall } from './account-call.ts'
import { latestMethod } from './authentication-methods.ts'
import { endEnrollment, storeEnrollment } from './enrollment-session.ts'
import { requireRight } from './require-right.ts'

const atOf = ({ req, client, userId }: AccountCall, id: string, factor: WebauthnFactor) =>
  ({
    req,
    factor,
    id,
    proving: {
      req,
      client,
      pending: { userId },
      following: (store: Resources) => endEnrollment(store, id),
    },
  }) satisfies AtFactor

/** The enrollment of a security key, or of a device by users who have another factor. */
export const webauthnEnrollment = (factor: WebauthnFactor) => ({
  /** @throws ApiError `factor_unavailable` */
  async begin(call: AccountCall, id: string): Promise<object> {
    const { req, tenant } = call
    if (!(await mayEnrollWebauthn(call, factor))) throw new ApiError('factor_unavailable')
    const branding = await resolveBranding(tenant, { headers: req.headers })
    await storeEnrollment(call, id, { type: factor })
    const options = await enrollmentOptions(atOf(call, id, factor), branding)
    return { authn_params_public_key: options }
  },
  /** @throws ApiError `enrollment_refused`, `enrollment_blocked`, `enrollment_expired` */
  async complete(call: AccountCall, id: string) {
    if (!(await mayEnrollWebauthn(call, factor))) throw new ApiError('factor_unavailable')
    const answer = JSON.stringify(call.body.authn_response ?? {})
    requireRight((await enrollFactor(atOf(call, id, factor), answer)).proof)
    return latestMethod(call, factor)
  },
})

/** Whether a user may enroll one: a device only beside another factor. */
export async function mayEnrollWebauthn(
  { tenant, userId }: Pick<AccountCall, 'tenant' | 'userId'>,
  factor: WebauthnFactor,
): Promise<boolean> {
  if (!tenant.guardian.factors[factor]) return false
  if (factor === 'webauthn-roaming') return true
  return hasFactor(await findAvailable(tenant, { userId, amr: ['pwd'], isTrusted: true }))
}
