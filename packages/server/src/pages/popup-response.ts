import { h } from 'preact'
import { heading } from './elements.ts'
import { type Page, page } from './page.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'
import { popupScript } from './scripts.ts'

interface PopupResponseProps {
  /** The parameters of the authorization response. */
  readonly response: Readonly<Record<string, unknown>>
  /** The origins that may receive it; one may have a pattern such as `https://*.example.com`. */
  readonly origins: readonly string[]
}

/** Sends an authorization response to the page that opened this window, which closes it. */
export function renderPopupResponse(
  branding: ResolvedBranding,
  { response, origins }: PopupResponseProps,
): Page {
  const title = wordsOf(branding, 'login', 'login')('pageTitle')
  const word = wordsOf(branding, 'logout', 'logout-complete')
  return page(
    branding,
    { title, scripts: [popupScript] },
    h(
      'div',
      {
        id: 'popup',
        'data-response': JSON.stringify(response),
        'data-origins': JSON.stringify(origins),
      },
      heading(branding.tenantName, word('description')),
    ),
  )
}
