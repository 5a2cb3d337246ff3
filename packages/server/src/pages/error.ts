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
  const told = [error, description].filter(Boolean).join(': ')
  return page(
    look,
    { title: word('pageTitle') },
    heading(word('title'), word('description')),
    (told || requestId) &&
      h(
        'div',
        { class: 'note', role: 'group', 'aria-label': word('detailsText') },
        told && h('div', null, told),
        requestId && h('div', { class: 'small' }, `${word('referenceText')}: ${requestId}`),
      ),
  )
}
