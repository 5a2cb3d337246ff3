import { button, type FormProps, form, heading } from './elements.ts'
import { type Look, wordsOf } from './look.ts'
import { type Page, page } from './page.ts'

/** Where the link of a mail leads; posting it ends the block. */
export function renderUnblockRequest(look: Look, props: FormProps): Page {
  const word = wordsOf(look, 'unblock-account', 'unblock-account')
  return page(
    look,
    { title: word('pageTitle') },
    heading(word('title'), word('description')),
    form(props, button(word('buttonText'))),
  )
}
