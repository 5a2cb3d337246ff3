import { button, type FormProps, form, heading } from './elements.ts'
import { type Look, wordsOf } from './look.ts'
import { type Page, page } from './page.ts'

/** Posts `action` with `accept` or `deny`, and what is hidden. */
export function renderLogout(look: Look, props: FormProps): Page {
  const word = wordsOf(look, 'logout', 'logout')
  return page(
    look,
    { title: word('pageTitle') },
    heading(word('title'), word('description')),
    form(
      props,
      button(word('acceptButtonText'), { name: 'action', value: 'accept' }),
      button(word('declineButtonText'), { name: 'action', value: 'deny', plain: true }),
    ),
  )
}

/** After the answer: logged out, or not. */
export function renderLogoutDone(look: Look, outcome: 'complete' | 'aborted'): Page {
  const word = wordsOf(look, 'logout', `logout-${outcome}`)
  const sign = outcome === 'complete' ? 'done' : undefined
  return page(look, { title: word('pageTitle') }, heading(word('title'), word('description'), sign))
}
