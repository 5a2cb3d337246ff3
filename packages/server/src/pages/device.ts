import { h } from 'preact'
import { alert, button, type FormProps, field, form, heading } from './elements.ts'
import { type Page, page } from './page.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'

/** The form in which the user types the code that a device shows. */
export interface DeviceCodeProps extends FormProps {
  /**
   * The code that was typed before, or that of `verification_uri_complete` (RFC 8628, section
   * 3.3.1).
   */
  readonly userCode?: string | undefined
  readonly error?: 'invalid-code' | 'expired-code' | 'too-many-attempts' | undefined
}

/** Posts `user_code` and the hidden fields. */
export function renderDeviceCode(branding: ResolvedBranding, props: DeviceCodeProps): Page {
  const word = wordsOf(branding, 'device-flow', 'device-code-activation')
  const { userCode, error } = props
  const isWrong = error !== undefined && error !== 'too-many-attempts'
  return page(
    branding,
    { title: word('pageTitle'), isDecision: true },
    heading(word('title'), word('description')),
    alert(error === 'too-many-attempts' ? word(error) : undefined),
    form(
      props,
      field(branding, {
        name: 'user_code',
        label: word('inputCodePlaceholder'),
        value: userCode,
        autocomplete: 'off',
        lengthMax: 32,
        focused: true,
        isCode: true,
        error: isWrong ? word(error) : undefined,
      }),
      button(word('buttonText')),
    ),
  )
}

/** The device, by its client and code, that the user is about to authorize. */
export interface DeviceConfirmationProps extends FormProps {
  readonly clientName: string
  readonly userCode: string
}

/** Posts `action` with `accept` or `deny`, and the hidden fields. */
export function renderDeviceConfirmation(
  branding: ResolvedBranding,
  props: DeviceConfirmationProps,
): Page {
  const word = wordsOf(branding, 'device-flow', 'device-code-confirmation')
  const { clientName, userCode } = props
  return page(
    branding,
    { title: word('pageTitle'), isDecision: true },
    heading(word('title'), word('description', { clientName })),
    h('strong', { class: 'shown' }, userCode),
    h('p', { class: 'note' }, word('warning')),
    form(
      props,
      button(word('confirmButtonText'), { name: 'action', value: 'accept' }),
      button(word('cancelButtonText'), { name: 'action', value: 'deny', plain: true }),
    ),
  )
}

/**
 * The final page of a device authorization; the device learns the decision by polling (RFC 8628).
 */
export function renderDeviceDone(branding: ResolvedBranding, outcome: 'allowed' | 'denied'): Page {
  const word = wordsOf(branding, 'device-flow', `device-code-activation-${outcome}`)
  const sign = outcome === 'allowed' ? 'done' : 'stopped'
  return page(
    branding,
    { title: word('pageTitle'), isDecision: true },
    heading(word('title'), word('description'), sign),
  )
}
