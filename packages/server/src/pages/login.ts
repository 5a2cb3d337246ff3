import { type ComponentChild, h } from 'preact'
import { challengeBox, type ShownChallenge } from './challenge.ts'
import { clientLinks, clientLogo, picturesOf, type ShownClient } from './client-links.ts'
import { alert, button, type FormProps, field, form, heading, link, more } from './elements.ts'
import { type Page, page } from './page.ts'
import { type ShownScreen, screenOf, type Untrusted } from './partials.ts'
import { type PasskeyForm, passkeyForm } from './passkey.ts'
import { type ProviderMark, providerMark } from './provider-marks.ts'
import { type ResolvedBranding, type Words, wordsOf } from './resolved-branding.ts'
import { hrefOf } from './safe-address.ts'
import { passkeyScript, revealScript } from './scripts.ts'

/** The log-in page, in one step or as one of two. */
export interface LoginProps extends FormProps {
  readonly client?: ShownClient | undefined
  /** The accepted kinds of identifier. */
  readonly identifier?: 'email' | 'username' | 'either'
  /** The identifier that was typed before, or the `login_hint` of the application. */
  readonly username?: string | undefined
  readonly signupUrl?: string | undefined
  readonly resetUrl?: string | undefined
  /** The URL of the page for log-in by an e-mailed code. */
  readonly emailCodeUrl?: string | undefined
  /** The URL of the page for log-in by a code in a text message. */
  readonly smsCodeUrl?: string | undefined
  /** Connections to identity providers, as other ways to log in. */
  readonly upstreams?: readonly UpstreamButton[]
  /** The fields of the form; by default `both`, the identifier and the password. */
  readonly inputs?: 'identifier' | 'both' | 'nothing'
  /**
   * The screen whose partials the page shows; by default `login`. Each of these screens is the
   * prompt of the same name.
   */
  readonly screen?: LoginScreen
  /** What the user typed in the fields of partials before. */
  readonly submitted?: Untrusted['submitted']
  readonly passkey?: PasskeyForm | undefined
  readonly challenge?: ShownChallenge | undefined
  readonly error?: LoginError | undefined
}

/** The log-in in one step, or the first or the second of two. */
export type LoginScreen = 'login' | 'login-id' | 'login-password'

/** The button of an identity provider. */
export interface UpstreamButton {
  readonly name: string
  readonly url: string
  readonly mark?: ProviderMark | undefined
  /** The URL of a picture; the page omits any but an http or https URL. */
  readonly iconUrl?: string | undefined
}

/** Why a log-in was refused; each has a text on the page. */
export type LoginError =
  | 'wrong-credentials'
  | 'too-many-attempts'
  | 'account-blocked'
  | 'password-leaked'
  | 'password-expired'
  | 'passkey-failed'
  | 'upstream-declined'
  | 'upstream-failed'
  | 'upstream-unavailable'
  | 'no-connection'

/** Posts `username`, `password` if the form has it, and the hidden fields. */
export function renderLogin(branding: ResolvedBranding, props: LoginProps): Page {
  const word = wordsOf(branding, 'login', 'login')
  const { client, signupUrl, emailCodeUrl, smsCodeUrl, passkey, error } = props
  const { upstreams = [], inputs = 'both', submitted } = props
  const name = props.screen ?? 'login'
  const screen = screenOf(
    branding,
    { prompt: name, name },
    {
      clientName: client?.name,
      submitted,
      links: { signup: signupUrl, reset_password: props.resetUrl },
      data: { username: props.username },
      error: error && { code: error, message: word(error) },
      challenge: props.challenge,
    },
  )
  const ownWays = [
    inputs !== 'nothing' &&
      form(
        props,
        screen.at('form-content-start'),
        ...fields(branding, props, word),
        screen.at('form-content-end'),
        challengeBox(branding, props.challenge),
        button(word('buttonText')),
      ),
    passkey && [
      h('div', { class: 'or passkey', hidden: true }, word('separatorText')),
      passkeyForm(passkey, 'get', word('passkeyButtonText'), word('passkey-failed'), true),
    ],
  ]
  const otherWays = upstreams.length > 0 && upstreamButtons(upstreams, screen, word)
  const separator =
    otherWays && inputs !== 'nothing' && h('div', { class: 'or' }, word('separatorText'))
  const isBelow = branding.theme?.widget.social_buttons_layout !== 'top'
  const description = client
    ? word('description', { clientName: client.name })
    : word('descriptionAlone')
  return page(
    branding,
    {
      title: word('pageTitle'),
      screen,
      scripts: passkey ? [revealScript, passkeyScript] : [revealScript],
      challenge: props.challenge,
      pictures: [...picturesOf(client), ...upstreams.flatMap(({ iconUrl }) => iconUrl ?? [])],
    },
    client && clientLogo(client),
    heading(word('title'), description),
    alert(error && word(error)),
    isBelow ? [ownWays, separator, otherWays] : [otherWays, separator, ownWays],
    screen.at('form-footer-start'),
    emailCodeUrl && more(word('emailCodeText'), emailCodeUrl),
    smsCodeUrl && more(word('smsCodeText'), smsCodeUrl),
    signupUrl && more(word('signupActionLinkText'), signupUrl, word('signupActionText')),
    screen.at('form-footer-end'),
    client && clientLinks(branding, client),
  )
}

function upstreamButtons(
  upstreams: readonly UpstreamButton[],
  screen: ShownScreen,
  word: Words<'login', 'login'>,
): ComponentChild {
  return h(
    'div',
    { class: 'onward' },
    screen.at('secondary-actions-start'),
    upstreams.map((each) => upstreamButton(each, word)),
    screen.at('secondary-actions-end'),
  )
}

function upstreamButton(
  { name, url, mark, iconUrl }: UpstreamButton,
  word: Words<'login', 'login'>,
): ComponentChild {
  const label = word('federatedConnectionButtonText', { connectionName: name })
  return h(
    'a',
    { class: 'button plain', href: hrefOf(url) },
    providerMark(mark, iconUrl),
    h('span', null, label),
  )
}

const labels = {
  email: 'emailPlaceholder',
  username: 'usernamePlaceholder',
  either: 'usernameOrEmailPlaceholder',
} as const

function fields(branding: ResolvedBranding, props: LoginProps, word: Words<'login', 'login'>) {
  const { identifier = 'either', username, inputs = 'both' } = props
  const wrong = props.error === 'wrong-credentials'
  const isAlone = inputs === 'identifier'
  return [
    field(branding, {
      name: 'username',
      label: word(labels[identifier]),
      value: username,
      // Not `type=email`: browsers reject some addresses that the server accepts.
      inputmode: identifier === 'username' ? 'text' : 'email',
      autocomplete: 'username',
      focused: isAlone || !username,
      invalid: wrong || props.error === 'no-connection',
    }),
    isAlone ? undefined : passwordField(branding, props, word),
  ]
}

function passwordField(
  branding: ResolvedBranding,
  { username, resetUrl, error }: LoginProps,
  word: Words<'login', 'login'>,
): ComponentChild {
  return field(branding, {
    name: 'password',
    label: word('passwordPlaceholder'),
    type: 'password',
    autocomplete: 'current-password',
    focused: Boolean(username),
    invalid: error === 'wrong-credentials',
    beside: resetUrl && link(word('forgotPasswordText'), resetUrl),
  })
}
