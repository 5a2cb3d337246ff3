import type { KeyObject } from 'node:crypto'
import { digestOf, signBytes } from './algorithms.ts'
import { canonicalize } from './canonicalize.ts'
import { attributeOf } from './elements.ts'
import { asBase64 } from './keys.ts'
import {
  type DigestAlgorithm,
  digestAlgorithms,
  type SignatureAlgorithm,
  signatureAlgorithms,
  transforms,
} from './names.ts'
import { ds, elementsOf, prefixesOfValues } from './write-xml.ts'
import type { XmlElement } from './xml-element.ts'

/** The signer's key; `certificate` (PEM), if there is one, is in `<KeyInfo>`. */
export interface Signer {
  readonly key: KeyObject
  readonly certificate?: string | undefined
  readonly algorithm: SignatureAlgorithm
  readonly digest: DigestAlgorithm
}

const ec = elementsOf('ec', transforms.exclusive)

/**
 * Signs an element, and inserts the signature after its first child, the issuer (SAML Core, section
 * 5.4).
 *
 * @throws SamlError `algorithm_forbidden`
 */
export function signElement(element: XmlElement, signer: Signer): XmlElement {
  const { key, certificate, algorithm, digest } = signer
  const content = canonicalize(element, prefixesOfValues)
  const signedInfo = ds(
    'SignedInfo',
    {},
    ds('CanonicalizationMethod', { Algorithm: transforms.exclusive }),
    ds('SignatureMethod', { Algorithm: signatureAlgorithms[algorithm] }),
    ds(
      'Reference',
      { URI: `#${attributeOf(element, 'ID') ?? ''}` },
      ds(
        'Transforms',
        {},
        ds('Transform', { Algorithm: transforms.enveloped }),
        ds(
          'Transform',
          { Algorithm: transforms.exclusive },
          ec('InclusiveNamespaces', { PrefixList: prefixesOfValues.join(' ') }),
        ),
      ),
      ds('DigestMethod', { Algorithm: digestAlgorithms[digest] }),
      ds('DigestValue', {}, digestOf(content, digest).toString('base64')),
    ),
  )
  const value = signBytes(Buffer.from(canonicalize(signedInfo)), key, algorithm)
  const signature = ds(
    'Signature',
    {},
    signedInfo,
    ds('SignatureValue', {}, value.toString('base64')),
    certificate === undefined ? undefined : writeKeyInfo(certificate),
  )
  const [issuer, ...rest] = element.children
  return { ...element, children: [...(issuer ? [issuer] : []), signature, ...rest] }
}

/** `<KeyInfo>` with a certificate in PEM. */
const writeKeyInfo = (certificate: string): XmlElement =>
  ds('KeyInfo', {}, ds('X509Data', {}, ds('X509Certificate', {}, asBase64(certificate))))
