import { renderOpen, type VerificationProps } from './credential-verification.ts'
import { button, type FormProps, form, heading } from './elements.ts'
import { type Page, page } from './page.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'

/** A presentation that a log-in requires; `not_started` until the user asks for it. */
export interface CredentialStepProps
  extends FormProps,
    Omit<VerificationProps, 'state' | 'browser'> {
  readonly state: VerificationProps['state'] | 'not_started'
}

/** The text keys of each state, and the sign that its title has. */
const screens = {
  not_started: ['title', 'description', 'buttonText', undefined],
  verified: ['doneTitle', 'doneDescription', 'buttonText', 'done'],
  failed: ['failedTitle', 'failedDescription', 'retryButtonText', 'stopped'],
  wallet_error: ['declinedTitle', 'declinedDescription', 'retryButtonText', 'stopped'],
  expired: ['expiredTitle', 'expiredDescription', 'retryButtonText', 'stopped'],
} as const

/**
 * The step of a log-in that requests a credential. Posts the hidden fields to start or to continue,
 * or `action` with `cancel`.
 */
export function renderCredentialStep(branding: ResolvedBranding, props: CredentialStepProps): Page {
  const { state, clientName, reason = '' } = props
  const word = wordsOf(branding, 'credential-verification', 'credential-request')
  const cancel = { name: 'action', value: 'cancel', plain: true }
  if (state === 'pending' || state === 'request_retrieved' || state === 'presented') {
    const below = form(props, button(word('cancelButtonText'), cancel))
    return renderOpen(branding, { ...props, state, browser: undefined }, below)
  }
  const [title, description, onward, sign] = screens[state]
  return page(
    branding,
    { title: `${word(title)} | ${branding.tenantName}` },
    heading(word(title), word(description, { clientName, reason }), sign),
    form(
      props,
      button(word(onward)),
      state !== 'verified' && button(word('cancelButtonText'), cancel),
    ),
  )
}
