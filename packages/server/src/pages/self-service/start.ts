import { h } from 'preact'
import { button, type FormProps, form, heading } from '../elements.ts'
import { type Page, page } from '../page.ts'
import type { ResolvedBranding } from '../resolved-branding.ts'
import { selfServiceWords } from './frame.ts'
import { richText } from './rich-text.ts'

interface StartProps extends FormProps {
  /** The text of the tenant, with simple HTML, in place of the usual one. */
  readonly introduction: string | undefined
}

/** The first page of an access ticket, whose form opens it. */
export function renderSelfServiceStart(
  branding: ResolvedBranding,
  { introduction, ...props }: StartProps,
): Page {
  const word = selfServiceWords(branding)
  return page(
    branding,
    { title: word('pageTitle') },
    h(
      'div',
      { class: 'report' },
      heading(word('startTitle')),
      introduction === undefined
        ? h('p', null, word('introduction'))
        : h('div', { class: 'introduction' }, richText(introduction)),
      h('p', { class: 'small' }, word('startHint')),
      form(props, button(word('startButtonText'))),
    ),
  )
}

/** The page of an access ticket that is no longer valid. */
export function renderSelfServiceInvalid(branding: ResolvedBranding): Page {
  const word = selfServiceWords(branding)
  return page(
    branding,
    { title: word('pageTitle') },
    heading(word('invalidTitle'), word('invalidDescription'), 'stopped'),
  )
}
