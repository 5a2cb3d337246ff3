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
  /** The identifiers that the form asks for. */
  readonly identifiers: readonly AskedIdentifier[]
  /** Absent if the user signs up without a password. */
  readonly passwordRules?: PasswordRules | undefined
  readonly loginUrl?: string | undefined
  readonly error?: SignupError | undefined
  /** What the user typed in the fields of partials before. */
  readonly submitted?: Untrusted['submitted']
  readonly challenge?: ShownChallenge | undefined
}

interface AskedIdentifier {
  readonly kind: 'email' | 'phone_number' | 'username'
  readonly isRequired: boolean
  /** What was typed before. */
  readonly value?: string | undefined
  /** Whether the user cannot change the value, such as the address of an invitation. */
  readonly isFixed?: boolean
}

/** Why a sign-up was refused; each has a text on the page. */
export type SignupError =
  | 'signup-failed'
  | IdentifierError
  | 'too-many-attempts'
  | 'invalid-value'
  | PasswordError

type IdentifierError = 'invalid-email' | 'invalid-phone' | 'invalid-username'

/**
 * Posts the identifiers, such as `email` and `username`, `password` and the hidden fields.
 */
export function renderSignup(branding: ResolvedBranding, props: SignupProps): Page {
  const word = wordsOf(branding, 'signup', 'signup')
  const { clientName, loginUrl, submitted, challenge } = props
  const name = { prompt: 'signup', name: 'signup' }
  const screen = screenOf(branding, name, {
    clientName,
    submitted,
    links: { login: loginUrl },
    data: { email: props.identifiers.find(({ kind }) => kind === 'email')?.value },
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
  const message = isOfIdentifier(error) ? word(error) : ofWholeForm(error, word)
  return { code: error, message: message ?? passwordComplaint(branding, error) ?? '' }
}

function ofWholeForm(error: SignupError | undefined, word: Words<'signup', 'signup'>) {
  const whole = wholeErrors.find((each) => each === error)
  return whole && word(whole)
}

const wholeErrors = ['signup-failed', 'too-many-attempts', 'invalid-value'] as const

/** The error about an identifier that is missing or invalid, by its kind. */
export const identifierErrors = {
  email: 'invalid-email',
  phone_number: 'invalid-phone',
  username: 'invalid-username',
} as const satisfies Record<AskedIdentifier['kind'], IdentifierError>

const isOfIdentifier = (error: SignupError): error is IdentifierError =>
  Object.values(identifierErrors).some((each) => each === error)

const inputs = {
  email: { type: 'email', autocomplete: 'email', label: 'emailPlaceholder' },
  phone_number: { type: 'tel', autocomplete: 'tel', label: 'phonePlaceholder' },
  username: { type: 'text', autocomplete: 'username', label: 'usernamePlaceholder' },
} as const satisfies Record<AskedIdentifier['kind'], object>

function fields(branding: ResolvedBranding, props: SignupProps, word: Words<'signup', 'signup'>) {
  const { identifiers, passwordRules, error } = props
  const complaint = passwordComplaint(branding, error)
  const typed = identifiers.filter(({ isFixed }) => !isFixed)
  const wrong = typed.find(({ kind }) => identifierErrors[kind] === error)
  const focused = complaint ? undefined : (wrong ?? typed[0])
  // Password managers store the account under the field that has `username`.
  const named = identifiers.find(({ kind }) => kind === 'username') ?? identifiers[0]
  return [
    ...identifiers.map((each) => {
      const { kind, isRequired, value, isFixed } = each
      const { label, type, autocomplete } = inputs[kind]
      return field(branding, {
        name: kind,
        label: isRequired ? word(label) : `${word(label)} (${word('optionalText')})`,
        type,
        value,
        autocomplete: each === named ? 'username' : autocomplete,
        error: each === wrong ? word(identifierErrors[kind]) : undefined,
        isFixed: isFixed === true,
        isOptional: !isRequired,
        focused: each === focused,
      })
    }),
    passwordRules &&
      field(branding, {
        name: 'password',
        label: word('passwordPlaceholder'),
        type: 'password',
        autocomplete: 'new-password',
        hint: passwordHint(branding, passwordRules),
        error: complaint,
        focused: !focused,
      }),
  ]
}
