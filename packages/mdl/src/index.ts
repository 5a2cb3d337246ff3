export type { JsonValue } from './cbor/json-value.ts'
export { type Certificate, parseCertificate } from './certificates/certificate.ts'
export {
  createAuthority,
  createSigner,
  createSigningRequest,
  type Identity,
} from './certificates/create-certificate.ts'
export { PemError, pemOf, readPemCertificates } from './certificates/read-pem.ts'
export { readerPurpose, requireReaderChain } from './certificates/reader-profile.ts'
export { mdlDocType } from './certificates/signer-profile.ts'
export { TrustAnchors, type TrustedSigner } from './certificates/trust-anchors.ts'
export type { Claims, RequestedClaims } from './document/requested-claims.ts'
export { openEncryptedResponse } from './iso-mdoc/encrypted-response.ts'
export { createEncryptionInfo } from './iso-mdoc/encryption-info.ts'
export { MdlError, type MdlErrorCode, mdlErrorCodes } from './mdl-error.ts'
export { newKey } from './new-key.ts'
export type { PresentedCredential, WalletResponse } from './openid4vp/read-response.ts'
export { readEncryptedResponse, readPlainResponse } from './openid4vp/read-response.ts'
export { clientIdOfCertificate, signRequestObject } from './openid4vp/request-object.ts'
export { isSdJwtType } from './sd-jwt/credential-types.ts'
export { type SdJwtRequest, type VerifiedSdJwt, verifySdJwt } from './sd-jwt/verify-sd-jwt.ts'
export { requireValidStatus, statusMediaType } from './status/status-list.ts'
export { requireValidStatusJwt } from './status/status-list-jwt.ts'
export type { StatusReference } from './status/status-reference.ts'
export {
  digitalCredentialsTranscript,
  isoMdocTranscript,
  openId4VpTranscript,
  webApiTranscript,
} from './transcript/session-transcript.ts'
export { isStale, readTrustList, type TrustList } from './trust-list/vical.ts'
export type { VerifiedPresentation } from './verify-presentation.ts'
export { type PresentationRequest, verifyPresentation } from './verify-presentation.ts'
export { createDeviceRequest, type ReaderIdentity } from './web-api/device-request.ts'
export {
  createReaderEngagement,
  readDeviceEngagement,
  readReaderEngagement,
} from './web-api/reader-engagement.ts'
export {
  decryptMessage,
  encryptMessage,
  readSessionData,
  sessionEnds,
  writeSessionData,
} from './web-api/session-encryption.ts'
