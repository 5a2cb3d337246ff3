export { CborDate } from '../cbor/cbor-values.ts'
export { newKey } from '../new-key.ts'
export { type Presenting, presentDocument } from './present-document.ts'
export { type IsoMdocRequest, presentIsoMdoc } from './present-iso-mdoc.ts'
export {
  presentOverOpenId4Vp,
  presentToBrowser,
  type WalletCredential,
} from './present-over-openid4vp.ts'
export { presentOverWebApi } from './present-over-web-api.ts'
export {
  issueSdJwt,
  type PresentingSdJwt,
  presentSdJwt,
  type WalletSdJwt,
} from './sd-jwt-credential.ts'
export { TestAuthority, testAuthorityName, type WalletDocument } from './test-authority.ts'
export { testLicence, testPid } from './test-licence.ts'
export { createTrustList } from './test-trust-list.ts'
export { type Outcome, PresentationError, type Transport } from './transport.ts'
