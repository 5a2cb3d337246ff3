import type { AuthenticationSchema } from '@latchkey/contract'
import { ApiError } from '../errors.ts'
import type { AccountCall, AuthenticationMethodType, ServingAccount } from './account-call.ts'
import { enrollEmail, verifyEmail } from './enroll-email.ts'
import { enrollPasskey, verifyPasskey } from './enroll-passkey.ts'
import { enrollPassword, verifyPassword } from './enroll-password.ts'
import { enrollRecoveryCode, verifyRecoveryCode } from './enroll-recovery-code.ts'
import { enrollTotp, verifyTotp } from './enroll-totp.ts'
import { type Enrollment, findEnrollment, newEnrollmentId } from './enrollment-session.ts'

type Shown = AuthenticationSchema<'MyAuthenticationMethod'>
export type Definition = AuthenticationSchema<'MyAuthenticationMethodDefinition'>
export type Verification = AuthenticationSchema<'MyAuthenticationMethodVerification'>

/** One type of authentication method that users can enroll. */
interface Enrolling {
  /** Stores the enrollment by its id, and returns what the application shows. */
  begin(call: AccountCall, id: string, definition: Definition): Promise<object>
  /** Verifies and consumes the enrollment, and stores the method. */
  complete(call: AccountCall, enrollment: Enrollment, verification: Verification): Promise<Shown>
}

const ways: Partial<Record<AuthenticationMethodType, Enrolling>> = {
  totp: { begin: enrollTotp, complete: verifyTotp },
  email: { begin: enrollEmail, complete: verifyEmail },
  'recovery-code': { begin: enrollRecoveryCode, complete: verifyRecoveryCode },
  passkey: { begin: enrollPasskey, complete: verifyPasskey },
  password: { begin: enrollPassword, complete: verifyPassword },
}

/** Enrollments in two requests: the second has the `auth_session` of the first. */
export const enrollments: ServingAccount<
  'createMyAuthenticationMethod' | 'createMyAuthenticationMethodVerification'
> = {
  async createMyAuthenticationMethod(call) {
    const definition = call.body as Definition
    const { type } = definition
    const id = newEnrollmentId()
    const shown = await wayOf(type).begin(call, id, definition)
    const name = `${type}|new`
    const Location = `${call.tenant.issuer}me/v1/authentication-methods/${encodeURIComponent(name)}`
    return { status: 202, body: { id: name, auth_session: id, ...shown }, headers: { Location } }
  },
  async createMyAuthenticationMethodVerification(call) {
    const verification = call.body as Verification
    const enrollment = await findEnrollment(call, verification.auth_session)
    const body = await wayOf(enrollment.type).complete(call, enrollment, verification)
    return { status: 201, body }
  },
}

/** @throws ApiError `factor_unavailable` */
function wayOf(type: AuthenticationMethodType): Enrolling {
  const way = ways[type]
  if (way) return way
  throw new ApiError('factor_unavailable')
}
