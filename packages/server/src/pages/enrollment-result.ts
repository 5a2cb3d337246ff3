import { heading } from './elements.ts'
import { type Page, page } from './page.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'

/** The page after the enrollment of an authenticator app or a security key. */
export function renderEnrollmentDone(branding: ResolvedBranding, isKey = false): Page {
  const word = wordsOf(branding, 'mfa-otp', 'mfa-otp-enrollment-result')
  const title = word('successTitle')
  return page(
    branding,
    { title: `${title} | ${branding.tenantName}` },
    heading(title, word(isKey ? 'keyDescription' : 'successDescription'), 'done'),
  )
}

/** The page of an enrollment link that was used, has expired or is unknown. */
export function renderEnrollmentInvalid(branding: ResolvedBranding): Page {
  const word = wordsOf(branding, 'mfa-otp', 'mfa-otp-enrollment-result')
  const title = word('errorTitle')
  return page(
    branding,
    { title: `${title} | ${branding.tenantName}` },
    heading(title, word('errorDescription'), 'stopped'),
  )
}
