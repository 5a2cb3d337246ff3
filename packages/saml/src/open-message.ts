import type { KeyObject } from 'node:crypto'
import type { AlgorithmPolicy } from './algorithms.ts'
import { type Received, verifyDetached } from './bindings.ts'
import { attributeOf, childOf, malformed, requiredAttributeOf, textOf } from './elements.ts'
import { instantOf, refuseOutside } from './instants.ts'
import { namespaces } from './names.ts'
import { readXml } from './read-xml.ts'
import { SamlError } from './saml-error.ts'
import { verifySigned } from './signature.ts'
import { isNamed, type Name, type XmlElement } from './xml-element.ts'

/** The expectations of a receiver. */
export interface Expectations extends AlgorithmPolicy {
  /** Public keys of the sender. If there are any, the message must be signed by one of them. */
  readonly keys: readonly KeyObject[]
  /** The entity ID of the sender, if known. */
  readonly issuer?: string | undefined
  /** URL that receives messages; a query in `Destination` is ignored. */
  readonly destination: string
  /** Another `Destination` that is accepted. */
  readonly otherDestination?: string | undefined
  readonly now: Date
}

/** The members of all messages (SAML Core, sections 3.2.1 and 3.2.2). */
export interface Envelope {
  readonly id: string
  readonly issuer: string
  readonly issueInstant: Date
}

/** Time for which a message is accepted after its IssueInstant; its ID is kept as long. */
export const messageLifetimeMs = 10 * 60 * 1000

/** The element `Issuer` of messages and assertions (SAML Core, section 2.2.5). */
export const issuerName = [namespaces.assertion, 'Issuer'] as const

/**
 * Verifies a message and returns its root element; of a signed message, the signed element.
 *
 * @throws SamlError
 */
export function openMessage(received: Received, name: Name, expected: Expectations): XmlElement {
  const root = readXml(received.xml)
  if (!isNamed(root, name)) throw malformed(`The message is not a \`${name[1]}\`.`)
  if (expected.keys.length === 0) return root
  if (received.binding === 'post') return verifySigned(root, expected.keys, expected)
  if (!received.detached) throw new SamlError('signature_missing', 'The query is not signed.')
  verifyDetached(received.detached, expected.keys, expected)
  return root
}

/**
 * Reads the attributes that all messages have and verifies them. A response that is not signed may
 * have no `Issuer` (SAML Profiles, section 4.1.4.2), as its assertion has one; it is then empty.
 *
 * @throws SamlError `version_unsupported`, `issuer_unexpected`, `destination_unexpected`,
 *   `message_expired`, `message_not_yet_valid`, `message_malformed`
 */
export function readEnvelope(
  root: XmlElement,
  expected: Expectations,
  isSigned = expected.keys.length > 0,
): Envelope {
  if (attributeOf(root, 'Version') !== '2.0') {
    throw new SamlError('version_unsupported', '`Version` is not 2.0.')
  }
  const id = requiredAttributeOf(root, 'ID')
  if (id.length > 256) throw malformed('`ID` has more than 256 characters.')
  const mayOmitIssuer = root.localName === 'Response' && !isSigned
  const issuer = mayOmitIssuer && !childOf(root, issuerName) ? '' : issuerOf(root)
  if (issuer !== '' && expected.issuer !== undefined && issuer !== expected.issuer) {
    throw new SamlError(
      'issuer_unexpected',
      '`Issuer` of the message is not the expected entity ID.',
    )
  }
  refuseDestination(root, expected, isSigned)
  const issueInstant = instantOf(root, 'IssueInstant')
  if (!issueInstant) throw malformed('The message has no `IssueInstant`.')
  const notOnOrAfter = new Date(issueInstant.getTime() + messageLifetimeMs)
  refuseOutside({ notBefore: issueInstant, notOnOrAfter }, expected.now)
  return { id, issuer, issueInstant }
}

/** @throws SamlError `message_malformed` */
export function issuerOf(element: XmlElement): string {
  const child = childOf(element, issuerName)
  const issuer = child && textOf(child)
  if (!issuer || issuer.length > 1024) throw malformed('The message has no `Issuer`.')
  return issuer
}

/** SAML Bindings, sections 3.4.5.2 and 3.5.5.2: a signed message must have a `Destination`. */
function refuseDestination(
  root: XmlElement,
  { destination, otherDestination }: Expectations,
  isSigned: boolean,
): void {
  const named = attributeOf(root, 'Destination')
  if (named === undefined && !isSigned) return
  if (named?.split('?', 1)[0] === destination) return
  if (named !== undefined && named === otherDestination) return
  throw new SamlError(
    'destination_unexpected',
    '`Destination` is not the URL that received the message.',
  )
}
