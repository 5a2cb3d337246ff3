import { h } from 'preact'
import { button, type FormProps, form, heading, linkButton, type Outcome } from './elements.ts'
import { type Page, page } from './page.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'

interface ResultProps {
  /** The URL at which the user continues, if there is one. */
  readonly nextUrl?: string | undefined
}

/** How the verification of an e-mail address ended. */
export interface VerificationProps extends ResultProps {
  readonly outcome: 'verified' | 'alreadyVerified' | 'error'
  readonly email?: string | undefined
}

/** The page of an e-mail verification link; the form verifies the address. */
export function renderVerificationRequest(
  branding: ResolvedBranding,
  { email, ...props }: FormProps & { readonly email: string },
): Page {
  const word = wordsOf(branding, 'email-verification', 'email-verification-result')
  const title = word('askTitle')
  return page(
    branding,
    { title: `${title} | ${branding.tenantName}`, isDecision: true },
    heading(title, word('askDescription', { email })),
    form(props, button(word('askButtonText'))),
  )
}

/** The outcome of an e-mail verification. */
export function renderVerification(branding: ResolvedBranding, props: VerificationProps): Page {
  const word = wordsOf(branding, 'email-verification', 'email-verification-result')
  const { outcome, email = '', nextUrl } = props
  const title = word(`${outcome}Title`)
  return resultPage(branding, title, word(`${outcome}Description`, { email }), {
    label: word('buttonText'),
    nextUrl,
    sign: outcome === 'error' ? 'stopped' : 'done',
  })
}

/** How the request to end a block ended. */
export interface UnblockProps extends ResultProps {
  readonly outcome: 'success' | 'error'
}

/** The outcome of an unblock link. */
export function renderUnblock(
  branding: ResolvedBranding,
  { outcome, nextUrl }: UnblockProps,
): Page {
  const word = wordsOf(branding, 'unblock-account', 'unblock-account-result')
  const title = word(`${outcome}Title`)
  return resultPage(branding, title, word(`${outcome}Description`), {
    label: word('buttonText'),
    nextUrl,
    sign: outcome === 'error' ? 'stopped' : 'done',
  })
}

function resultPage(
  branding: ResolvedBranding,
  title: string,
  description: string,
  { label, nextUrl, sign }: ResultProps & { readonly label: string; readonly sign: Outcome },
): Page {
  return page(
    branding,
    { title: `${title} | ${branding.tenantName}` },
    heading(title, description, sign),
    nextUrl && h('p', { class: 'onward' }, linkButton(label, nextUrl)),
  )
}
