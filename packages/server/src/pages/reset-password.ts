import { h } from 'preact'
import { challengeBox, type ShownChallenge } from './challenge.ts'
import {
  alert,
  button,
  type FormProps,
  field,
  form,
  heading,
  linkButton,
  more,
} from './elements.ts'
import { type Page, page } from './page.ts'
import { screenOf } from './partials.ts'
import {
  type PasswordError,
  type PasswordRules,
  passwordComplaint,
  passwordHint,
} from './password-field.ts'
import { type ResolvedBranding, type Words, wordsOf } from './resolved-branding.ts'
import { revealScript } from './scripts.ts'

/** The form that requests a link to reset a password. */
export interface ResetRequestProps extends FormProps {
  readonly identifier?: 'email' | 'either'
  readonly username?: string | undefined
  readonly loginUrl?: string | undefined
  readonly challenge?: ShownChallenge | undefined
  readonly error?: 'too-many-attempts' | undefined
}

/** The form that sets a new password. */
export interface ResetProps extends FormProps {
  readonly email?: string | undefined
  readonly passwordRules: PasswordRules
  readonly error?: PasswordError | 'passwords-differ' | undefined
}

/** The page that requests a password reset; posts `username` and the hidden fields. */
export function renderResetRequest(branding: ResolvedBranding, props: ResetRequestProps): Page {
  const word = wordsOf(branding, 'reset-password', 'reset-password-request')
  const { identifier = 'either', username, loginUrl, challenge, error } = props
  const labels = { email: 'emailPlaceholder', either: 'usernameOrEmailPlaceholder' } as const
  const name = { prompt: 'reset-password', name: 'reset-password-request' }
  const screen = screenOf(branding, name, {
    links: { login: loginUrl },
    data: { username },
    error: error && { code: error, message: word(error) },
    challenge,
  })
  return page(
    branding,
    { title: word('pageTitle'), screen, challenge },
    heading(word('title'), word('description')),
    alert(error && word(error)),
    form(
      props,
      field(branding, {
        name: 'username',
        label: word(labels[identifier]),
        value: username,
        inputmode: 'email',
        autocomplete: 'username',
        focused: true,
      }),
      challengeBox(branding, challenge),
      button(word('buttonText')),
    ),
    loginUrl && more(word('backToLoginLinkText'), loginUrl),
  )
}

interface ResetSentProps {
  /** The address as the user typed it: the page does not reveal whether an account has it. */
  readonly email: string
  readonly loginUrl?: string | undefined
}

/** The page after the request, the same whether or not the account exists. */
export function renderResetSent(
  branding: ResolvedBranding,
  { email, loginUrl }: ResetSentProps,
): Page {
  const word = wordsOf(branding, 'reset-password', 'reset-password-email')
  return page(
    branding,
    { title: word('pageTitle') },
    heading(word('title'), word('description', { email })),
    h('p', { class: 'note' }, word('hint')),
    loginUrl && more(word('backToLoginLinkText'), loginUrl),
  )
}

interface ResetBeginProps extends FormProps {
  readonly email?: string | undefined
}

/** The page before actions decide of a password reset; posts the hidden fields. */
export function renderResetBegin(branding: ResolvedBranding, props: ResetBeginProps): Page {
  const word = wordsOf(branding, 'reset-password', 'reset-password')
  const { email } = props
  const onward = wordsOf(branding, 'reset-password', 'reset-password-request')('buttonText')
  return page(
    branding,
    { title: word('pageTitle') },
    heading(word('title'), email && word('description', { email })),
    form(props, button(onward)),
  )
}

/** The page that sets a new password; posts `password`, `password_again` and the hidden fields. */
export function renderReset(branding: ResolvedBranding, props: ResetProps): Page {
  const word = wordsOf(branding, 'reset-password', 'reset-password')
  const { email } = props
  return page(
    branding,
    { title: word('pageTitle'), scripts: [revealScript] },
    heading(word('title'), email && word('description', { email })),
    form(props, ...resetFields(branding, props, word), button(word('buttonText'))),
  )
}

function resetFields(
  branding: ResolvedBranding,
  { email, passwordRules, error }: ResetProps,
  word: Words<'reset-password', 'reset-password'>,
) {
  const complaint = passwordComplaint(branding, error)
  const differ = error === 'passwords-differ'
  return [
    // Password managers store the new password under this user name.
    email && h('input', { hidden: true, readonly: true, autocomplete: 'username', value: email }),
    field(branding, {
      name: 'password',
      label: word('passwordPlaceholder'),
      type: 'password',
      autocomplete: 'new-password',
      hint: passwordHint(branding, passwordRules),
      error: complaint,
      focused: !differ,
    }),
    field(branding, {
      name: 'password_again',
      label: word('reEnterpasswordPlaceholder'),
      type: 'password',
      autocomplete: 'new-password',
      error: differ ? word(error) : undefined,
      focused: differ,
    }),
  ]
}

/** The page after the password was changed; offers to log in where the log-in page is known. */
export function renderResetDone(
  branding: ResolvedBranding,
  { loginUrl }: { loginUrl?: string | undefined },
): Page {
  const word = wordsOf(branding, 'reset-password', 'reset-password-success')
  return page(
    branding,
    { title: word('pageTitle') },
    heading(word('title'), word('description'), 'done'),
    loginUrl && h('p', { class: 'onward' }, linkButton(word('buttonText'), loginUrl)),
  )
}

/** The page of a link that was used, has expired or is unknown. */
export function renderResetInvalid(
  branding: ResolvedBranding,
  { resetUrl }: { resetUrl?: string | undefined },
) {
  const word = wordsOf(branding, 'reset-password', 'reset-password-error')
  return page(
    branding,
    { title: word('pageTitle') },
    heading(word('title'), word('description'), 'stopped'),
    resetUrl && h('p', { class: 'onward' }, linkButton(word('backToLoginLinkText'), resetUrl)),
  )
}
