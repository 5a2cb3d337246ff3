import type { KeyObject } from 'node:crypto'
import { type AssertedUser, type AssertionExpectations, readAssertion } from './assertion.ts'
import type { Received } from './bindings.ts'
import { decryptAssertion } from './decryption.ts'
import { attributeOf, childOf, childrenOf, malformed, requiredChildOf, textOf } from './elements.ts'
import { namespaces, statusCodes } from './names.ts'
import { readEnvelope } from './open-message.ts'
import { readXml } from './read-xml.ts'
import { SamlError } from './saml-error.ts'
import { signatureOf, verifySigned } from './signature.ts'
import { isNamed, type XmlElement } from './xml-element.ts'

const inProtocol = (name: string) => [namespaces.protocol, name] as const
const inAssertion = (name: string) => [namespaces.assertion, name] as const

/** The values that a service provider requires in a response. */
export interface ResponseExpectations extends AssertionExpectations {
  /** The key that decrypts the assertion, if it is encrypted. */
  readonly decryptionKey?: KeyObject | undefined
  /**
   * What the assertion of a signed response may be encrypted with besides AES-GCM, by the
   * identifiers of the algorithms; by default AES-CBC.
   */
  readonly lesserCiphers?: readonly string[] | undefined
}

/**
 * Verifies a response with one assertion, and returns the user of the assertion (SAML Profiles,
 * section 4.1.4.3). The response, the assertion or both must be signed; only signed content is
 * read.
 *
 * @throws SamlError
 */
export async function readResponse(
  received: Received,
  expected: ResponseExpectations,
): Promise<AssertedUser> {
  const root = readXml(received.xml)
  if (!isNamed(root, inProtocol('Response'))) throw malformed('The message is not a `Response`.')
  const isSigned = signatureOf(root) !== undefined
  const response = isSigned ? verifySigned(root, expected.keys, expected) : root
  readEnvelope(response, expected, isSigned)
  if (attributeOf(response, 'InResponseTo') !== expected.inResponseTo) {
    throw new SamlError(
      'in_response_to_unexpected',
      '`InResponseTo` of the response is not the ID of the request.',
    )
  }
  refuseFailure(response)
  const assertion = await assertionOf(response, expected, isSigned)
  const isAssertionSigned = signatureOf(assertion) !== undefined
  if (!isSigned && !isAssertionSigned) {
    throw new SamlError('signature_missing', 'Neither response nor assertion is signed.')
  }
  const verified = isAssertionSigned ? verifySigned(assertion, expected.keys, expected) : assertion
  return readAssertion(verified, expected)
}

/**
 * Whether a response, which is not verified yet, has `InResponseTo`, and so refers to a request.
 */
export function isSolicited(received: Received): boolean {
  const root = readXml(received.xml)
  if (!isNamed(root, inProtocol('Response'))) throw malformed('The message is not a `Response`.')
  return attributeOf(root, 'InResponseTo') !== undefined
}

/** The one assertion, decrypted. @throws SamlError `assertion_missing`, `decryption_failed` */
async function assertionOf(
  response: XmlElement,
  { decryptionKey: key, lesserCiphers: lesser }: ResponseExpectations,
  isSigned: boolean,
): Promise<XmlElement> {
  const plain = childrenOf(response, inAssertion('Assertion'))
  const encrypted = childrenOf(response, inAssertion('EncryptedAssertion'))
  const [assertion, another] = [...plain, ...encrypted]
  if (!assertion || another) {
    throw new SamlError('assertion_missing', '`Response` must have exactly one assertion.')
  }
  return plain.length === 1 ? assertion : decryptAssertion(assertion, { key, isSigned, lesser })
}

/** @throws SamlError `status_not_success` with the codes of the identity provider */
function refuseFailure(response: XmlElement): void {
  const status = requiredChildOf(response, inProtocol('Status'))
  const code = requiredChildOf(status, inProtocol('StatusCode'))
  const value = attributeOf(code, 'Value') ?? ''
  if (value === statusCodes.success) return
  const detail = childOf(code, inProtocol('StatusCode'))
  const text = childOf(status, inProtocol('StatusMessage'))
  const parts = [value, detail && attributeOf(detail, 'Value'), text && textOf(text)]
  const message = parts.filter(Boolean).join(', ').slice(0, 500)
  throw new SamlError('status_not_success', `The identity provider answered ${message}.`)
}
