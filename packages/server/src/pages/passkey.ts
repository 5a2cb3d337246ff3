import { type ComponentChild, h } from 'preact'
import { alert, button, type FormProps, heading, hiddenFields, more } from './elements.ts'
import { type Look, wordsOf } from './look.ts'
import { type Page, page } from './page.ts'
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

export function renderPasskeyChallenge(look: Look, props: PasskeyProps): Page {
  return renderPasskey(look, props, 'passkey-challenge', 'get')
}

export function renderPasskeyEnrollment(look: Look, props: PasskeyProps): Page {
  return renderPasskey(look, props, 'passkey-enrollment', 'create')
}

function renderPasskey(
  look: Look,
  props: PasskeyProps,
  screen: 'passkey-challenge' | 'passkey-enrollment',
  ceremony: 'get' | 'create',
): Page {
  const word = wordsOf(look, 'passkeys', screen)
  return page(
    look,
    { title: word('pageTitle'), scripts: [passkeyScript] },
    heading(word('title'), word('description')),
    alert(props.error && word(props.error)),
    h('p', { class: 'note', id: 'passkey-unsupported' }, word('unsupported')),
    passkeyForm(props, ceremony, word('buttonText'), word('failed')),
    more(word('otherText'), props.otherUrl),
  )
}
