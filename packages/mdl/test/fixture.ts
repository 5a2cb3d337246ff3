import { randomBytes } from 'node:crypto'
import type { PresentationRequest, VerifiedPresentation } from '@latchkey/mdl'
import {
  MdlError,
  mdlDocType,
  openId4VpTranscript,
  parseCertificate,
  TrustAnchors,
  verifyPresentation,
} from '@latchkey/mdl'
import {
  type Presenting,
  presentDocument,
  TestAuthority,
  testLicence,
  type WalletDocument,
} from '@latchkey/mdl/wallet'

export const now = new Date('2026-06-01T12:00:00Z')
export const nameSpace = 'org.iso.18013.5.1'
export const claims = { [nameSpace]: ['family_name', 'birth_date', 'age_over_18'] }
export const authority = await TestAuthority.create(now)

export const newTranscript = () =>
  openId4VpTranscript({
    clientId: 'x509_hash:test',
    nonce: randomBytes(16).toString('base64url'),
    jwkThumbprint: undefined,
    responseUri: 'https://reader.example.com/response',
  })

export const transcript = newTranscript()
export const licence = authority.issue({ claims: testLicence, now })

export const anchorsOf = (...certificates: readonly Uint8Array[]) =>
  new TrustAnchors(certificates.map(parseCertificate))

export const request: PresentationRequest = {
  docType: mdlDocType,
  claims,
  anchors: anchorsOf(authority.authority.certificate),
  transcript,
  now,
}

export const present = (document: WalletDocument, presenting: Partial<Presenting> = {}) =>
  presentDocument(document, { claims, transcript, ...presenting })

export const verify = (
  response: Uint8Array,
  change: Partial<PresentationRequest> = {},
): Promise<VerifiedPresentation> => verifyPresentation(response, { ...request, ...change })

/** The code of a refusal; `accepted` where there is none. Fails by another error. */
export function codeOf(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    return codeOfError(error)
  }
  return 'accepted'
}

/** The code with which a response is refused; `accepted` where it is not. */
export const verdictOn = (response: Uint8Array, change: Partial<PresentationRequest> = {}) =>
  verify(response, change).then(() => 'accepted', codeOfError)

function codeOfError(error: unknown): string {
  if (error instanceof MdlError) return error.code
  throw error
}
