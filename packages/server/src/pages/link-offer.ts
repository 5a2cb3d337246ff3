import { button, type FormProps, form, heading } from './elements.ts'
import { type Page, page } from './page.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'

/** The offer to link an identity to the existing user with the same e-mail address. */
export interface LinkOfferProps extends FormProps {
  readonly email: string
  /** The connection of the identity provider, with which the user has just logged in. */
  readonly connectionName: string
  /** Whether the user may decline to link, and continue as a new user. */
  readonly allowsSeparate: boolean
}

/** Posts `action` with `link`, `separate` or `cancel`, and the hidden fields. */
export function renderLinkOffer(branding: ResolvedBranding, props: LinkOfferProps): Page {
  const word = wordsOf(branding, 'login', 'login-link')
  const { email, connectionName, allowsSeparate } = props
  return page(
    branding,
    { title: word('pageTitle'), isDecision: true },
    heading(word('title'), word('description', { email, connectionName })),
    form(
      props,
      button(word('linkButtonText'), { name: 'action', value: 'link' }),
      allowsSeparate &&
        button(word('separateButtonText'), { name: 'action', value: 'separate', plain: true }),
      button(word('cancelButtonText'), { name: 'action', value: 'cancel', plain: true }),
    ),
  )
}
