import type { AuthenticationSchema } from '@latchkey/contract'
import { ApiError } from '../errors.ts'
import { type AccountCall, type ServingAccount, textOf } from './account-call.ts'
import { enrollEmail, verifyEmail } from './enroll-email.ts'
import { enrollPasskey, verifyPasskey } from './enroll-passkey.ts'
import { enrollPassword, verifyPassword } from './enroll-password.ts'
import { enrollRecoveryCode, verifyRecoveryCode } from './enroll-recovery-code.ts'
import { enrollTotp, verifyTotp } from './enroll-totp.ts'
import { webauthnEnrollment } from './enroll-webauthn.ts'
import {
  type EnrolledType,
  type Enrollment,
  enrolledTypeOf,
  findEnrollment,
  newEnrollmentId,
} from './enrollment-session.ts'

type Shown = AuthenticationSchema<'MyAuthenticationMethod'>
/** One type of authentication method that users can enroll. */
interface Enrolling {
  /** Stores the enrollment under its id, and resolves to what the application shows to the user. */
  begin(call: AccountCall, id: string): Promise<object>
  /** Verifies and consumes the enrollment, and stores the method. */
  complete(call: AccountCall, id: string, enrollment: Enrollment): Promise<Shown>
}

const ways: Readonly<Record<EnrolledType, Enrolling>> = {
  totp: { begin: enrollTotp, complete: verifyTotp },
  email: { begin: enrollEmail, complete: verifyEmail },
  'recovery-code': { begin: enrollRecoveryCode, complete: verifyRecoveryCode },
  passkey: { begin: enrollPasskey, complete: verifyPasskey },
  password: { begin: enrollPassword, complete: verifyPassword },
  'webauthn-roaming': webauthnEnrollment('webauthn-roaming'),
  'webauthn-platform': webauthnEnrollment('webauthn-platform'),
}

/** Enrollments take two requests: the second one sends the `auth_session` of the first. */
export const enrollments: ServingAccount<
  'createMyAuthenticationMethod' | 'createMyAuthenticationMethodVerification'
> = {
  async createMyAuthenticationMethod(call) {
    const type = enrolledTypeOf(call.body.type)
    if (!type) throw new ApiError('factor_unavailable')
    const id = newEnrollmentId()
    const shown = await ways[type].begin(call, id)
    const name = `${type}|new`
    const Location = `${call.tenant.issuer}me/v1/authentication-methods/${encodeURIComponent(name)}`
    return { status: 202, body: { id: name, auth_session: id, ...shown }, headers: { Location } }
  },
  async createMyAuthenticationMethodVerification(call) {
    const id = textOf(call, 'auth_session') ?? ''
    const enrollment = await findEnrollment(call, id)
    const body = await ways[enrollment.type].complete(call, id, enrollment)
    return { status: 201, body }
  },
}
