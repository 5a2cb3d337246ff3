import { h } from 'preact'
import { heading, linkButton } from './elements.ts'
import type { OtherFactors } from './other-factors.ts'
import { type Page, page } from './page.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'

/** The URLs of the pages that enroll second factors. */
export type EnrollmentChoiceProps = Pick<
  OtherFactors,
  'otpUrl' | 'phoneUrl' | 'securityKeyUrl' | 'biometricsUrl'
>

/** The page on which a user chooses which one to enroll. */
export function renderEnrollmentChoice(
  branding: ResolvedBranding,
  { otpUrl, phoneUrl, securityKeyUrl, biometricsUrl }: EnrollmentChoiceProps,
): Page {
  const word = wordsOf(branding, 'mfa', 'mfa-begin-enroll-options')
  const choice = (label: string, url: string | undefined) =>
    url !== undefined && h('p', { class: 'onward' }, linkButton(label, url, true))
  return page(
    branding,
    { title: word('pageTitle') },
    heading(word('title'), word('description')),
    choice(word('otpText'), otpUrl),
    choice(word('phoneText'), phoneUrl),
    choice(word('securityKeyText'), securityKeyUrl),
    choice(wordsOf(branding, 'mfa', 'mfa-login-options')('biometricsText'), biometricsUrl),
  )
}
