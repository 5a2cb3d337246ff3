import { h } from 'preact'
import { heading } from './elements.ts'
import { type Look, wordsOf } from './look.ts'
import { type Page, page } from './page.ts'

export interface ErrorProps {
  /** `error` and `error_description` of RFC 6749, section 4.1.2.1; nothing of a 5xx. */
  readonly error?: string | undefined
  readonly description?: string | undefined
  readonly requestId?: string | undefined
}

export function renderError(look: Look, { error, description, requestId }: ErrorProps): Page {
  const word = wordsOf(look, 'error', 'error')
  // People come by this one without anything being wrong, by a bookmark or the button to go back.
  const isExpired = error === 'interaction_expired'
  const told = isExpired ? '' : [error, description].filter(Boolean).join(': ')
  return page(
    look,
    { title: word('pageTitle') },
    heading(
      word(isExpired ? 'expiredTitle' : 'title'),
      word(isExpired ? 'expiredDescription' : 'description'),
      'stopped',
    ),
    (told || requestId) &&
      h(
        'div',
        { class: 'note', role: 'group', 'aria-labelledby': 'details' },
        h('strong', { id: 'details' }, word('detailsText')),
        told && h('div', null, told),
        requestId && h('div', { class: 'small' }, `${word('referenceText')}: ${requestId}`),
      ),
  )
}
