import { h } from 'preact'
import { renderCustomError } from './custom-error.ts'
import { heading, more } from './elements.ts'
import type { ErrorParameters } from './error-parameters.ts'
import { type Page, page } from './page.ts'
import { type ResolvedBranding, type Words, wordsOf } from './resolved-branding.ts'

/** An error that a user sees, and the request that an operator can look up in the log. */
export interface ErrorProps {
  /**
   * `error` and `error_description` of RFC 6749, section 4.1.2.1; absent where the server itself
   * failed (5xx).
   */
  readonly error?: string | undefined
  readonly description?: string | undefined
  readonly requestId?: string | undefined
  /** What a template of the tenant gets to know; without them, the page is the default one. */
  readonly parameters?: ErrorParameters
}

/**
 * The error page: by the template of the tenant, else the default one, whose details are for the
 * developer of the application, whom the user may tell.
 */
export function renderError(branding: ResolvedBranding, props: ErrorProps): Page {
  const custom = props.parameters && renderCustomError(branding, props.parameters)
  return custom ?? defaultError(branding, props)
}

function defaultError(
  branding: ResolvedBranding,
  { error, description, requestId }: ErrorProps,
): Page {
  const word = wordsOf(branding, 'error', 'error')
  const kind = kinds.get(error ?? '') ?? 'failed'
  const details = kind === 'failed' ? [error, description].filter(Boolean).join(': ') : ''
  const { pageTitle, title, text } = wordingOf(kind, word)
  return page(
    branding,
    { title: pageTitle },
    heading(title, text, 'stopped'),
    (details || requestId) &&
      h(
        'div',
        { class: 'note', role: 'group', 'aria-labelledby': 'details' },
        h('strong', { id: 'details' }, word('detailsText')),
        details && h('div', null, details),
        requestId && h('div', { class: 'small' }, `${word('referenceText')}: ${requestId}`),
      ),
    kind === 'notFound' && more(word('notFoundLinkText'), '/'),
  )
}

/**
 * Errors that users cause themselves, by a bookmark or the back button. Their pages show no
 * details.
 */
const kinds: ReadonlyMap<string, Kind> = new Map([
  ['interaction_expired', 'expired'],
  ['route_not_found', 'notFound'],
])

type Kind = 'failed' | 'expired' | 'notFound'

function wordingOf(kind: Kind, word: Words<'error', 'error'>) {
  const pageTitle = word('pageTitle')
  if (kind === 'failed') return { pageTitle, title: word('title'), text: word('description') }
  if (kind === 'expired') {
    return { pageTitle, title: word('expiredTitle'), text: word('expiredDescription') }
  }
  return {
    pageTitle: word('notFoundPageTitle'),
    title: word('notFoundTitle'),
    text: word('notFoundDescription'),
  }
}
