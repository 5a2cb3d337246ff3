import { encryptAssertion } from './encryption.ts'
import { writeInstant } from './instants.ts'
import { type NameId, writeNameId } from './logout.ts'
import { bearer, statusCodes } from './names.ts'
import { type Signer, signElement } from './sign.ts'
import { type Status, writeStatus } from './status.ts'
import { saml, samlp, typed, writeXml } from './write-xml.ts'
import type { XmlElement } from './xml-element.ts'

type Value = string | number | boolean

/** `<Attribute>` (SAML Core, section 2.7.3.1). */
export interface SamlAttribute {
  readonly name: string
  readonly nameFormat?: string | undefined
  readonly values: readonly Value[]
  /** Whether each value has its type (`xsi:type`). */
  readonly isTyped: boolean
}

/** `<Assertion>` with one authentication of one user (SAML Profiles, section 4.1.4.2). */
export interface AssertionDefinition {
  readonly id: string
  readonly issuer: string
  readonly issuedAt: Date
  readonly nameId: NameId
  readonly recipient: string
  readonly audience: string
  readonly inResponseTo?: string | undefined
  readonly notBefore: Date
  readonly notOnOrAfter: Date
  readonly authnInstant: Date
  readonly authnContextClassRef: string
  readonly sessionIndex: string
  readonly sessionNotOnOrAfter?: Date | undefined
  readonly attributes: readonly SamlAttribute[]
}

/** The response that contains an assertion, or an error status. */
export interface ResponseDefinition {
  readonly id: string
  readonly issuer: string
  readonly issuedAt: Date
  readonly destination: string
  readonly inResponseTo?: string | undefined
}

/** Signature and encryption of a response. */
export interface Protection {
  readonly signer: Signer
  readonly signs: 'assertion' | 'response' | 'both'
  /** The certificate of the recipient, for which the assertion is encrypted. */
  readonly encryptFor?: string | undefined
}

/** @throws SamlError `encryption_failed`, `algorithm_forbidden` */
export async function writeResponse(
  response: ResponseDefinition,
  assertion: AssertionDefinition,
  { signer, signs, encryptFor }: Protection,
): Promise<string> {
  const plain = writeAssertion(assertion)
  const own = signs === 'response' ? plain : signElement(plain, signer)
  const content = encryptFor === undefined ? own : await encryptAssertion(own, encryptFor)
  const whole = wrap(response, { code: statusCodes.success }, content)
  return writeXml(signs === 'assertion' ? whole : signElement(whole, signer))
}

/** A response with an error status; always signed. */
export const writeRefusal = (response: ResponseDefinition, status: Status, signer: Signer) =>
  writeXml(signElement(wrap(response, status), signer))

const wrap = (response: ResponseDefinition, status: Status, content?: XmlElement): XmlElement =>
  samlp(
    'Response',
    {
      ID: response.id,
      Version: '2.0',
      IssueInstant: writeInstant(response.issuedAt),
      Destination: response.destination,
      InResponseTo: response.inResponseTo,
    },
    saml('Issuer', {}, response.issuer),
    writeStatus(status),
    content,
  )

const writeAssertion = (assertion: AssertionDefinition): XmlElement =>
  saml(
    'Assertion',
    { ID: assertion.id, Version: '2.0', IssueInstant: writeInstant(assertion.issuedAt) },
    saml('Issuer', {}, assertion.issuer),
    writeSubject(assertion),
    writeConditions(assertion),
    writeAuthnStatement(assertion),
    writeAttributes(assertion.attributes),
  )

function writeSubject(assertion: AssertionDefinition): XmlElement {
  const { nameId, recipient, inResponseTo, notOnOrAfter } = assertion
  const data = {
    InResponseTo: inResponseTo,
    NotOnOrAfter: writeInstant(notOnOrAfter),
    Recipient: recipient,
  }
  return saml(
    'Subject',
    {},
    writeNameId(nameId),
    saml('SubjectConfirmation', { Method: bearer }, saml('SubjectConfirmationData', data)),
  )
}

const writeConditions = ({ notBefore, notOnOrAfter, audience }: AssertionDefinition): XmlElement =>
  saml(
    'Conditions',
    { NotBefore: writeInstant(notBefore), NotOnOrAfter: writeInstant(notOnOrAfter) },
    saml('AudienceRestriction', {}, saml('Audience', {}, audience)),
  )

function writeAuthnStatement(assertion: AssertionDefinition): XmlElement {
  const { authnInstant, sessionIndex, sessionNotOnOrAfter, authnContextClassRef } = assertion
  const until = sessionNotOnOrAfter && writeInstant(sessionNotOnOrAfter)
  return saml(
    'AuthnStatement',
    {
      AuthnInstant: writeInstant(authnInstant),
      SessionIndex: sessionIndex,
      SessionNotOnOrAfter: until,
    },
    saml('AuthnContext', {}, saml('AuthnContextClassRef', {}, authnContextClassRef)),
  )
}

const writeAttributes = (attributes: readonly SamlAttribute[]): XmlElement | undefined =>
  attributes.length === 0
    ? undefined
    : saml('AttributeStatement', {}, ...attributes.map(writeAttribute))

const writeAttribute = ({ name, nameFormat, values, isTyped }: SamlAttribute): XmlElement =>
  saml(
    'Attribute',
    { Name: name, NameFormat: nameFormat },
    ...values.map((value) => {
      const written = saml('AttributeValue', {}, String(value))
      return isTyped ? typed(written, typeOf(value)) : written
    }),
  )

function typeOf(value: Value): `xs:${string}` {
  if (typeof value === 'boolean') return 'xs:boolean'
  return typeof value === 'number' ? 'xs:double' : 'xs:string'
}
