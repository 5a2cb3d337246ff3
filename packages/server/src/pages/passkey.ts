import { type ComponentChild, h } from 'preact'
import { alert, button, type FormProps, heading, hiddenFields, more } from './elements.ts'
import { type Page, page } from './page.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'
import { hrefOf } from './safe-address.ts'
import { passkeyScript } from './scripts.ts'

export interface PasskeyForm extends FormProps {
  /**
   * PublicKeyCredentialRequestOptionsJSON or PublicKeyCredentialCreationOptionsJSON
   * (Web Authentication Level 3, sections 5.1.8 and 5.1.9).
   */
  readonly options: object
}

export interface PasskeyProps extends PasskeyForm {
  /** Where people go who would rather not. */
  readonly otherUrl: string
  readonly error?: 'failed' | undefined
}

/** Posts `credential` (RegistrationResponseJSON, AuthenticationResponseJSON) and what is hidden. */
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
    button(label, { plain }),
    h('div', { class: 'alert', role: 'alert', id: 'passkey-failed', hidden: true }, failure),
  )
}

export function renderPasskeyChallenge(branding: ResolvedBranding, props: PasskeyProps): Page {
  return renderPasskey(branding, props, 'passkey-challenge', 'get')
}

export function renderPasskeyEnrollment(branding: ResolvedBranding, props: PasskeyProps): Page {
  return renderPasskey(branding, props, 'passkey-enrollment', 'create')
}

function renderPasskey(
  branding: ResolvedBranding,
  props: PasskeyProps,
  screen: 'passkey-challenge' | 'passkey-enrollment',
  ceremony: 'get' | 'create',
): Page {
  const word = wordsOf(branding, 'passkeys', screen)
  return page(
    branding,
    { title: word('pageTitle'), scripts: [passkeyScript] },
    heading(word('title'), word('description')),
    alert(props.error && word(props.error)),
    h('p', { class: 'note', id: 'passkey-unsupported' }, word('unsupported')),
    passkeyForm(props, ceremony, word('buttonText'), word('failed')),
    more(word('otherText'), props.otherUrl),
  )
}
