import { button, type FormProps, form, heading } from './elements.ts'
import { type Page, page } from './page.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'

/** The page of an unblock link; the form ends the block. */
export function renderUnblockRequest(branding: ResolvedBranding, props: FormProps): Page {
  const word = wordsOf(branding, 'unblock-account', 'unblock-account')
  return page(
    branding,
    { title: word('pageTitle'), isDecision: true },
    heading(word('title'), word('description')),
    form(props, button(word('buttonText'))),
  )
}
