import { receivePost, SamlError } from '@latchkey/saml'
import type { RedirectResponse } from '../redirect-connector.ts'

/** A log entry is for reading; a longer message has its beginning there. */
const lengthMax = 16_384

/**
 * The response of the identity provider for the log of the tenant, if the option `debug` asks for
 * it. It has no signature values, and nothing encrypted, which may be signed inside: whoever reads
 * the log cannot send it again.
 */
export function debugDetailsOf({ connection: { options }, parameters, kept }: RedirectResponse): {
  readonly details?: Readonly<Record<string, string>>
} {
  if (!options.debug) return {}
  const { requestId: request_id = '' } = kept
  const details = { request_id, response: responseOf(parameters.get('SAMLResponse') ?? '') }
  return { details }
}

function responseOf(sent: string): string {
  try {
    return withoutSignatures(receivePost(sent, undefined).xml).slice(0, lengthMax)
  } catch (error) {
    if (error instanceof SamlError) return ''
    throw error
  }
}

const withoutSignatures = (xml: string) =>
  xml.replaceAll(/(<(?:[\w.-]+:)?(?:Signature|Cipher)Value\b[^<>]*>)[^<]*/g, '$1')
