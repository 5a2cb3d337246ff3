import { alert, button, checkbox, type FormProps, form, heading, more } from './elements.ts'
import { type Page, page } from './page.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'

interface DeletionProps extends FormProps {
  readonly error?: 'not-confirmed' | undefined
}

/** The page that deletes an account; posts `confirmed` if the box is checked. */
export function renderAccountDeletion(branding: ResolvedBranding, props: DeletionProps): Page {
  const word = wordsOf(branding, 'common', 'account-deletion')
  const error = props.error && word(props.error)
  return page(
    branding,
    { title: word('pageTitle'), isDecision: true },
    heading(word('title'), word('description')),
    alert(error),
    form(props, checkbox('confirmed', word('confirmText'), { error }), button(word('buttonText'))),
    more(word('cancelText'), '/account'),
  )
}
