import type { Schema } from '@latchkey/contract'

/** The type of a phone template. */
export type PhoneTemplateType = Schema<'PhoneTemplateType'>
type Content = Schema<'PhoneTemplateContent'>

const blocked =
  'We blocked log-ins to your account at {{ friendly_name }} from {{ user.source_ip }}. Reset your password to log in from there, or ignore this message if it was not you.'
const leaked =
  'The password of your account at {{ friendly_name }} appeared in a data leak. Please change it.'

/** The default texts, in Liquid. */
const defaultTexts: Readonly<Record<PhoneTemplateType, Required<Content>['body']>> = {
  otp_verify: codeTexts('verification code'),
  otp_enroll: codeTexts('enrollment code'),
  change_password: codeTexts('code to change your password'),
  blocked_account: { text: blocked, voice: blocked },
  password_breach: { text: leaked, voice: leaked },
}

/** The types of phone templates. */
export const phoneTemplateTypes: readonly PhoneTemplateType[] = [
  'otp_verify',
  'otp_enroll',
  'change_password',
  'blocked_account',
  'password_breach',
]

function codeTexts(name: string) {
  const said = `{{ code }} is your ${name} for {{ friendly_name }}.`
  const spoken = `Hello. Your ${name} for {{ friendly_name }} is {{ pause }} {{ code }}.`
  return { text: said, voice: `${spoken} I repeat: {{ pause }} {{ code }}.` }
}

/** The content of a template that the tenant has not changed. */
export function defaultPhoneContent(type: PhoneTemplateType, { from = '' }: Content = {}): Content {
  return { syntax: 'liquid', body: defaultTexts[type], from }
}

/** The content after a patch, which may change single members of the body. */
export function mergePhoneContent(before: Content, patch: Content = {}): Content {
  return { ...before, ...patch, body: { ...before.body, ...patch.body } }
}
