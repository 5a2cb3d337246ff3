export type { AlgorithmPolicy } from './algorithms.ts'
export type { AssertedUser } from './assertion.ts'
export { type AuthnRequest, type RequestedAuthnContext, readAuthnRequest } from './authn-request.ts'
export {
  type Direction,
  type Received,
  receivePost,
  receiveRedirect,
  redirectTo,
} from './bindings.ts'
export { asBase64, asPem, certificatesMax, publicKeyOf } from './keys.ts'
export {
  type LogoutRequest,
  type LogoutResponse,
  type NameId,
  readLogoutRequest,
  readLogoutResponse,
  writeLogoutRequest,
  writeLogoutResponse,
} from './logout.ts'
export {
  type IdentityProviderDescription,
  type ServiceProviderDescription,
  writeMetadata,
  writeServiceProviderMetadata,
} from './metadata.ts'
export {
  bindings,
  type DigestAlgorithm,
  nameIdFormats,
  type SignatureAlgorithm,
  statusCodes,
} from './names.ts'
export { type Envelope, type Expectations, messageLifetimeMs } from './open-message.ts'
export {
  type IdentityProvider,
  type LogoutEndpoint,
  type MetadataChoice,
  readIdentityProvider,
} from './read-metadata.ts'
export { isSolicited, type ResponseExpectations, readResponse } from './read-response.ts'
export { messageBytesMax } from './read-xml.ts'
export { fillRequestTemplate } from './request-template.ts'
export { SamlError, type SamlErrorCode } from './saml-error.ts'
export { type Signer, signElement } from './sign.ts'
export type { Status } from './status.ts'
export { type AuthnRequestDefinition, writeAuthnRequest } from './write-authn-request.ts'
export {
  type AssertionDefinition,
  type Protection,
  type ResponseDefinition,
  type SamlAttribute,
  writeRefusal,
  writeResponse,
} from './write-response.ts'
export { writeXml } from './write-xml.ts'
export type { XmlElement } from './xml-element.ts'
