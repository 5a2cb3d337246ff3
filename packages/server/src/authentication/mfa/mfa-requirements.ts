import type { AuthenticationSchema } from '@latchkey/contract'
import type { Available } from '../../login/second-factors/available.ts'

/** What a client can do with an `mfa_token`: verify a factor of the user, or enroll one. */
export type MfaRequirements = AuthenticationSchema<'MfaRequirements'>

/**
 * The factors that a user can use by the MFA API, or that a user without one can enroll there;
 * undefined if there is none.
 */
export function mfaRequirementsOf(available: Available): MfaRequirements | undefined {
  const { otp, sms, email, recoveryCode, mayEnroll, mayEnrollPhone, mayEnrollEmail } = available
  const has = { otp, phone: sms !== undefined, email: email !== undefined }
  const challenge = namesIn(has)
  if (challenge.length > 0) {
    return { challenge: recoveryCode ? [...challenge, { type: 'recovery-code' }] : challenge }
  }
  const enroll = namesIn({ otp: mayEnroll, phone: mayEnrollPhone, email: mayEnrollEmail })
  return enroll.length > 0 ? { enroll } : undefined
}

const types = ['otp', 'phone', 'email'] as const

const namesIn = (allowed: Readonly<Record<(typeof types)[number], boolean>>) =>
  types.filter((type) => allowed[type]).map((type) => ({ type }))
