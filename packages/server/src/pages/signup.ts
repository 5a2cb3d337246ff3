import { challengeBox, type ShownChallenge } from './challenge.ts'
import { alert, button, type FormProps, field, form, heading, more } from './elements.ts'
import { type Page, page } from './page.ts'
import { screenOf, type Untrusted } from './partials.ts'
import {
  type PasswordError,
  type PasswordRules,
  passwordComplaint,
  passwordHint,
} from './password-field.ts'
import { type ResolvedBranding, type Words, wordsOf } from './resolved-branding.ts'
import { revealScript } from './scripts.ts'

/** The sign-up form, with the password rules of the database connection. */
export interface SignupProps extends FormProps {
  readonly clientName?: string | undefined
  /** The identifiers that were typed before. */
  readonly email?: string | undefined
  readonly username?: string | undefined
  /** Whether the address is that of an invitation, so that the user cannot change it. */
  readonly isEmailFixed?: boolean
  /** Whether the form asks for a username too. */
  readonly wantsUsername?: boolean
  readonly passwordRules: PasswordRules
  readonly loginUrl?: string | undefined
  readonly error?: SignupError | undefined
  /** What the user typed in the fields of partials before. */
  readonly submitted?: Untrusted['submitted']
  readonly challenge?: ShownChallenge | undefined
}

/** Why a sign-up was refused; each has a text on the page. */
export type SignupError =
  | 'signup-failed'
  | 'invalid-email'
  | 'invalid-username'
  | 'too-many-attempts'
  | 'invalid-value'
  | PasswordError

/** Posts `email`, `username` if the form has it, `password` and the hidden fields. */
export function renderSignup(branding: ResolvedBranding, props: SignupProps): Page {
  const word = wordsOf(branding, 'signup', 'signup')
  const { clientName, loginUrl, submitted, challenge } = props
  const name = { prompt: 'signup', name: 'signup' }
  const screen = screenOf(branding, name, {
    clientName,
    submitted,
    links: { login: loginUrl },
    data: { email: props.email },
    error: errorOf(branding, props, word),
    challenge,
  })
  const description = clientName ? word('description', { clientName }) : word('descriptionAlone')
  return page(
    branding,
    {
      title: word('pageTitle'),
      scripts: [revealScript],
      challenge,
      screen,
    },
    heading(word('title'), description),
    alert(ofWholeForm(props.error, word)),
    form(
      props,
      screen.at('form-content-start'),
      ...fields(branding, props, word),
      screen.at('form-content-end'),
      challengeBox(branding, challenge),
      button(word('buttonText')),
    ),
    screen.at('form-footer-start'),
    loginUrl && more(word('loginActionLinkText'), loginUrl, word('loginActionText')),
    screen.at('form-footer-end'),
  )
}

function errorOf(
  branding: ResolvedBranding,
  { error }: SignupProps,
  word: Words<'signup', 'signup'>,
) {
  if (!error) return undefined
  const isOfName = error === 'invalid-email' || error === 'invalid-username'
  const message = isOfName ? word(error) : ofWholeForm(error, word)
  return { code: error, message: message ?? passwordComplaint(branding, error) ?? '' }
}

function ofWholeForm(error: SignupError | undefined, word: Words<'signup', 'signup'>) {
  const whole = wholeErrors.find((each) => each === error)
  return whole && word(whole)
}

const wholeErrors = ['signup-failed', 'too-many-attempts', 'invalid-value'] as const

function fields(branding: ResolvedBranding, props: SignupProps, word: Words<'signup', 'signup'>) {
  const { email, username, wantsUsername, passwordRules, error, isEmailFixed } = props
  const complaint = passwordComplaint(branding, error)
  const isWrongName = error === 'invalid-username'
  return [
    field(branding, {
      name: 'email',
      label: word('emailPlaceholder'),
      type: 'email',
      value: email,
      autocomplete: wantsUsername ? 'email' : 'username',
      error: error === 'invalid-email' ? word(error) : undefined,
      isFixed: isEmailFixed === true,
      focused: !complaint && !isWrongName && !isEmailFixed,
    }),
    wantsUsername &&
      field(branding, {
        name: 'username',
        label: word('usernamePlaceholder'),
        value: username,
        autocomplete: 'username',
        error: isWrongName ? word(error) : undefined,
        focused: isWrongName,
      }),
    field(branding, {
      name: 'password',
      label: word('passwordPlaceholder'),
      type: 'password',
      autocomplete: 'new-password',
      hint: passwordHint(branding, passwordRules),
      error: complaint,
      focused: Boolean(complaint) || isEmailFixed === true,
    }),
  ]
}
