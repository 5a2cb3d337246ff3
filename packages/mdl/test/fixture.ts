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

export function verify(
  response: Uint8Array,
  change: Partial<PresentationRequest> = {},
): VerifiedPresentation {
  return verifyPresentation(response, { ...request, ...change })
}

/** The code of the refusal; fails where there is none, or another error. */
export function codeOf(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof MdlError) return error.code
    throw error
  }
  return 'accepted'
}
