import {
  bindings,
  type Direction,
  redirectTo,
  type Signer,
  signElement,
  writeXml,
  type XmlElement,
} from '@latchkey/saml'
import type { LogoutMessage } from '../redirect-logout.ts'

interface Unsent {
  readonly url: string
  /** HTTP-Redirect, unless it is HTTP-POST. */
  readonly binding: string | null | undefined
  readonly direction: Direction
  readonly message: XmlElement
  readonly relayState: string | undefined
  readonly signer: Signer | undefined
}

/**
 * What sends a message through the browser: a URL by HTTP-Redirect, or a form by HTTP-POST (SAML
 * Bindings, sections 3.4 and 3.5).
 */
export function sendMessage(unsent: Unsent): LogoutMessage {
  const { url, binding, direction, message, relayState, signer } = unsent
  if (binding !== bindings.post) {
    return { url: redirectTo(url, { direction, message, relayState, signer }) }
  }
  const signed = signer ? signElement(message, signer) : message
  const form = {
    [direction]: Buffer.from(writeXml(signed)).toString('base64'),
    ...(relayState !== undefined && { RelayState: relayState }),
  }
  return { url, form }
}
