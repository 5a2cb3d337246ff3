import {
  attributeOf,
  childOf,
  childrenOf,
  malformed,
  requiredAttributeOf,
  textOf,
} from './elements.ts'
import { certificatesMax, publicKeyOf } from './keys.ts'
import { bindings, namespaces } from './names.ts'
import { readXml } from './read-xml.ts'
import { isNamed, type XmlElement } from './xml-element.ts'

const inMetadata = (name: string) => [namespaces.metadata, name] as const
const inSignature = (name: string) => [namespaces.signature, name] as const

/** The members of an identity provider that a service provider needs. */
export interface IdentityProvider {
  readonly entityId: string
  /** The URL that receives requests. */
  readonly singleSignOnUrl: string
  /** The binding of that URL. */
  readonly singleSignOnBinding: string
  readonly singleLogoutUrl: string | undefined
  /** The certificates with which it signs, each as base64 of the DER. */
  readonly certificates: readonly string[]
}

/**
 * Reads the metadata of an identity provider (SAML Metadata, section 2.4.3).
 *
 * @param binding the preferred binding of requests; the URL of another one is read if there is none
 *   for it
 * @throws SamlError `message_malformed`, `certificate_invalid`
 */
export function readIdentityProvider(
  xml: string,
  binding: string = bindings.redirect,
): IdentityProvider {
  const root = readXml(xml, true)
  const entity = isNamed(root, inMetadata('EntityDescriptor'))
    ? root
    : childrenOf(root, inMetadata('EntityDescriptor')).find(describesProvider)
  const descriptor = entity && childOf(entity, inMetadata('IDPSSODescriptor'))
  if (!descriptor) throw malformed('The metadata has no `IDPSSODescriptor`.')
  const singleSignOn = [binding, bindings.redirect, bindings.post]
    .map((each) => ({ binding: each, url: locationOf(descriptor, 'SingleSignOnService', each) }))
    .find(({ url }) => url)
  if (!singleSignOn?.url) {
    throw malformed(
      'The metadata has no `SingleSignOnService` with the binding HTTP-Redirect or HTTP-POST.',
    )
  }
  const certificates = childrenOf(descriptor, inMetadata('KeyDescriptor')).flatMap(signingOf)
  if (certificates.length === 0 || certificates.length > certificatesMax) {
    throw malformed(`The metadata has no certificate, or more than ${certificatesMax}.`)
  }
  for (const each of certificates) publicKeyOf(each)
  return {
    entityId: requiredAttributeOf(entity, 'entityID'),
    singleSignOnUrl: singleSignOn.url,
    singleSignOnBinding: singleSignOn.binding,
    singleLogoutUrl: locationOf(descriptor, 'SingleLogoutService', bindings.redirect),
    certificates,
  }
}

const describesProvider = (entity: XmlElement): boolean =>
  childrenOf(entity, inMetadata('IDPSSODescriptor')).length > 0

function locationOf(descriptor: XmlElement, name: string, binding: string): string | undefined {
  const services = childrenOf(descriptor, inMetadata(name))
  const service = services.find((each) => attributeOf(each, 'Binding') === binding)
  return service && attributeOf(service, 'Location')
}

/**
 * The certificates of a key that is for signing, as base64 of the DER; none for other keys. A key
 * without `use` is for signing and encryption.
 */
function signingOf(key: XmlElement): readonly string[] {
  if ((attributeOf(key, 'use') ?? 'signing') !== 'signing') return []
  const info = childrenOf(key, inSignature('KeyInfo'))
  const data = info.flatMap((each) => childrenOf(each, inSignature('X509Data')))
  const certificates = data.flatMap((each) => childrenOf(each, inSignature('X509Certificate')))
  return certificates.map((each) => textOf(each).replace(/\s+/g, ''))
}
