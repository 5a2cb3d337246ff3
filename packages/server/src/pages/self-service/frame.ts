import { type ComponentChild, h } from 'preact'
import { heading, link } from '../elements.ts'
import { type Page, page } from '../page.ts'
import { type ResolvedBranding, wordsOf } from '../resolved-branding.ts'

/** The look and texts of the pages, and the customer's place among the steps. */
export interface StepFrame {
  readonly branding: ResolvedBranding
  /** The number of this step, from 1, and that of all steps. */
  readonly step: number
  readonly steps: number
  /** The path of the step before; undefined on the first one. */
  readonly backUrl: string | undefined
}

/** The texts of the pages for customers. */
export const selfServiceWords = (branding: ResolvedBranding) =>
  wordsOf(branding, 'common', 'self-service')

/** A page of the set-up: its place, its title, and its content. */
export function stepPage(
  { branding, step, steps, backUrl }: StepFrame,
  { title, description }: { readonly title: string; readonly description?: string | undefined },
  ...content: ComponentChild[]
): Page {
  const word = selfServiceWords(branding)
  return page(
    branding,
    { title: `${title} | ${branding.tenantName}` },
    h(
      'div',
      { class: 'report' },
      h(
        'p',
        { class: 'small place' },
        word('stepText', { step: String(step), steps: String(steps) }),
      ),
      heading(title, description),
      content,
      backUrl !== undefined && h('p', { class: 'more' }, link(word('backText'), backUrl)),
    ),
  )
}
