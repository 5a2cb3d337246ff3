import type { Language } from '../pages/texts/texts.ts'
import { defaultPhoneContent } from '../record-rules/phone-template-content.ts'
import type { PhoneMethod } from './phone-methods.ts'

/** The templates of messages with a code. */
export type CodeTemplate = 'otp_verify' | 'otp_enroll'

/** The text messages in Liquid; those in English are the content of the default templates. */
const texts: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<CodeTemplate, string>>>> = {
  de: {
    otp_verify: '{{ code }} ist Ihr Bestätigungscode für {{ friendly_name }}.',
    otp_enroll: '{{ code }} ist Ihr Registrierungscode für {{ friendly_name }}.',
  },
  es: {
    otp_verify: '{{ code }} es su código de verificación para {{ friendly_name }}.',
    otp_enroll: '{{ code }} es su código de registro para {{ friendly_name }}.',
  },
  ja: {
    otp_verify: '{{ friendly_name }} の確認コードは {{ code }} です。',
    otp_enroll: '{{ friendly_name }} の登録コードは {{ code }} です。',
  },
  fr: {
    otp_verify: '{{ code }} est votre code de vérification pour {{ friendly_name }}.',
    otp_enroll: '{{ code }} est votre code d’enregistrement pour {{ friendly_name }}.',
  },
  it: {
    otp_verify: '{{ code }} è il tuo codice di verifica per {{ friendly_name }}.',
    otp_enroll: '{{ code }} è il tuo codice di registrazione per {{ friendly_name }}.',
  },
  'pt-BR': {
    otp_verify: '{{ code }} é seu código de verificação para {{ friendly_name }}.',
    otp_enroll: '{{ code }} é seu código de cadastro para {{ friendly_name }}.',
  },
  nl: {
    otp_verify: '{{ code }} is je verificatiecode voor {{ friendly_name }}.',
    otp_enroll: '{{ code }} is je registratiecode voor {{ friendly_name }}.',
  },
  pl: {
    otp_verify: '{{ code }} to Twój kod weryfikacyjny do {{ friendly_name }}.',
    otp_enroll: '{{ code }} to Twój kod rejestracyjny do {{ friendly_name }}.',
  },
  'zh-CN': {
    otp_verify: '{{ code }} 是您的 {{ friendly_name }} 验证码。',
    otp_enroll: '{{ code }} 是您的 {{ friendly_name }} 注册验证码。',
  },
}

/**
 * The template, in Liquid, for a tenant that has none. Calls are in English, because providers read
 * any text out with an English voice.
 */
export function codeText(template: CodeTemplate, method: PhoneMethod, language: Language): string {
  if (method === 'text' && language !== 'en') return texts[language][template]
  return defaultPhoneContent(template).body?.[method] ?? ''
}
