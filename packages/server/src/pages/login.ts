import { h } from 'preact'
import { clientLinks, clientLogo, picturesOf, type ShownClient } from './client-links.ts'
import { alert, button, type FormProps, field, form, heading, link, more } from './elements.ts'
import { type Page, page } from './page.ts'
import { type PasskeyForm, passkeyForm } from './passkey.ts'
import { type ResolvedBranding, type Words, wordsOf } from './resolved-branding.ts'
import { passkeyScript, revealScript } from './scripts.ts'

export interface LoginProps extends FormProps {
  readonly client?: ShownClient | undefined
  /** What people may call themselves; both, where nothing is said. */
  readonly identifier?: 'email' | 'username' | 'either'
  /** As it was typed before, or as the application hints. */
  readonly username?: string | undefined
  readonly signupUrl?: string | undefined
  readonly resetUrl?: string | undefined
  /** Where a code by mail takes the place of a password. */
  readonly emailCodeUrl?: string | undefined
  /** Connections to identity providers, where people log in instead. */
  readonly upstreams?: readonly { readonly name: string; readonly url: string }[]
  /** Whether a password can be typed; yes, where nothing is said. */
  readonly takesPassword?: boolean
  readonly passkey?: PasskeyForm | undefined
  readonly error?: LoginError | undefined
}

export type LoginError =
  | 'wrong-credentials'
  | 'too-many-attempts'
  | 'account-blocked'
  | 'password-leaked'
  | 'passkey-failed'
  | 'upstream-declined'
  | 'upstream-failed'
  | 'upstream-unavailable'

/** Posts `username`, `password` and what is hidden. */
export function renderLogin(branding: ResolvedBranding, props: LoginProps): Page {
  const word = wordsOf(branding, 'login', 'login')
  const { client, signupUrl, emailCodeUrl, passkey, error } = props
  const { upstreams = [], takesPassword = true } = props
  const description = client
    ? word('description', { clientName: client.name })
    : word('descriptionAlone')
  return page(
    branding,
    {
      title: word('pageTitle'),
      scripts: passkey ? [revealScript, passkeyScript] : [revealScript],
      pictures: picturesOf(client),
    },
    client && clientLogo(client),
    heading(word('title'), description),
    alert(error && word(error)),
    takesPassword && form(props, ...fields(branding, props, word), button(word('buttonText'))),
    passkey && [
      h('div', { class: 'or passkey', hidden: true }, word('separatorText')),
      passkeyForm(passkey, 'get', word('passkeyButtonText'), word('passkey-failed'), true),
    ],
    upstreams.map(({ name, url }) =>
      more(word('federatedConnectionButtonText', { connectionName: name }), url),
    ),
    emailCodeUrl && more(word('emailCodeText'), emailCodeUrl),
    signupUrl && more(word('signupActionLinkText'), signupUrl, word('signupActionText')),
    client && clientLinks(branding, client),
  )
}

const labels = {
  email: 'emailPlaceholder',
  username: 'usernamePlaceholder',
  either: 'usernameOrEmailPlaceholder',
} as const

function fields(branding: ResolvedBranding, props: LoginProps, word: Words<'login', 'login'>) {
  const { identifier = 'either', username, resetUrl, error } = props
  const wrong = error === 'wrong-credentials'
  return [
    field(branding, {
      name: 'username',
      label: word(labels[identifier]),
      value: username,
      // Not `email`: browsers refuse some addresses that the server takes.
      inputmode: identifier === 'username' ? 'text' : 'email',
      autocomplete: 'username',
      focused: !username,
      invalid: wrong,
    }),
    field(branding, {
      name: 'password',
      label: word('passwordPlaceholder'),
      type: 'password',
      autocomplete: 'current-password',
      focused: Boolean(username),
      invalid: wrong,
      beside: resetUrl && link(word('forgotPasswordText'), resetUrl),
    }),
  ]
}
