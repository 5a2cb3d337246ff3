import { alert, button, type FormProps, form, heading, more } from './elements.ts'
import { type OtherFactors, otherFactors } from './other-factors.ts'
import { type Page, page } from './page.ts'
import { type PhoneError, phoneField } from './phone-field.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'

type PhoneMethod = 'text' | 'voice'

/** The form in which a user enrolls a phone as second factor. */
export interface PhoneEnrollmentProps extends FormProps {
  /** The number that was typed before. */
  readonly phone?: string | undefined
  /** The URL of the page to enroll an authenticator app. */
  readonly otpUrl?: string | undefined
  /** Other factors that can be enrolled. */
  readonly others?: Pick<OtherFactors, 'securityKeyUrl'> | undefined
  readonly error?: PhoneError | undefined
  /** How the code reaches the phone, unless the user chooses `other`. */
  readonly method?: PhoneMethod
  readonly other?: PhoneMethod | undefined
}

/**
 * The page that asks for the phone number of a second factor; posts `phone_number`, the hidden
 * fields, and `method` if there are two.
 */
export function renderPhoneEnrollment(
  branding: ResolvedBranding,
  props: PhoneEnrollmentProps,
): Page {
  const word = wordsOf(branding, 'mfa-sms', 'mfa-sms-enrollment')
  const { phone, otpUrl, error, method = 'text', other } = props
  const labels = { text: word('smsButtonText'), voice: word('callButtonText') }
  const wrong = error === 'too-many-attempts' ? undefined : error
  return page(
    branding,
    { title: word('pageTitle') },
    heading(word('title'), word(method === 'voice' && !other ? 'callDescription' : 'description')),
    alert(error && !wrong ? word(error) : undefined),
    form(
      props,
      phoneField(branding, {
        label: word('placeholder'),
        phone,
        error: wrong && word(wrong),
      }),
      other
        ? [
            button(labels[method], { name: 'method', value: method }),
            button(labels[other], { name: 'method', value: other, plain: true }),
          ]
        : button(word('buttonText')),
    ),
    otpUrl && more(word('otpText'), otpUrl),
    props.others && otherFactors(branding, props.others),
  )
}
