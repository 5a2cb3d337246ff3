import type { Received } from './bindings.ts'
import {
  attributeOf,
  childOf,
  childrenOf,
  requiredAttributeOf,
  requiredChildOf,
  textOf,
} from './elements.ts'
import { instantOf, refuseOutside, writeInstant } from './instants.ts'
import { namespaces } from './names.ts'
import { type Envelope, type Expectations, openMessage, readEnvelope } from './open-message.ts'
import { SamlError } from './saml-error.ts'
import { type Status, writeStatus } from './status.ts'
import { saml, samlp } from './write-xml.ts'
import type { XmlElement } from './xml-element.ts'

const inProtocol = (name: string) => [namespaces.protocol, name] as const

/** `<NameID>` (SAML Core, section 2.2.3). */
export interface NameId {
  readonly value: string
  readonly format?: string | undefined
  /** The domain of the identifier at the identity provider. */
  readonly nameQualifier?: string | undefined
  /** The domain of the identifier at the service provider. */
  readonly spNameQualifier?: string | undefined
}

/** `<LogoutRequest>` (SAML Core, section 3.7.1). */
export interface LogoutRequest extends Envelope {
  readonly nameId: NameId
  /** The sessions to end; if empty, all sessions of the user. */
  readonly sessionIndexes: readonly string[]
}

/** `<LogoutResponse>` (SAML Core, section 3.7.2). */
export interface LogoutResponse extends Envelope {
  readonly inResponseTo: string
  readonly isSuccess: boolean
}

const sessionIndexesMax = 100

/** @throws SamlError */
export function readLogoutRequest(received: Received, expected: Expectations): LogoutRequest {
  const root = openMessage(received, inProtocol('LogoutRequest'), expected)
  const envelope = readEnvelope(root, expected)
  refuseOutside({ notOnOrAfter: instantOf(root, 'NotOnOrAfter') }, expected.now)
  const nameId = requiredChildOf(root, [namespaces.assertion, 'NameID'])
  const sessionIndexes = childrenOf(root, inProtocol('SessionIndex')).map(textOf)
  if (sessionIndexes.length > sessionIndexesMax) {
    throw new SamlError('message_too_large', 'The message has too many sessions.')
  }
  return { ...envelope, nameId: readNameId(nameId), sessionIndexes }
}

/** @throws SamlError */
export function readLogoutResponse(
  received: Received,
  expected: Expectations & { readonly inResponseTo: string },
): LogoutResponse {
  const root = openMessage(received, inProtocol('LogoutResponse'), expected)
  const envelope = readEnvelope(root, expected)
  const inResponseTo = requiredAttributeOf(root, 'InResponseTo')
  if (inResponseTo !== expected.inResponseTo) {
    throw new SamlError(
      'in_response_to_unexpected',
      '`InResponseTo` of the response is not the ID of the request.',
    )
  }
  const status = requiredChildOf(root, inProtocol('Status'))
  const code = requiredChildOf(status, inProtocol('StatusCode'))
  const isSuccess = (attributeOf(code, 'Value') ?? '').endsWith(':status:Success')
  return {
    ...envelope,
    inResponseTo,
    isSuccess: isSuccess && !childOf(code, inProtocol('StatusCode')),
  }
}

interface Written {
  readonly id: string
  readonly issuer: string
  readonly destination: string
  readonly issuedAt: Date
}

/** Reads `<NameID>`. @throws SamlError `message_malformed` */
export function readNameId(element: XmlElement): NameId {
  return {
    value: textOf(element),
    format: attributeOf(element, 'Format'),
    nameQualifier: attributeOf(element, 'NameQualifier'),
    spNameQualifier: attributeOf(element, 'SPNameQualifier'),
  }
}

/** Writes `<NameID>`. */
export function writeNameId({ value, format, nameQualifier, spNameQualifier }: NameId): XmlElement {
  return saml(
    'NameID',
    { NameQualifier: nameQualifier, SPNameQualifier: spNameQualifier, Format: format },
    value,
  )
}

/** A `<LogoutRequest>` without a signature, which the binding adds. */
export const writeLogoutRequest = (
  request: Written & { readonly nameId: NameId; readonly sessionIndex?: string | undefined },
): XmlElement =>
  samlp(
    'LogoutRequest',
    attributesOf(request),
    saml('Issuer', {}, request.issuer),
    writeNameId(request.nameId),
    request.sessionIndex === undefined
      ? undefined
      : samlp('SessionIndex', {}, request.sessionIndex),
  )

/** A `<LogoutResponse>` without a signature, which the binding adds. */
export const writeLogoutResponse = (
  response: Written & { readonly inResponseTo: string; readonly status: Status },
): XmlElement =>
  samlp(
    'LogoutResponse',
    { ...attributesOf(response), InResponseTo: response.inResponseTo },
    saml('Issuer', {}, response.issuer),
    writeStatus(response.status),
  )

const attributesOf = ({ id, destination, issuedAt }: Written) => ({
  ID: id,
  Version: '2.0',
  IssueInstant: writeInstant(issuedAt),
  Destination: destination,
})
