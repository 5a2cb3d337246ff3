import type { ComponentChild } from 'preact'
import { challengeBox, type ShownChallenge } from './challenge.ts'
import { alert, button, type FormProps, field, form, heading, more } from './elements.ts'
import { type Page, page } from './page.ts'
import { type PhoneError, phoneField } from './phone-field.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'

interface AddressProps extends FormProps {
  readonly clientName?: string | undefined
  /** The URL of the page for log-in by password. */
  readonly passwordUrl?: string | undefined
  /** The URL of the page for a code by the other channel. */
  readonly otherUrl?: string | undefined
  /** The URL of the sign-up page, for codes that do not create accounts. */
  readonly signupUrl?: string | undefined
  readonly challenge?: ShownChallenge | undefined
}

/** The form that requests a code by e-mail. */
export interface EmailProps extends AddressProps {
  /** The address that was typed before, or the `login_hint` of the application. */
  readonly email?: string | undefined
  readonly error?: 'invalid-email' | 'too-many-attempts' | undefined
}

type SharedWord =
  | 'pageTitle'
  | 'title'
  | 'description'
  | 'descriptionAlone'
  | 'buttonText'
  | 'otherText'
  | 'passwordText'

interface AddressPage {
  readonly word: (key: SharedWord, variables?: { readonly clientName: string }) => string
  /** The text of an error that does not concern the field. */
  readonly failure: string | undefined
  readonly input: ComponentChild
}

/** A page that asks where to send a code. */
function addressPage(
  branding: ResolvedBranding,
  props: AddressProps,
  { word, failure, input }: AddressPage,
): Page {
  const { clientName, passwordUrl, otherUrl, signupUrl, challenge } = props
  const login = wordsOf(branding, 'login', 'login')
  return page(
    branding,
    { title: word('pageTitle'), challenge },
    heading(
      word('title'),
      clientName ? word('description', { clientName }) : word('descriptionAlone'),
    ),
    alert(failure),
    form(props, input, challengeBox(branding, challenge), button(word('buttonText'))),
    otherUrl && more(word('otherText'), otherUrl),
    passwordUrl && more(word('passwordText'), passwordUrl),
    signupUrl && more(login('signupActionLinkText'), signupUrl, login('signupActionText')),
  )
}

/** The page for the address to which a code is sent; posts `email` and the hidden fields. */
export function renderEmail(branding: ResolvedBranding, props: EmailProps): Page {
  const word = wordsOf(branding, 'login-passwordless', 'login-passwordless-email')
  const { email, error } = props
  const isWrong = error === 'invalid-email'
  const input = field(branding, {
    name: 'email',
    label: word('emailPlaceholder'),
    value: email,
    // Not `type=email`: browsers reject some addresses that the server accepts.
    inputmode: 'email',
    autocomplete: 'username',
    focused: true,
    hint: isWrong ? undefined : word('hint'),
    error: isWrong ? word('invalid-email') : undefined,
  })
  const failure = error && !isWrong ? word(error) : undefined
  return addressPage(branding, props, { word, failure, input })
}

/** The form that requests a code by text message or call. */
export interface PhoneProps extends AddressProps {
  /** The number that was typed before, or the `login_hint` of the application. */
  readonly phone?: string | undefined
  readonly error?: PhoneError | undefined
}

/** The page for the number to which a code is sent; posts `phone_number` and the hidden fields. */
export function renderPhone(branding: ResolvedBranding, props: PhoneProps): Page {
  const word = wordsOf(branding, 'login-passwordless', 'login-passwordless-sms')
  const { phone, error } = props
  const wrong = error === 'too-many-attempts' ? undefined : error
  const input = phoneField(branding, {
    label: word('phonePlaceholder'),
    phone,
    hint: wrong ? undefined : word('hint'),
    error: wrong && word(wrong),
  })
  const failure = error && !wrong ? word(error) : undefined
  return addressPage(branding, props, { word, failure, input })
}

/** The log-in that a link in an e-mail continues. */
export interface EmailLinkProps extends FormProps {
  readonly clientName: string
  readonly email: string
}

/** Asks the user who followed a link to confirm, because mail scanners follow links too. */
export function renderEmailLink(branding: ResolvedBranding, props: EmailLinkProps): Page {
  const word = wordsOf(branding, 'login-passwordless', 'login-passwordless-email-link')
  const { clientName, email } = props
  return page(
    branding,
    { title: word('pageTitle') },
    heading(word('title'), word('description', { clientName, email })),
    form(props, button(word('buttonText'))),
  )
}

/** The page of a link that was used, has expired or is unknown. */
export function renderEmailLinkInvalid(branding: ResolvedBranding): Page {
  const word = wordsOf(branding, 'login-passwordless', 'login-passwordless-email-link')
  return page(
    branding,
    { title: word('pageTitle') },
    heading(word('invalidTitle'), word('invalidDescription'), 'stopped'),
  )
}
