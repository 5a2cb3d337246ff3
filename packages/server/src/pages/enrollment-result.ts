import { heading } from './elements.ts'
import { type Look, wordsOf } from './look.ts'
import { type Page, page } from './page.ts'

/** Says that a second factor is there from now on. */
export function renderEnrollmentDone(look: Look): Page {
  const word = wordsOf(look, 'mfa-otp', 'mfa-otp-enrollment-result')
  const title = word('successTitle')
  return page(
    look,
    { title: `${title} | ${look.tenantName}` },
    heading(title, word('successDescription'), 'done'),
  )
}

/** Says that a link to enroll leads nowhere any more. */
export function renderEnrollmentInvalid(look: Look): Page {
  const word = wordsOf(look, 'mfa-otp', 'mfa-otp-enrollment-result')
  const title = word('errorTitle')
  return page(
    look,
    { title: `${title} | ${look.tenantName}` },
    heading(title, word('errorDescription'), 'stopped'),
  )
}
