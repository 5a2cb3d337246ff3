import type { ComponentChild } from 'preact'
import { type FormProps, more, textWithButton } from './elements.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'

/** The other second factors of a page; those that the user can use have an address or a form. */
export interface OtherFactors {
  readonly biometricsUrl?: string | undefined
  readonly securityKeyUrl?: string | undefined
  readonly otpUrl?: string | undefined
  readonly phoneUrl?: string | undefined
  /** The forms that request a code. */
  readonly smsForm?: FormProps | undefined
  readonly emailForm?: FormProps | undefined
  readonly recoveryUrl?: string | undefined
}

/** Links to other second factors, at the end of a page. */
export function otherFactors(branding: ResolvedBranding, others: OtherFactors): ComponentChild[] {
  const word = wordsOf(branding, 'mfa', 'mfa-login-options')
  const { biometricsUrl, securityKeyUrl, otpUrl, phoneUrl, recoveryUrl } = others
  const { smsForm, emailForm } = others
  return [
    biometricsUrl && more(word('biometricsText'), biometricsUrl),
    securityKeyUrl && more(word('securityKeyText'), securityKeyUrl),
    otpUrl && more(word('otpText'), otpUrl),
    phoneUrl && more(word('phoneText'), phoneUrl),
    smsForm && textWithButton(word('smsText'), smsForm),
    emailForm && textWithButton(word('emailText'), emailForm),
    recoveryUrl && more(word('recoveryCodeText'), recoveryUrl),
  ]
}
