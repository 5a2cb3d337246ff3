import { alert, button, type FormProps, form, heading, more } from './elements.ts'
import { type Page, page } from './page.ts'
import { type PhoneError, phoneField } from './phone-field.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'

export interface PhoneEnrollmentProps extends FormProps {
  /** The number that was typed before. */
  readonly phone?: string | undefined
  /** The URL of the page to enroll an authenticator app. */
  readonly otpUrl?: string | undefined
  readonly error?: PhoneError | undefined
}

/** The page for the number of a second factor; posts `phone_number` and the hidden fields. */
export function renderPhoneEnrollment(
  branding: ResolvedBranding,
  props: PhoneEnrollmentProps,
): Page {
  const word = wordsOf(branding, 'mfa-sms', 'mfa-sms-enrollment')
  const { phone, otpUrl, error } = props
  const wrong = error === 'too-many-attempts' ? undefined : error
  return page(
    branding,
    { title: word('pageTitle') },
    heading(word('title'), word('description')),
    alert(error && !wrong ? word(error) : undefined),
    form(
      props,
      phoneField(branding, {
        label: word('placeholder'),
        phone,
        error: wrong && word(wrong),
      }),
      button(word('buttonText')),
    ),
    otpUrl && more(word('otpText'), otpUrl),
  )
}
