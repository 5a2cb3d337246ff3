import { heading } from './elements.ts'
import { type Page, page } from './page.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'

/** Says that a second factor is there from now on. */
export function renderEnrollmentDone(branding: ResolvedBranding): Page {
  const word = wordsOf(branding, 'mfa-otp', 'mfa-otp-enrollment-result')
  const title = word('successTitle')
  return page(
    branding,
    { title: `${title} | ${branding.tenantName}` },
    heading(title, word('successDescription'), 'done'),
  )
}

/** Says that a link to enroll leads nowhere any more. */
export function renderEnrollmentInvalid(branding: ResolvedBranding): Page {
  const word = wordsOf(branding, 'mfa-otp', 'mfa-otp-enrollment-result')
  const title = word('errorTitle')
  return page(
    branding,
    { title: `${title} | ${branding.tenantName}` },
    heading(title, word('errorDescription'), 'stopped'),
  )
}
