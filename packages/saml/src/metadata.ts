import { asBase64 } from './keys.ts'
import { bindings, nameIdFormats, namespaces } from './names.ts'
import { elementsOf, saml, writeXml } from './write-xml.ts'
import type { XmlElement } from './xml-element.ts'

/** Metadata of an identity provider (SAML Metadata, section 2.4.3). */
export interface IdentityProviderDescription {
  readonly entityId: string
  /** Certificates in PEM that verify its signatures, the current one first. */
  readonly certificates: readonly string[]
  /** URL that receives requests, by either binding. */
  readonly singleSignOnService: string
  readonly singleLogoutService: string
  readonly wantsSignedRequests: boolean
  readonly attributes: readonly { readonly name: string; readonly friendlyName: string }[]
}

const md = elementsOf('', namespaces.metadata)
const key = elementsOf('', namespaces.signature)

/** Writes the metadata of an identity provider (SAML Metadata, section 2.4.3). */
export function writeMetadata(description: IdentityProviderDescription): string {
  const { entityId, certificates, attributes, wantsSignedRequests } = description
  const formats = [nameIdFormats.email, nameIdFormats.persistent, nameIdFormats.transient]
  const descriptor = md(
    'IDPSSODescriptor',
    {
      WantAuthnRequestsSigned: String(wantsSignedRequests),
      protocolSupportEnumeration: namespaces.protocol,
    },
    ...certificates.map((certificate) => writeKey(certificate)),
    ...services('SingleLogoutService', description.singleLogoutService),
    ...formats.map((format) => md('NameIDFormat', {}, format)),
    ...services('SingleSignOnService', description.singleSignOnService),
    ...attributes.map(({ name, friendlyName }) =>
      saml('Attribute', {
        Name: name,
        NameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:uri',
        FriendlyName: friendlyName,
      }),
    ),
  )
  return writeXml(md('EntityDescriptor', { entityID: entityId }, descriptor))
}

/** Metadata of a service provider (SAML Metadata, section 2.4.4). */
export interface ServiceProviderDescription {
  readonly entityId: string
  /** Whether its authentication requests are signed. */
  readonly signsRequests: boolean
  /** Certificates in PEM that verify its signatures, the current one first. */
  readonly signingCertificates: readonly string[]
  /** Certificate in PEM that assertions may be encrypted for. */
  readonly encryptionCertificate: string | undefined
  /** URL that receives responses by HTTP-POST. */
  readonly assertionConsumerService: string
  /** URL that receives messages about log-outs, by either binding. */
  readonly singleLogoutService?: string | undefined
}

/** Writes the metadata of a service provider (SAML Metadata, section 2.4.4). */
export function writeServiceProviderMetadata(description: ServiceProviderDescription): string {
  const { entityId, signingCertificates, encryptionCertificate, singleLogoutService } = description
  const descriptor = md(
    'SPSSODescriptor',
    {
      AuthnRequestsSigned: String(description.signsRequests),
      WantAssertionsSigned: 'true',
      protocolSupportEnumeration: namespaces.protocol,
    },
    ...signingCertificates.map((certificate) => writeKey(certificate)),
    encryptionCertificate === undefined ? undefined : writeKey(encryptionCertificate, 'encryption'),
    ...(singleLogoutService === undefined
      ? []
      : services('SingleLogoutService', singleLogoutService)),
    md('AssertionConsumerService', {
      Binding: bindings.post,
      Location: description.assertionConsumerService,
      index: '0',
      isDefault: 'true',
    }),
  )
  return writeXml(md('EntityDescriptor', { entityID: entityId }, descriptor))
}

const writeKey = (certificate: string, use: 'signing' | 'encryption' = 'signing'): XmlElement =>
  md(
    'KeyDescriptor',
    { use },
    key('KeyInfo', {}, key('X509Data', {}, key('X509Certificate', {}, asBase64(certificate)))),
  )

const services = (name: string, location: string): readonly XmlElement[] =>
  [bindings.redirect, bindings.post].map((binding) =>
    md(name, { Binding: binding, Location: location }),
  )
