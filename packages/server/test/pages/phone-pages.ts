import { renderEnrollmentChoice } from '../../src/pages/mfa-begin-enroll.ts'
import { renderDuo } from '../../src/pages/mfa-duo.ts'
import { renderPhoneEnrollment } from '../../src/pages/mfa-sms.ts'
import { renderCodeRequest, renderSentCode } from '../../src/pages/one-time-code.ts'
import { renderPhone } from '../../src/pages/passwordless.ts'
import { form, type Render } from './written.ts'

/** The pages for codes by text message. */
export const phonePages: Readonly<Record<string, Render>> = {
  phone: (branding, own) =>
    renderPhone(branding, {
      ...form(own),
      clientName: own.clientName,
      passwordUrl: own.url,
      otherUrl: own.url,
    }),
  'phone-enrollment': (branding, own) =>
    renderPhoneEnrollment(branding, { ...form(own), otpUrl: own.url }),
  'phone-enrollment-refused': (branding, own) =>
    renderPhoneEnrollment(branding, { ...form(own), phone: own.code, error: 'invalid-phone' }),
  'phone-refused': (branding, own) =>
    renderPhone(branding, { ...form(own), phone: own.code, error: 'refused-phone' }),
  'phone-too-often': (branding, own) =>
    renderPhone(branding, { ...form(own), phone: own.code, error: 'too-many-attempts' }),
  'phone-code': (branding, own) =>
    renderSentCode(branding, {
      ...form(own),
      to: { phone_number: own.code },
      resend: form(own),
      recoveryUrl: own.url,
    }),
  'enrollment-choice': (branding, { url }) =>
    renderEnrollmentChoice(branding, { otpUrl: url, phoneUrl: url, securityKeyUrl: url }),
  duo: (branding, own) =>
    renderDuo(branding, { promptUrl: own.url, recoveryUrl: own.url, error: 'not-confirmed' }),
  'phone-enrollment-call': (branding, own) =>
    renderPhoneEnrollment(branding, { ...form(own), method: 'text', other: 'voice' }),
  'phone-call-code': (branding, own) =>
    renderSentCode(branding, {
      ...form(own),
      to: { phone_number: own.code },
      resend: form(own),
      byCall: true,
      other: form(own),
    }),
  'phone-code-request': (branding, own) =>
    renderCodeRequest(branding, { ...form(own), to: { phone_number: own.code } }),
}
