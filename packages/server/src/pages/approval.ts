import { h } from 'preact'
import { type ConsentProps, requestedScopes } from './consent.ts'
import { button, type FormProps, form, heading } from './elements.ts'
import { type Page, page } from './page.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'

/**
 * The request that a user approves on another device (CIBA Core 1.0, section 7.1), with its binding
 * message.
 */
export interface ApprovalProps extends FormProps, Pick<ConsentProps, 'scopes' | 'audiences'> {
  readonly clientName: string
  readonly bindingMessage: string
  /** The identifier of the logged-in user. */
  readonly username?: string | undefined
}

/** Posts `action` with `accept` or `deny`, and the hidden fields. */
export function renderApproval(branding: ResolvedBranding, props: ApprovalProps): Page {
  const word = wordsOf(branding, 'async-approval-flow', 'async-approval')
  const { clientName, bindingMessage, username } = props
  const account = wordsOf(branding, 'consent', 'consent')
  return page(
    branding,
    { title: word('pageTitle'), isDecision: true },
    heading(word('title'), word('description', { clientName })),
    h('strong', { class: 'shown long' }, bindingMessage),
    requestedScopes(branding, props),
    h('p', { class: 'note' }, word('warning')),
    username && h('p', { class: 'small' }, account('account', { username })),
    form(
      props,
      button(word('acceptButtonText'), { name: 'action', value: 'accept' }),
      button(word('declineButtonText'), { name: 'action', value: 'deny', plain: true }),
    ),
  )
}

/** How an approval ended; `wrong-user` where another user than the requested one is logged in. */
export type ApprovalOutcome = 'accepted' | 'denied' | 'error' | 'wrong-user'

/** The final page of an approval; the application learns the decision by polling. */
export function renderApprovalDone(
  branding: ResolvedBranding,
  outcome: ApprovalOutcome,
  clientName = '',
): Page {
  const word = wordsOf(branding, 'async-approval-flow', `async-approval-${outcome}`)
  const description = word('description', { clientName })
  const sign = outcome === 'accepted' ? 'done' : 'stopped'
  return page(
    branding,
    { title: word('pageTitle'), isDecision: true },
    heading(word('title'), description, sign),
  )
}
