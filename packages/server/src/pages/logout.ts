import { h } from 'preact'
import { button, type FormProps, form, heading } from './elements.ts'
import { type Page, page } from './page.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'
import { originOf } from './safe-address.ts'
import { goOnScript } from './scripts.ts'

/** Posts `action` with `accept` or `deny`, and the hidden fields. */
export function renderLogout(branding: ResolvedBranding, props: FormProps): Page {
  const word = wordsOf(branding, 'logout', 'logout')
  return page(
    branding,
    { title: word('pageTitle'), isDecision: true },
    heading(word('title'), word('description')),
    form(
      props,
      button(word('acceptButtonText'), { name: 'action', value: 'accept' }),
      button(word('declineButtonText'), { name: 'action', value: 'deny', plain: true }),
    ),
  )
}

interface FrontChannelProps {
  /** The front-channel logout URLs of the clients. */
  readonly frames: readonly string[]
  /**
   * The URL to which the page redirects when the frames have loaded, at the latest after five
   * seconds.
   */
  readonly next: string
}

/**
 * Notifies clients in frames, then redirects (OpenID Connect Front-Channel Logout 1.0, section 3).
 */
export function renderFrontChannelLogout(
  branding: ResolvedBranding,
  { frames, next }: FrontChannelProps,
): Page {
  const word = wordsOf(branding, 'logout', 'logout-complete')
  const shown = page(
    branding,
    { title: word('pageTitle'), scripts: [goOnScript] },
    heading(word('title'), undefined, 'done'),
    frames.map((src) => h('iframe', { src, hidden: true, title: word('title') })),
    h('p', { class: 'more' }, h('a', { href: next, 'data-next': '' }, hostOf(next))),
  )
  const sources = [...new Set(frames.map(originOf).filter(Boolean))]
  return {
    ...shown,
    contentSecurityPolicy: [...shown.contentSecurityPolicy, `frame-src ${sources.join(' ')}`],
  }
}

const hostOf = (address: string) => (URL.canParse(address) && new URL(address).host) || address

/** The final page of a log-out: the user is logged out, or has declined. */
export function renderLogoutDone(
  branding: ResolvedBranding,
  outcome: 'complete' | 'aborted',
): Page {
  const word = wordsOf(branding, 'logout', `logout-${outcome}`)
  const sign = outcome === 'complete' ? 'done' : undefined
  return page(
    branding,
    { title: word('pageTitle'), isDecision: true },
    heading(word('title'), word('description'), sign),
  )
}
