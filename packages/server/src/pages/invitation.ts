import { h } from 'preact'
import { clientLinks, clientLogo, picturesOf, type ShownClient } from './client-links.ts'
import { button, type FormProps, form, heading } from './elements.ts'
import { type Page, page } from './page.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'

/** An invitation to an organization, with who invited whom. */
export interface InvitationProps extends FormProps {
  readonly client: ShownClient
  readonly organizationName: string
  readonly inviterName: string
  /** The invited address. */
  readonly email: string
}

/** Posts `action` with `accept` or `deny`, and the hidden fields. */
export function renderInvitation(branding: ResolvedBranding, props: InvitationProps): Page {
  const word = wordsOf(branding, 'invitation', 'accept-invitation')
  const { client, organizationName, inviterName, email } = props
  return page(
    branding,
    { title: word('pageTitle'), pictures: picturesOf(client), isDecision: true },
    clientLogo(client),
    heading(
      word('title', { organizationName }),
      word('description', { inviterName, organizationName, email }),
    ),
    h('p', { class: 'note' }, word('note', { clientName: client.name, email })),
    form(
      props,
      button(word('buttonText'), { name: 'action', value: 'accept' }),
      button(word('declineButtonText'), { name: 'action', value: 'deny', plain: true }),
    ),
    clientLinks(branding, client),
  )
}
