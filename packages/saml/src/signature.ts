import { type KeyObject, timingSafeEqual } from 'node:crypto'
import {
  type AlgorithmPolicy,
  digestAlgorithmOf,
  digestOf,
  signatureAlgorithmOf,
  verifyBytes,
} from './algorithms.ts'
import { canonicalize } from './canonicalize.ts'
import { attributeOf, bytesOf, childOf, childrenOf, requiredAttributeOf } from './elements.ts'
import { type DigestAlgorithm, namespaces, transforms } from './names.ts'
import { SamlError } from './saml-error.ts'
import { isElement, isNamed, type XmlElement } from './xml-element.ts'

const inSignature = (name: string) => [namespaces.signature, name] as const

/** The signature of an element: a child of it (SAML Core, section 5.4.2). */
export function signatureOf(element: XmlElement): XmlElement | undefined {
  const [signature, another] = childrenOf(element, inSignature('Signature'))
  if (another) throw new SamlError('signature_malformed', 'An element has two signatures.')
  return signature
}

/**
 * Verifies the signature of an element and returns the tree whose canonical octets are signed. The
 * caller must read nothing else of the document.
 *
 * @throws SamlError `signature_missing`, `signature_malformed`, `signature_reference_invalid`,
 *   `algorithm_forbidden`, `signature_invalid`
 */
export function verifySigned(
  element: XmlElement,
  keys: readonly KeyObject[],
  policy: AlgorithmPolicy,
): XmlElement {
  const enveloped = signatureOf(element)
  if (!enveloped) throw new SamlError('signature_missing', 'The message is not signed.')
  refuseObjects(enveloped)
  const signedInfo = only(enveloped, 'SignedInfo')
  const value = bytesOf(only(enveloped, 'SignatureValue'))
  const method = only(signedInfo, 'SignatureMethod')
  const algorithm = signatureAlgorithmOf(requiredAttributeOf(method, 'Algorithm'), policy)
  const canonicalization = only(signedInfo, 'CanonicalizationMethod')
  const octets = Buffer.from(canonicalize(signedInfo, prefixesOf(canonicalization)))
  if (!keys.some((key) => verifyBytes(octets, value, key, algorithm))) {
    throw new SamlError('signature_invalid', 'No certificate verifies the signature.')
  }
  const { prefixes, digest, digestValue } = readReference(signedInfo, element, policy)
  const signed = { ...element, children: element.children.filter((each) => each !== enveloped) }
  const content = canonicalize(signed, prefixes)
  if (!isSame(digestOf(content, digest), digestValue)) {
    throw new SamlError(
      'signature_invalid',
      'The digest of the signed element is not its `DigestValue`.',
    )
  }
  return signed
}

const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other)

interface Reference {
  readonly prefixes: readonly string[]
  readonly digest: DigestAlgorithm
  readonly digestValue: Buffer
}

/**
 * The only form that SAML Core, section 5.4, allows: one reference, to the parent of the signature,
 * with two transforms.
 */
function readReference(
  signedInfo: XmlElement,
  element: XmlElement,
  policy: AlgorithmPolicy,
): Reference {
  const reference = only(signedInfo, 'Reference')
  if (attributeOf(reference, 'URI') !== `#${requiredAttributeOf(element, 'ID')}`) {
    throw new SamlError(
      'signature_reference_invalid',
      '`URI` of `Reference` is not the ID of the signed element.',
    )
  }
  const listed = childrenOf(only(reference, 'Transforms'), inSignature('Transform'))
  const [enveloped, exclusive, another] = listed
  requireTransform(enveloped, transforms.enveloped)
  const prefixes = prefixesOf(exclusive)
  if (another)
    throw new SamlError('signature_malformed', '`Transforms` must have exactly two transforms.')
  const method = requiredAttributeOf(only(reference, 'DigestMethod'), 'Algorithm')
  return {
    prefixes,
    digest: digestAlgorithmOf(method, policy),
    digestValue: bytesOf(only(reference, 'DigestValue')),
  }
}

/** @throws SamlError `signature_malformed` if there is none, or two */
function only(parent: XmlElement, name: string): XmlElement {
  const [child, another] = childrenOf(parent, inSignature(name))
  if (child && !another) return child
  throw new SamlError(
    'signature_malformed',
    `\`${parent.localName}\` has ${another ? 'two elements' : 'no element'} \`${name}\`.`,
  )
}

/** SAML Core, section 5.4.2: a signature contains no `<Object>`. */
function refuseObjects({ children }: XmlElement): void {
  const allowed = ['SignedInfo', 'SignatureValue', 'KeyInfo'].map(inSignature)
  const isForeign = (child: XmlElement) => !allowed.some((name) => isNamed(child, name))
  if (!children.filter(isElement).some(isForeign)) return
  throw new SamlError('signature_malformed', 'The signature contains an `<Object>`.')
}

const prefixesMax = 20

/** The prefixes that exclusive canonicalization treats as inclusive. */
function prefixesOf(method: XmlElement | undefined): readonly string[] {
  const transform = requireTransform(method, transforms.exclusive)
  const inclusive = childOf(transform, [transforms.exclusive, 'InclusiveNamespaces'])
  const list = (inclusive && attributeOf(inclusive, 'PrefixList')) ?? ''
  const prefixes = list.split(/\s+/).filter((each) => each !== '')
  if (prefixes.length > prefixesMax) {
    throw new SamlError('signature_malformed', '`PrefixList` has too many prefixes.')
  }
  return prefixes.map((each) => (each === '#default' ? '' : each))
}

function requireTransform(method: XmlElement | undefined, uri: string): XmlElement {
  const named = method && attributeOf(method, 'Algorithm')
  if (method && named === uri) return method
  const message = `The transform \`${named?.slice(0, 200) ?? ''}\` is forbidden.`
  throw new SamlError('algorithm_forbidden', message)
}
