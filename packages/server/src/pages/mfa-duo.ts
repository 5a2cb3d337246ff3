import { h } from 'preact'
import { alert, heading, linkButton, more } from './elements.ts'
import { type Page, page } from './page.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'

/** The challenge of Duo as second factor. */
export interface DuoProps {
  /** The URL that redirects to Duo. */
  readonly promptUrl: string
  readonly recoveryUrl?: string | undefined
  readonly error?: 'not-confirmed' | 'too-many-attempts' | undefined
}

/** The page from which the user continues to Duo. */
export function renderDuo(branding: ResolvedBranding, props: DuoProps): Page {
  const word = wordsOf(branding, 'mfa', 'mfa-login-options')
  const { promptUrl, recoveryUrl, error } = props
  return page(
    branding,
    { title: word('pageTitle') },
    heading(word('title'), word('duoDescription')),
    alert(error && word(error)),
    h('p', { class: 'onward' }, linkButton(word('duoButtonText'), promptUrl)),
    recoveryUrl && more(word('recoveryCodeText'), recoveryUrl),
  )
}
