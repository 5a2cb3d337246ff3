import { resolveBranding } from '../branding/resolve-branding.ts'
import { ApiError } from '../errors.ts'
import { emailOf } from '../identifiers/identifiers.ts'
import { sendEmailCode } from '../login/second-factors/email-code.ts'
import { requireMailLeft } from '../login/second-factors/enrollment-mails.ts'
import { consumeCode } from '../login/second-factors/factor-code.ts'
import { factorEntry } from '../login/second-factors/log-second-factor.ts'
import { type AccountCall, textOf, writeOf } from './account-call.ts'
import { shownMethod } from './authentication-methods.ts'
import { type Enrollment, endEnrollment, storeEnrollment } from './enrollment-session.ts'
import { requireRight } from './require-right.ts'

/**
 * Sends a code to the e-mail address.
 *
 * @throws ApiError `factor_unavailable`, `email_malformed`, `too_many_enrollment_mails`
 */
export async function enrollEmail(call: AccountCall, id: string): Promise<object> {
  const { req, tenant, mailer, client, userId } = call
  if (!tenant.guardian.factors.email) throw new ApiError('factor_unavailable')
  const email = emailOf((textOf(call, 'email') ?? '').trim())
  if (email === undefined) throw new ApiError('email_malformed')
  await requireMailLeft(tenant, userId)
  await storeEnrollment(call, id, { type: 'email', email })
  const branding = await resolveBranding(tenant, { headers: req.headers })
  const { clientId } = client
  await sendEmailCode(id, { tenant, mailer, branding, userId, clientId, to: email })
  return {}
}

/**
 * Verifies the code, and stores the address as a second factor.
 *
 * @throws ApiError `enrollment_refused`, `enrollment_blocked`, `authentication_method_exists`
 */
export async function verifyEmail(call: AccountCall, id: string, { email = '' }: Enrollment) {
  const { req, tenant, client, userId } = call
  const code = textOf(call, 'otp_code') ?? ''
  const { proof, method } = await writeOf(call, async (store) => {
    const proof = await store.secondFactors.prove(userId, () =>
      consumeCode({ tenant, store, kind: 'SecondFactorEmail', place: id }, code),
    )
    if (proof !== 'right') return { proof }
    const definition = { type: 'email', email } as const
    const method = await store.authenticationMethods.create(userId, definition)
    await endEnrollment(store, id)
    await store.logs.append(factorEntry(req, client, 'gd_enrollment_complete', { userId }))
    return { proof, method }
  })
  requireRight(proof)
  if (!method) throw new ApiError('enrollment_expired')
  return shownMethod(method)
}
