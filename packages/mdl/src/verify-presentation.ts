import type { KeyObject } from 'node:crypto'
import type { Certificate } from './certificates/certificate.ts'
import { mdlDocType } from './certificates/signer-profile.ts'
import type { TrustAnchors, TrustedSigner } from './certificates/trust-anchors.ts'
import { certificatesOf, isSignableBy, isSignedBy } from './cose/cose-sign1.ts'
import { verifyDeviceAuth, verifyDeviceElements } from './document/device-auth.ts'
import { type PresentedDocument, readDeviceResponse } from './document/device-response.ts'
import { type Elements, verifyIssuerItems } from './document/issuer-items.ts'
import {
  type MobileSecurityObject,
  readMobileSecurityObject,
} from './document/mobile-security-object.ts'
import { type Claims, type RequestedClaims, selectClaims } from './document/requested-claims.ts'
import { MdlError } from './mdl-error.ts'
import type { StatusReference } from './status/status-reference.ts'

/** The request of the reader, and the values that the response must match. */
export interface PresentationRequest {
  readonly docType: string
  readonly claims: RequestedClaims
  readonly anchors: TrustAnchors
  /** The encoded SessionTranscript of the session in which the response was requested. */
  readonly transcript: Uint8Array
  /** The private key of the reader; without it, only device signatures are accepted, not MACs. */
  readonly readerKey?: KeyObject
  readonly now: Date
}

/** The requested claims of a verified document, and how it was verified. */
export interface VerifiedPresentation {
  readonly claims: Claims
  /** Number of elements that were not requested; their values are discarded. */
  readonly unrequestedCount: number
  readonly issuer: TrustedSigner
  readonly deviceAuth: 'signature' | 'mac'
  readonly validUntil: Date
  /** Where the status of the document is published; the caller must check it. */
  readonly status: StatusReference | undefined
}

/** Tolerance for the difference between clocks. */
const clockSkewMs = 60_000

/**
 * Verifies a DeviceResponse (ISO/IEC 18013-5, section 9.3): each line is a check, and each throws
 * MdlError with a code of its own. The order decides which of several errors is reported.
 */
export async function verifyPresentation(
  response: Uint8Array,
  request: PresentationRequest,
): Promise<VerifiedPresentation> {
  const document = readDeviceResponse(response)
  requireDocType(document.docType, request)
  const signer = findSigner(document, request)
  const payload = verifyIssuerSignature(document, signer.certificate)
  const mso = await readMobileSecurityObject(payload)
  requireDocType(mso.docType, request)
  requireValidity(mso, signer.certificate, request.now)
  const elements = verifyIssuerItems(document, mso)
  verifyDeviceAuth(document, mso, { ...request, readerKey: request.readerKey })
  verifyDeviceElements(document, mso)
  requireIssuingCountry(elements, signer, request)
  const { claims, unrequestedCount } = selectClaims(elements, request.claims)
  return {
    claims,
    unrequestedCount,
    issuer: signer,
    deviceAuth: document.deviceAuth.kind,
    validUntil: mso.validUntil,
    status: mso.status,
  }
}

/**
 * Requires the requested document type (ISO/IEC 18013-5, section 9.3.1, step 4), in the document
 * and in the MobileSecurityObject.
 */
function requireDocType(docType: string, request: PresentationRequest): void {
  if (docType === request.docType) return
  throw new MdlError('doc_type_mismatch', `The document is not of the type ${request.docType}.`)
}

/**
 * Finds the signer of the document and its trust anchor (section 9.3.1, step 1, without the
 * signature).
 */
function findSigner({ issuerAuth }: PresentedDocument, request: PresentationRequest) {
  const chain = certificatesOf(issuerAuth, 'issuer_certificate_malformed')
  return request.anchors.findSigner(chain, request.docType, request.now)
}

/** Verifies the signature of the issuer (section 9.3.1, step 2). @returns the signed payload */
function verifyIssuerSignature(
  { issuerAuth }: PresentedDocument,
  { publicKey }: Certificate,
): Uint8Array {
  if (!isSignableBy(issuerAuth, publicKey)) {
    throw new MdlError(
      'issuer_algorithm_unsupported',
      'The algorithm of `issuerAuth` is not allowed for mdocs, or does not match the key.',
    )
  }
  const { payload } = issuerAuth
  if (payload && isSignedBy(issuerAuth, publicKey, payload)) return payload
  throw new MdlError('issuer_signature_invalid', 'The signature of the issuer does not verify.')
}

/**
 * Requires that the document is valid now, and that it was signed while the certificate of its
 * signer was valid (section 9.3.1, step 5).
 */
function requireValidity(
  { signed, validFrom, validUntil }: MobileSecurityObject,
  { notBefore, notAfter }: Certificate,
  now: Date,
): void {
  if (signed < notBefore || signed > notAfter) {
    throw new MdlError(
      'mso_malformed',
      '`signed` is outside of the validity of the certificate of the document signer.',
    )
  }
  if (now.getTime() + clockSkewMs < validFrom.getTime()) {
    throw new MdlError('mso_not_yet_valid', 'The document is not valid yet.')
  }
  if (now.getTime() - clockSkewMs > validUntil.getTime()) {
    throw new MdlError('mso_expired', 'The document is no longer valid.')
  }
}

/**
 * Requires that the country of an mDL is that of the certificate of its signer (section 9.3.1, step
 * 6), because a country only issues its own licences. `issuing_jurisdiction` is not compared,
 * because authorities write it with and without the country.
 */
function requireIssuingCountry(
  elements: Elements,
  { certificate }: TrustedSigner,
  { docType }: PresentationRequest,
): void {
  if (docType !== mdlDocType) return
  const country = elements.get('org.iso.18013.5.1')?.get('issuing_country')
  if (country === undefined || country === certificate.country) return
  throw new MdlError(
    'issuing_country_mismatch',
    '`issuing_country` is not the country of the certificate of the document signer.',
  )
}
