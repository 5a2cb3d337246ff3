import { writeInstant } from './instants.ts'
import { bindings } from './names.ts'
import { saml, samlp } from './write-xml.ts'
import type { XmlElement } from './xml-element.ts'

/** A request of a service provider (SAML Core, section 3.4.1). */
export interface AuthnRequestDefinition {
  readonly id: string
  /** The entity ID of the service provider. */
  readonly issuer: string
  readonly destination: string
  readonly issuedAt: Date
  /** The URL to which the response is posted. */
  readonly assertionConsumerServiceUrl: string
  readonly forceAuthn?: boolean
}

/** Writes an `<AuthnRequest>` without a signature, which the binding adds. */
export const writeAuthnRequest = (request: AuthnRequestDefinition): XmlElement =>
  samlp(
    'AuthnRequest',
    {
      ID: request.id,
      Version: '2.0',
      IssueInstant: writeInstant(request.issuedAt),
      Destination: request.destination,
      ForceAuthn: request.forceAuthn ? 'true' : undefined,
      ProtocolBinding: bindings.post,
      AssertionConsumerServiceURL: request.assertionConsumerServiceUrl,
    },
    saml('Issuer', {}, request.issuer),
  )
