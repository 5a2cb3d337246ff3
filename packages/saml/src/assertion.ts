import {
  attributeOf,
  childOf,
  childrenOf,
  malformed,
  requiredAttributeOf,
  requiredChildOf,
  textOf,
} from './elements.ts'
import { instantOf, refuseOutside } from './instants.ts'
import { type NameId, readNameId } from './logout.ts'
import { bearer, namespaces } from './names.ts'
import { type Expectations, issuerOf } from './open-message.ts'
import { SamlError } from './saml-error.ts'
import { isElement, isNamed, type XmlElement } from './xml-element.ts'

const inAssertion = (name: string) => [namespaces.assertion, name] as const

/** The values that a service provider requires in an assertion. */
export interface AssertionExpectations extends Expectations {
  /** The entity ID of the service provider. */
  readonly audience: string
  /** Another `Recipient` that is accepted besides the destination. */
  readonly otherRecipient?: string | undefined
  /** The ID of the request of the service provider; undefined if it sent none. */
  readonly inResponseTo: string | undefined
  /** Whether the values of several attributes with this name are joined; by default, none may. */
  readonly mayRepeat?: (name: string) => boolean
}

/** The user and the authentication that an assertion states. */
export interface AssertedUser {
  readonly assertionId: string
  readonly issuer: string
  /** Absent if the subject is only confirmed, and its attributes identify it. */
  readonly nameId: NameId | undefined
  readonly sessionIndex: string | undefined
  readonly authnContextClassRef: string | undefined
  /** Texts of each attribute, by its name. */
  readonly attributes: ReadonlyMap<string, readonly string[]>
}

const attributesMax = 500
const valuesMax = 1_000

/**
 * Reads a signed assertion and verifies it against the expectations (SAML Profiles, section
 * 4.1.4.3).
 *
 * @throws SamlError
 */
export function readAssertion(
  assertion: XmlElement,
  expected: AssertionExpectations,
): AssertedUser {
  if (attributeOf(assertion, 'Version') !== '2.0') {
    throw new SamlError('version_unsupported', '`Version` is not 2.0.')
  }
  const assertionId = requiredAttributeOf(assertion, 'ID')
  const issuer = issuerOf(assertion)
  if (expected.issuer !== undefined && issuer !== expected.issuer) {
    throw new SamlError(
      'issuer_unexpected',
      '`Issuer` of the assertion is not the expected entity ID.',
    )
  }
  const subject = requiredChildOf(assertion, inAssertion('Subject'))
  refuseConfirmations(subject, expected)
  refuseConditions(requiredChildOf(assertion, inAssertion('Conditions')), expected)
  const name = childOf(subject, inAssertion('NameID'))
  const nameId = name && readNameId(name)
  if (nameId?.value === '') throw malformed('`NameID` is empty.')
  return {
    assertionId,
    issuer,
    nameId,
    ...readStatement(assertion, expected),
    attributes: readAttributes(assertion, expected),
  }
}

/**
 * Requires one bearer confirmation with the right recipient, time and request (SAML Profiles,
 * section 4.1.4.3).
 */
function refuseConfirmations(subject: XmlElement, expected: AssertionExpectations): void {
  const bearers = childrenOf(subject, inAssertion('SubjectConfirmation')).filter(
    (each) => attributeOf(each, 'Method') === bearer,
  )
  const [first, another] = bearers
  if (!first || another)
    throw malformed('`Subject` must have exactly one bearer `SubjectConfirmation`.')
  const data = requiredChildOf(first, inAssertion('SubjectConfirmationData'))
  const recipient = requiredAttributeOf(data, 'Recipient')
  const isOurs = recipient.split('?', 1)[0] === expected.destination
  if (!isOurs && recipient !== expected.otherRecipient) {
    throw new SamlError(
      'recipient_unexpected',
      '`Recipient` is not the assertion consumer service URL.',
    )
  }
  if (attributeOf(data, 'InResponseTo') !== expected.inResponseTo) {
    throw new SamlError(
      'in_response_to_unexpected',
      '`InResponseTo` of the assertion is not the ID of the request.',
    )
  }
  const notOnOrAfter = instantOf(data, 'NotOnOrAfter')
  if (!notOnOrAfter) throw malformed('`SubjectConfirmationData` has no `NotOnOrAfter`.')
  refuseOutside({ notBefore: instantOf(data, 'NotBefore'), notOnOrAfter }, expected.now)
}

const knownConditions = ['AudienceRestriction', 'OneTimeUse', 'ProxyRestriction'].map(inAssertion)

/**
 * Refuses unknown conditions: an assertion with a condition that the receiver does not understand
 * is not valid (SAML Core, section 2.5.1).
 */
function refuseConditions(conditions: XmlElement, { audience, now }: AssertionExpectations): void {
  const notBefore = instantOf(conditions, 'NotBefore')
  const notOnOrAfter = instantOf(conditions, 'NotOnOrAfter')
  refuseOutside({ notBefore, notOnOrAfter }, now)
  const isKnown = (child: XmlElement) => knownConditions.some((name) => isNamed(child, name))
  if (!conditions.children.filter(isElement).every(isKnown)) {
    throw malformed('`Conditions` has an unknown condition.')
  }
  const restrictions = childrenOf(conditions, inAssertion('AudienceRestriction'))
  const admits = (each: XmlElement) =>
    childrenOf(each, inAssertion('Audience')).some((child) => textOf(child) === audience)
  if (restrictions.length > 0 && restrictions.every(admits)) return
  throw new SamlError(
    'audience_unexpected',
    '`Audience` is not the entity ID of the service provider.',
  )
}

function readStatement(assertion: XmlElement, { now }: AssertionExpectations) {
  const [statement] = childrenOf(assertion, inAssertion('AuthnStatement'))
  if (!statement) throw malformed('The assertion has no `AuthnStatement`.')
  refuseOutside({ notOnOrAfter: instantOf(statement, 'SessionNotOnOrAfter') }, now)
  const context = childOf(statement, inAssertion('AuthnContext'))
  const classRef = context && childOf(context, inAssertion('AuthnContextClassRef'))
  return {
    sessionIndex: attributeOf(statement, 'SessionIndex'),
    authnContextClassRef: classRef && textOf(classRef),
  }
}

/**
 * @throws SamlError `attribute_duplicated` if two attributes have the same name, because readers
 *   could choose different ones; `mayRepeat` excepts names
 */
function readAttributes(
  assertion: XmlElement,
  { mayRepeat = () => false }: AssertionExpectations,
): ReadonlyMap<string, readonly string[]> {
  const statements = childrenOf(assertion, inAssertion('AttributeStatement'))
  const attributes = statements.flatMap((each) => childrenOf(each, inAssertion('Attribute')))
  if (attributes.length > attributesMax) throw malformed('The assertion has too many attributes.')
  const read = new Map<string, readonly string[]>()
  for (const attribute of attributes) {
    const name = requiredAttributeOf(attribute, 'Name')
    const before = read.get(name)
    if (before && !mayRepeat(name)) {
      throw new SamlError('attribute_duplicated', 'The assertion has an attribute twice.')
    }
    const values = childrenOf(attribute, inAssertion('AttributeValue')).slice(0, valuesMax)
    const texts = values.filter(({ children }) => !children.some(isElement)).map(textOf)
    read.set(name, [...(before ?? []), ...texts])
  }
  return read
}
