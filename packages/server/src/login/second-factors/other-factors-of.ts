import type { EnrollmentChoiceProps } from '../../pages/mfa-begin-enroll.ts'
import type { OtherFactors } from '../../pages/other-factors.ts'
import type { PhoneMethod } from '../../phone-messages/phone-methods.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { PendingLogin } from './pending-login.ts'
import type { WebauthnFactor } from './webauthn-rules.ts'

/** The form that sends a code; opening a page by GET sends none. */
export const sendForm = (path: string) => ({
  action: `${path}/mfa-email`,
  hidden: { send: 'true' },
})

/** Likewise, by text message or a call. */
export const sendSmsForm = (path: string, method?: PhoneMethod) => ({
  action: `${path}/mfa-sms`,
  hidden: { send: 'true', ...(method && { method }) },
})

type At = Pick<PendingLogin, 'available' | 'path'>

/** The security keys and devices of the user, for pages of other factors. */
export function otherCredentialsOf(
  { available: { credentials }, path }: At,
  except?: WebauthnFactor,
): OtherFactors {
  const urlOf = (factor: WebauthnFactor) =>
    factor !== except && credentials[factor].length > 0 ? `${path}/mfa-${factor}` : undefined
  return {
    biometricsUrl: urlOf('webauthn-platform'),
    securityKeyUrl: urlOf('webauthn-roaming'),
  }
}

/** What a user can verify in place of a security key or a device. */
export function othersOf(at: At, except: WebauthnFactor): OtherFactors {
  const { available, path } = at
  const { otp, sms, email, recoveryCode } = available
  return {
    ...otherCredentialsOf(at, except),
    otpUrl: otp ? `${path}/mfa-otp` : undefined,
    smsForm: sms === undefined ? undefined : sendSmsForm(path),
    emailForm: email === undefined ? undefined : sendForm(path),
    recoveryUrl: recoveryCode ? `${path}/mfa-recovery-code` : undefined,
  }
}

/**
 * What a user can verify in place of a code that was sent: security keys and devices, and the other
 * factors that an action names.
 */
export function othersOfCode(at: At, own: 'sms' | 'email'): OtherFactors {
  const { available, path } = at
  const { otp, sms, email, recoveryCode, order } = available
  const credentials = otherCredentialsOf(at)
  if (!order) return credentials
  const isByMail = own === 'email'
  return {
    ...credentials,
    otpUrl: otp ? `${path}/mfa-otp` : undefined,
    smsForm: isByMail && sms !== undefined ? sendSmsForm(path) : undefined,
    emailForm: !isByMail && email !== undefined ? sendForm(path) : undefined,
    recoveryUrl: isByMail && recoveryCode ? `${path}/mfa-recovery-code` : undefined,
  }
}

/** What a user can enroll in place of a security key or a device. */
export const otherEnrollmentsOf = ({ available, path }: At): OtherFactors => ({
  otpUrl: available.mayEnroll ? `${path}/mfa-otp-enrollment` : undefined,
  phoneUrl: available.mayEnrollPhone ? `${path}/mfa-sms-enrollment` : undefined,
})

/** The security key or device that a user can enroll in place of another factor. */
export const keyEnrollmentOf = ({ available, path }: At): OtherFactors => ({
  securityKeyUrl: available.mayEnrollKey ? `${path}/mfa-webauthn-roaming-enrollment` : undefined,
  // Without an action, a device follows another factor.
  biometricsUrl:
    available.order && available.mayEnrollDevice
      ? `${path}/mfa-webauthn-platform-enrollment`
      : undefined,
})

/**
 * The factors among which a user chooses at an enrollment, by the tenant's flag
 * `mfa_show_factor_list_on_enrollment` or by an action; undefined without both, or if there is
 * nothing to choose.
 */
export function enrollmentChoiceOf(
  { settings }: Pick<Tenant, 'settings'>,
  at: At & Pick<PendingLogin, 'pending'>,
): EnrollmentChoiceProps | undefined {
  const isChosen = at.pending.actions?.factor?.isChosen
  if (!isChosen && !settings.flags?.mfa_show_factor_list_on_enrollment) return undefined
  const choice = { ...otherEnrollmentsOf(at), ...keyEnrollmentOf(at) }
  const count = Object.values(choice).filter((each) => each !== undefined).length
  return count > 1 ? choice : undefined
}
