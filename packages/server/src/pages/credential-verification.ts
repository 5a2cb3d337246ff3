import { type ComponentChild, h } from 'preact'
import { heading } from './elements.ts'
import { type Page, page } from './page.ts'
import { qrCode } from './qr-code.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'
import { followScript, walletScript } from './scripts.ts'

/** The state of a presentation, and what the page shows of it. */
export interface VerificationProps {
  readonly state:
    | 'pending'
    | 'request_retrieved'
    | 'presented'
    | 'verified'
    | 'failed'
    | 'wallet_error'
    | 'expired'
  /** The error code of a failed verification. */
  readonly reason: string | undefined
  /** The URI that opens a wallet. */
  readonly engagement: string
  /** The name of the requesting application. */
  readonly clientName: string
  /** The names of the requested claims, such as `family_name`. */
  readonly claims: readonly string[]
  /** Whether only a wallet on the same device may respond; the page then shows no QR code. */
  readonly isSameDevice?: boolean
  /** For the Digital Credentials API: the URLs of the request and of the response. */
  readonly browser: BrowserRequest | undefined
}

/**
 * The URLs from which the script fetches the signed request, and to which it posts the response.
 */
export interface BrowserRequest {
  readonly requestUri: string
  readonly responseUri: string
  /** The same request by the protocol `org-iso-mdoc`, for wallets that do not support OpenID4VP. */
  readonly isoMdoc: { readonly deviceRequest: string; readonly encryptionInfo: string } | undefined
}

const refreshSeconds = 5
const prompt = 'credential-verification'

/** Shows the requested claims and how to respond, or the outcome. */
export function renderCredentialVerification(
  branding: ResolvedBranding,
  props: VerificationProps,
): Page {
  if (props.state === 'pending' || props.state === 'request_retrieved')
    return renderOpen(branding, props)
  const screen = endings[props.state]
  return renderEnd(branding, props, {
    screen,
    sign: screen === endings.verified ? 'done' : 'stopped',
  })
}

const endings = {
  presented: 'credential-verification-done',
  verified: 'credential-verification-done',
  failed: 'credential-verification-failed',
  wallet_error: 'credential-verification-declined',
  expired: 'credential-verification-expired',
} as const

/** The page of a URL that belongs to no verification. */
export function renderCredentialInvalid(branding: ResolvedBranding): Page {
  return renderEnd(
    branding,
    { state: 'invalid', clientName: '', reason: undefined },
    { screen: 'credential-verification-invalid', sign: 'stopped' },
  )
}

/** The page that waits for a wallet, with further content at its end. */
export function renderOpen(
  branding: ResolvedBranding,
  props: VerificationProps,
  below?: ComponentChild,
): Page {
  const { clientName, claims, browser } = props
  // The page fetches the request itself, so that the user may start over.
  const state = browser ? 'pending' : props.state
  const word = wordsOf(branding, prompt, 'credential-verification')
  return page(
    branding,
    {
      title: word('pageTitle'),
      scripts: browser ? [followScript, walletScript] : [followScript],
      refreshSeconds,
    },
    heading(word('title'), word('description', { clientName })),
    h(
      'ul',
      null,
      claims.map((name) => h('li', null, readable(name))),
    ),
    h('p', { class: 'small' }, word('retention', { clientName })),
    browser && walletButton(word, browser),
    state === 'pending' && waysToWallet(word, props),
    stateLine(state, word(state === 'pending' ? 'pending' : 'retrieved')),
    below,
  )
}

type Word = ReturnType<typeof wordsOf<typeof prompt, typeof prompt>>

/** Hidden until the script finds that the browser supports the Digital Credentials API. */
function walletButton(word: Word, browser: BrowserRequest) {
  const { requestUri, responseUri, isoMdoc } = browser
  const attributes = {
    type: 'button' as const,
    class: 'button',
    hidden: true,
    'data-request': requestUri,
    'data-response': responseUri,
    'data-device-request': isoMdoc?.deviceRequest,
    'data-encryption-info': isoMdoc?.encryptionInfo,
  }
  return [
    h('p', { class: 'onward' }, h('button', attributes, word('browserButtonText'))),
    h('p', { id: 'wallet-failed', role: 'alert', class: 'alert', hidden: true }, word('notShared')),
    h('p', { id: 'wallet-unsupported', class: 'note' }, word('browserUnsupported')),
  ]
}

function waysToWallet(
  word: Word,
  { engagement, browser, isSameDevice = false }: VerificationProps,
): ComponentChild {
  const link = h('a', { class: 'button', href: engagement }, word('sameDeviceText'))
  const onward = h('p', { class: 'onward' }, link)
  if (isSameDevice) return [onward, h('p', { class: 'note' }, word('sameDeviceNote'))]
  return [
    !browser && onward,
    h('p', null, word(browser ? 'scanPage' : 'scan')),
    qrCode(engagement, word('qrAlternative')),
    h('p', { class: 'note' }, word('warning')),
  ]
}

function renderEnd(
  branding: ResolvedBranding,
  {
    state,
    clientName,
    reason = '',
  }: Pick<VerificationProps, 'clientName' | 'reason'> & {
    readonly state: string
  },
  { screen, sign }: { readonly screen: EndScreen; readonly sign: 'done' | 'stopped' },
): Page {
  const word = wordsOf(branding, prompt, screen)
  const title = word('title')
  return page(
    branding,
    { title: `${title} | ${branding.tenantName}` },
    h('div', { 'data-state': state }),
    heading(title, word('description', { clientName, reason }), sign),
  )
}

type EndScreen = (typeof endings)[keyof typeof endings] | 'credential-verification-invalid'

const stateLine = (state: string, text: string) =>
  h('p', { role: 'status', class: 'small', 'data-state': state }, text)

/**
 * `family_name` as `Family name`: issuers choose the names of claims, so the page has no texts for
 * them.
 */
const readable = (name: string) => {
  const words = name.replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
