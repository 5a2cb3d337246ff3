import { ApiError } from '../errors.ts'
import { keyUriOf, offeredSecret } from '../login/second-factors/offer.ts'
import { enrollOtp } from '../login/second-factors/prove.ts'
import type { Resources } from '../store/tenants/resources.ts'
import { type AccountCall, textOf } from './account-call.ts'
import { latestMethod } from './authentication-methods.ts'
import { endEnrollment, enrollmentModel, storeEnrollment } from './enrollment-session.ts'
import { requireRight } from './require-right.ts'

/**
 * Generates the secret of an authenticator app (RFC 6238).
 *
 * @throws ApiError `factor_unavailable`, `authentication_method_exists`
 */
export async function enrollTotp(call: AccountCall, id: string): Promise<object> {
  const { tenant, userId } = call
  if (!tenant.guardian.factors.otp) throw new ApiError('factor_unavailable')
  const methods = await tenant.store.authenticationMethods.listOf(userId)
  if (methods.some(({ type, confirmed }) => type === 'totp' && confirmed)) {
    throw new ApiError('authentication_method_exists')
  }
  await storeEnrollment(call, id, { type: 'totp' })
  const secret = offeredSecret(tenant, enrollmentModel, id, { userId })
  const barcode_uri = await keyUriOf(tenant, userId, secret)
  return { barcode_uri, manual_input_code: secret }
}

/**
 * Verifies a code of the app, and stores it as a second factor.
 *
 * @throws ApiError `enrollment_refused`, `enrollment_blocked`, `enrollment_expired`
 */
export async function verifyTotp(call: AccountCall, id: string) {
  const { req, tenant, client, userId } = call
  const code = textOf(call, 'otp_code') ?? ''
  const secret = offeredSecret(tenant, enrollmentModel, id, { userId })
  const following = (store: Resources) => endEnrollment(store, id)
  requireRight(await enrollOtp({ req, client, pending: { userId }, following }, secret, code))
  return latestMethod(call, 'totp')
}
