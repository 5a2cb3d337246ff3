import { attributeOf, childrenOf, malformed, requiredAttributeOf, textOf } from './elements.ts'
import { certificatesMax, publicKeyOf } from './keys.ts'
import { bindings, namespaces } from './names.ts'
import { readXml } from './read-xml.ts'
import { SamlError } from './saml-error.ts'
import { isElement, isNamed, type XmlElement } from './xml-element.ts'

const inMetadata = (name: string) => [namespaces.metadata, name] as const
const inSignature = (name: string) => [namespaces.signature, name] as const

/** The members of an identity provider that a service provider needs. */
export interface IdentityProvider {
  readonly entityId: string
  /** The URL that receives requests. */
  readonly singleSignOnUrl: string
  /** The binding of that URL. */
  readonly singleSignOnBinding: string
  readonly singleLogout: LogoutEndpoint | undefined
  /** The certificates with which it signs, each as base64 of the DER. */
  readonly certificates: readonly string[]
}

/** An endpoint for log-out messages (SAML Metadata, section 2.2.2). */
export interface LogoutEndpoint {
  /** The URL that receives requests, and also responses if there is no URL for these. */
  readonly url: string
  /** The URL that receives responses: `ResponseLocation`. */
  readonly responseUrl?: string | undefined
  readonly binding: string
}

/** What a service provider prefers, or needs to know, of metadata. */
export interface MetadataChoice {
  /** The preferred binding of requests; the URL of another one is read if there is none for it. */
  readonly binding?: string | undefined
  /** The preferred binding of log-out messages; likewise. */
  readonly logoutBinding?: string | undefined
  /** The entity ID that selects one of several identity providers. */
  readonly entityId?: string | undefined
}

/**
 * Reads the metadata of an identity provider (SAML Metadata, section 2.4.3), which may be those of
 * a federation.
 *
 * @throws SamlError `message_malformed`, `certificate_invalid`, `provider_ambiguous`
 */
export function readIdentityProvider(
  xml: string,
  { binding, logoutBinding, entityId }: MetadataChoice = {},
): IdentityProvider {
  const { entity, descriptor } = chosen(providersIn(readXml(xml, true)), entityId)
  const singleSignOn = endpointOf(descriptor, 'SingleSignOnService', binding)
  if (!singleSignOn) {
    throw malformed(
      'The metadata has no `SingleSignOnService` with the binding HTTP-Redirect or HTTP-POST.',
    )
  }
  const keys = childrenOf(descriptor, inMetadata('KeyDescriptor')).flatMap(signingOf)
  const certificates = [...new Set(keys)]
  if (certificates.length === 0 || certificates.length > certificatesMax) {
    throw malformed(`The metadata has no certificate, or more than ${certificatesMax}.`)
  }
  for (const each of certificates) publicKeyOf(each)
  return {
    entityId: requiredAttributeOf(entity, 'entityID'),
    singleSignOnUrl: singleSignOn.url,
    singleSignOnBinding: singleSignOn.binding,
    singleLogout: endpointOf(descriptor, 'SingleLogoutService', logoutBinding),
    certificates,
  }
}

interface Described {
  readonly entity: XmlElement
  /** Its role as identity provider. */
  readonly descriptor: XmlElement
}

/** The identity providers of an `EntityDescriptor`, or of `EntitiesDescriptor` at any depth. */
function providersIn(element: XmlElement): readonly Described[] {
  if (!isNamed(element, inMetadata('EntityDescriptor'))) {
    const { children } = element
    const groups = [inMetadata('EntityDescriptor'), inMetadata('EntitiesDescriptor')]
    const isGroup = (child: XmlElement) => groups.some((name) => isNamed(child, name))
    return children.filter(isElement).filter(isGroup).flatMap(providersIn)
  }
  const descriptors = childrenOf(element, inMetadata('IDPSSODescriptor')).filter(speaksSaml)
  return descriptors.slice(0, 1).map((descriptor) => ({ entity: element, descriptor }))
}

/** Whether a role is one of SAML 2.0: another descriptor may be for an earlier version. */
function speaksSaml(descriptor: XmlElement): boolean {
  const protocols = attributeOf(descriptor, 'protocolSupportEnumeration')?.trim()
  return !protocols || protocols.split(/\s+/).includes(namespaces.protocol)
}

function chosen(providers: readonly Described[], entityId: string | undefined): Described {
  const named = providers.find(({ entity }) => attributeOf(entity, 'entityID') === entityId)
  const [first, another] = named ? [named] : providers
  if (!first) throw malformed('The metadata has no `IDPSSODescriptor`.')
  if (!another) return first
  throw new SamlError(
    'provider_ambiguous',
    `The metadata has ${providers.length} identity providers: one must be selected by its entity ID.`,
  )
}

/**
 * The endpoint of a service with the preferred binding, or else with HTTP-Redirect or HTTP-POST;
 * undefined if there is none.
 */
function endpointOf(
  descriptor: XmlElement,
  name: string,
  preferred: string = bindings.redirect,
): LogoutEndpoint | undefined {
  const services = childrenOf(descriptor, inMetadata(name))
  for (const binding of [preferred, bindings.redirect, bindings.post]) {
    const service = services.find((each) => attributeOf(each, 'Binding') === binding)
    const url = service && attributeOf(service, 'Location')
    if (url) return { url, responseUrl: attributeOf(service, 'ResponseLocation'), binding }
  }
  return undefined
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
