import { button, form } from './elements.ts'
import { type Page, page } from './page.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'
import { submitScript } from './scripts.ts'

interface SamlPostProps {
  readonly action: string
  /** `SAMLRequest` or `SAMLResponse`, and `RelayState`. */
  readonly fields: Readonly<Record<string, string>>
}

/**
 * Posts a message by a script; without scripts there is a button (SAML Bindings, section 3.5.4).
 */
export function renderSamlPost(
  branding: ResolvedBranding,
  { action, fields }: SamlPostProps,
): Page {
  const word = wordsOf(branding, 'login', 'login')
  return page(
    branding,
    { title: word('pageTitle'), scripts: [submitScript] },
    form({ action, hidden: fields }, button(word('buttonText'))),
  )
}
