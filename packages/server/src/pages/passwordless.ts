import { alert, button, type FormProps, field, form, heading, more } from './elements.ts'
import { type Page, page } from './page.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'

export type EmailError = 'invalid-email' | 'too-many-attempts'

export interface EmailProps extends FormProps {
  readonly clientName?: string | undefined
  /** As it was typed before, or as the application hints. */
  readonly email?: string | undefined
  /** The URL of the page for a password. */
  readonly passwordUrl?: string | undefined
  readonly error?: EmailError | undefined
}

/** Asks for the address of a code; posts `email` and the hidden fields. */
export function renderEmail(branding: ResolvedBranding, props: EmailProps): Page {
  const word = wordsOf(branding, 'login-passwordless', 'login-passwordless-email')
  const { clientName, email, passwordUrl, error } = props
  const isWrong = error === 'invalid-email'
  return page(
    branding,
    { title: word('pageTitle') },
    heading(
      word('title'),
      clientName ? word('description', { clientName }) : word('descriptionAlone'),
    ),
    alert(error && !isWrong ? word(error) : undefined),
    form(
      props,
      field(branding, {
        name: 'email',
        label: word('emailPlaceholder'),
        value: email,
        // Not `type=email`: browsers refuse some addresses that the server takes.
        inputmode: 'email',
        autocomplete: 'username',
        focused: true,
        hint: isWrong ? undefined : word('hint'),
        error: isWrong ? word('invalid-email') : undefined,
      }),
      button(word('buttonText')),
    ),
    passwordUrl && more(word('passwordText'), passwordUrl),
  )
}

export interface EmailLinkProps extends FormProps {
  readonly clientName: string
  readonly email: string
}

/** Asks the user to confirm after following a link, because mail scanners follow links too. */
export function renderEmailLink(branding: ResolvedBranding, props: EmailLinkProps): Page {
  const word = wordsOf(branding, 'login-passwordless', 'login-passwordless-email-link')
  const { clientName, email } = props
  return page(
    branding,
    { title: word('pageTitle') },
    heading(word('title'), word('description', { clientName, email })),
    form(props, button(word('buttonText'))),
  )
}

/** For a link that is used, expired or wrong. */
export function renderEmailLinkInvalid(branding: ResolvedBranding): Page {
  const word = wordsOf(branding, 'login-passwordless', 'login-passwordless-email-link')
  return page(
    branding,
    { title: word('pageTitle') },
    heading(word('invalidTitle'), word('invalidDescription'), 'stopped'),
  )
}
