import { type ComponentChild, h } from 'preact'
import {
  alert,
  button,
  type FormProps,
  heading,
  hiddenFields,
  more,
  textWithButton,
} from './elements.ts'
import { type Page, page } from './page.ts'
import { screenOf } from './partials.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'
import { hrefOf } from './safe-address.ts'
import { passkeyScript } from './scripts.ts'

/** A form that starts a WebAuthn ceremony and posts its result. */
export interface PasskeyForm extends FormProps {
  /**
   * PublicKeyCredentialRequestOptionsJSON or PublicKeyCredentialCreationOptionsJSON
   * (Web Authentication Level 3, sections 5.1.8 and 5.1.9).
   */
  readonly options: object
  /** Fields of the form. */
  readonly content?: ComponentChild
}

interface PasskeyPageProps extends PasskeyForm {
  readonly error?: 'failed' | undefined
}

/** The challenge of a passkey. */
export interface PasskeyChallengeProps extends PasskeyPageProps {
  /** The URL of another way to log in. */
  readonly otherUrl: string
}

/** The offer to create a passkey. */
export interface PasskeyEnrollmentProps extends PasskeyPageProps {
  /** The form of a user who declines a passkey. */
  readonly declineForm: FormProps
}

/**
 * Posts `credential` (RegistrationResponseJSON, AuthenticationResponseJSON) and the hidden fields.
 */
export function passkeyForm(
  props: PasskeyForm,
  ceremony: 'get' | 'create',
  label: string,
  failure: string,
  plain = false,
): ComponentChild {
  return h(
    'form',
    {
      method: 'post',
      action: hrefOf(props.action),
      class: 'passkey',
      hidden: true,
      'data-passkey': ceremony,
      'data-options': JSON.stringify(props.options),
    },
    hiddenFields({ ...props.hidden, credential: '' }),
    props.content,
    button(label, { plain }),
    h('div', { class: 'alert', role: 'alert', id: 'passkey-failed', hidden: true }, failure),
  )
}

/** The page that logs a user in by a passkey. */
export function renderPasskeyChallenge(
  branding: ResolvedBranding,
  props: PasskeyChallengeProps,
): Page {
  const screen = 'passkey-challenge'
  const other = more(wordsOf(branding, 'passkeys', screen)('otherText'), props.otherUrl)
  return renderPasskey(branding, props, { screen, ceremony: 'get', other })
}

/** The page that creates a passkey, or lets the user decline. */
export function renderPasskeyEnrollment(
  branding: ResolvedBranding,
  props: PasskeyEnrollmentProps,
): Page {
  const screen = 'passkey-enrollment'
  const other = textWithButton(
    wordsOf(branding, 'passkeys', screen)('otherText'),
    props.declineForm,
  )
  return renderPasskey(branding, props, { screen, ceremony: 'create', other })
}

interface Ceremony {
  readonly screen: 'passkey-challenge' | 'passkey-enrollment'
  readonly ceremony: 'get' | 'create'
  readonly other: ComponentChild
}

function renderPasskey(
  branding: ResolvedBranding,
  props: PasskeyPageProps,
  { screen: name, ceremony, other }: Ceremony,
): Page {
  const word = wordsOf(branding, 'passkeys', name)
  const screen = screenOf(branding, { prompt: 'passkeys', name })
  return page(
    branding,
    { title: word('pageTitle'), scripts: [passkeyScript], screen },
    heading(word('title'), word('description')),
    alert(props.error && word(props.error)),
    h('p', { class: 'note', id: 'passkey-unsupported' }, word('unsupported')),
    screen.at('form-content-start'),
    passkeyForm(props, ceremony, word('buttonText'), word('failed')),
    screen.at('form-content-end'),
    screen.at('form-footer-start'),
    other,
    screen.at('form-footer-end'),
  )
}
