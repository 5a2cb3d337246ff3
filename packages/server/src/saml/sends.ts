import { redirectTo, type Signer, signElement, writeXml, type XmlElement } from '@latchkey/saml'
import type { Response } from 'express'
import { redirectTo as redirectBrowserTo } from '../pages/redirect-to.ts'
import type { ResolvedBranding } from '../pages/resolved-branding.ts'
import { renderSamlPost } from '../pages/saml-post.ts'
import { anySite, pageHeaders } from '../pages/write-page.ts'

interface Message {
  readonly direction: 'SAMLRequest' | 'SAMLResponse'
  readonly address: string
  readonly xml: string
  readonly relayState?: string | undefined
}

/** Sends a signed or unsigned message by HTTP-POST through the browser. */
export function sendByPost(res: Response, branding: ResolvedBranding, message: Message): void {
  const { direction, address: action, xml, relayState } = message
  const fields = {
    [direction]: Buffer.from(xml).toString('base64'),
    ...(relayState !== undefined && { RelayState: relayState }),
  }
  const page = renderSamlPost(branding, { action, fields })
  const body = Buffer.from(page.html)
  res.writeHead(200, {
    ...pageHeaders(page, anySite),
    // The receiver may check the origin, and must not learn path and query.
    'Referrer-Policy': 'strict-origin',
    'Content-Length': body.length,
  })
  res.end(body)
}

interface Unsigned extends Omit<Message, 'xml'> {
  readonly message: XmlElement
  readonly isRedirect: boolean
}

/** Signs a message, and sends it by the binding of the receiver. */
export function sendSigned(
  res: Response,
  branding: ResolvedBranding,
  signer: Signer,
  unsigned: Unsigned,
): void {
  const { message, isRedirect, ...rest } = unsigned
  if (!isRedirect) {
    sendByPost(res, branding, { ...rest, xml: writeXml(signElement(message, signer)) })
    return
  }
  redirectBrowserTo(res, redirectTo(unsigned.address, { ...unsigned, signer }))
}
