import { type ComponentChild, h } from 'preact'
import { alert, type FormProps, heading, textWithButton } from './elements.ts'
import { type OtherFactors, otherFactors } from './other-factors.ts'
import { type Page, page } from './page.ts'
import { screenOf } from './partials.ts'
import { type PasskeyForm, passkeyForm } from './passkey.ts'
import { type RememberProps, rememberBox } from './remember-box.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'
import { declineScript, passkeyScript } from './scripts.ts'

export type WebauthnScreen = `mfa-webauthn-${'roaming' | 'platform'}-${'challenge' | 'enrollment'}`

export interface WebauthnProps extends PasskeyForm {
  readonly screen: WebauthnScreen
  readonly error?: 'failed' | 'too-many-attempts' | undefined
  /** Absent where the page does not offer to remember the browser. */
  readonly remember?: RememberProps | undefined
  readonly others?: OtherFactors
  /** The form of a user who declines; it is posted where the device has no authenticator. */
  readonly declineForm?: FormProps
}

/**
 * The page of a security key, or of the biometrics of a device; posts `credential`, `remember` and
 * the hidden fields. Without JavaScript it says so, and offers the other factors.
 */
export function renderWebauthn(branding: ResolvedBranding, props: WebauthnProps): Page {
  const { screen: name, error, remember, others = {}, declineForm } = props
  const word = wordsOf(branding, 'mfa-webauthn', name)
  const data = { show_remember_device: remember !== undefined }
  const facts = { data, error: error && { code: error, message: word(error) } }
  const screen = screenOf(branding, { prompt: 'mfa-webauthn', name }, facts)
  const ceremony = name.endsWith('-challenge') ? 'get' : 'create'
  const content = remember && rememberBox(branding, remember)
  const decline = declineForm && declining(branding, declineForm)
  return page(
    branding,
    {
      title: word('pageTitle'),
      scripts: declineForm ? [passkeyScript, declineScript] : [passkeyScript],
      screen,
    },
    heading(word('title'), word('description')),
    alert(error && word(error)),
    h('p', { class: 'note', id: 'passkey-unsupported' }, word('unsupported')),
    screen.at('form-content-start'),
    passkeyForm({ ...props, content }, ceremony, word('buttonText'), word('failed')),
    screen.at('form-content-end'),
    screen.at('form-footer-start'),
    otherFactors(branding, others),
    decline,
    screen.at('form-footer-end'),
  )
}

function declining(branding: ResolvedBranding, declineForm: FormProps): ComponentChild {
  const word = wordsOf(branding, 'mfa-webauthn', 'mfa-webauthn-platform-enrollment')
  return h('div', { class: 'decline' }, textWithButton(word('otherText'), declineForm))
}
