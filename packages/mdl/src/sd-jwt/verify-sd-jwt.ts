import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose'
import type { TrustAnchors, TrustedSigner } from '../certificates/trust-anchors.ts'
import type { Claims, RequestedClaims } from '../document/requested-claims.ts'
import { MdlError, type MdlErrorCode } from '../mdl-error.ts'
import type { StatusReference } from '../status/status-reference.ts'
import { sdJwtQueryOf } from './credential-types.ts'
import { discloseClaims } from './disclosures.ts'
import { verifyKeyBinding } from './key-binding.ts'
import { type PresentedSdJwt, readSdJwt } from './read-sd-jwt.ts'
import { selectPaths } from './select-paths.ts'
import { clockSkewSeconds, signatureAlgorithms } from './signature-algorithms.ts'
import { readJwtStatus } from './status-claim.ts'

/** What the verifier requested, and what an SD-JWT VC must match. */
export interface SdJwtRequest {
  /** The document type of the request, an mdoc type or a `vct`. */
  readonly docType: string
  readonly claims: RequestedClaims
  readonly anchors: TrustAnchors
  /** The identifiers of the verifier, of which the `aud` of the key binding JWT must be one. */
  readonly audience: readonly string[]
  readonly nonce: string
  /** When the verification was created; an older key binding JWT is refused. */
  readonly createdAt: Date
  readonly now: Date
}

/** The requested claims of a verified SD-JWT VC, and who issued it. */
export interface VerifiedSdJwt {
  readonly claims: Claims
  readonly issuer: TrustedSigner
  /** Where the status of the credential is published; the caller must check it. */
  readonly status: StatusReference | undefined
}

const certificatesMax = 5

/**
 * Verifies an SD-JWT VC with key binding (RFC 9901, section 7.3; OpenID4VP 1.0, appendix B.3): each
 * line is a check, and each throws MdlError with a code of its own.
 */
export async function verifySdJwt(
  presentation: string,
  request: SdJwtRequest,
): Promise<VerifiedSdJwt> {
  const query = sdJwtQueryOf(request.docType, request.claims)
  if (!query) throw new MdlError('doc_type_mismatch', 'No SD-JWT VC was requested.')
  const sdJwt = await readSdJwt(presentation)
  const issuer = findSigner(sdJwt, query.type, request)
  const payload = await verifyIssuerJwt(sdJwt, issuer, request.now)
  requireType(payload, query.type)
  const disclosed = await discloseClaims(sdJwt)
  await verifyKeyBinding(sdJwt, payload, request)
  const claims = selectPaths(disclosed, query.claims)
  return { claims, issuer, status: readJwtStatus(payload.status) }
}

/** The signer is the first certificate of `x5c` (RFC 7515, section 4.1.6), whatever `iss` says. */
function findSigner({ issuerJwt }: PresentedSdJwt, type: string, request: SdJwtRequest) {
  const { x5c } = headerOf(issuerJwt)
  const isChain =
    Array.isArray(x5c) && x5c.length <= certificatesMax && x5c.every((e) => typeof e === 'string')
  if (!isChain || x5c.length === 0) {
    throw new MdlError('issuer_certificate_malformed', 'The credential has no `x5c` header.')
  }
  const chain = x5c.map((each) => new Uint8Array(Buffer.from(each, 'base64')))
  return request.anchors.findSigner(chain, type, request.now)
}

function headerOf(jwt: string) {
  try {
    return decodeProtectedHeader(jwt)
  } catch {
    throw new MdlError('credential_malformed', 'The JWT of the issuer has no header.')
  }
}

async function verifyIssuerJwt(
  { issuerJwt }: PresentedSdJwt,
  { certificate }: TrustedSigner,
  now: Date,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(issuerJwt, certificate.publicKey, {
      algorithms: [...signatureAlgorithms],
      typ: 'dc+sd-jwt',
      clockTolerance: clockSkewSeconds,
      currentDate: now,
    })
    return payload
  } catch (error) {
    const [code, message] = refusalOf(error)
    throw new MdlError(code, message)
  }
}

function refusalOf(error: unknown): readonly [MdlErrorCode, string] {
  if (error instanceof errors.JWTExpired) {
    return ['credential_expired', 'The credential is no longer valid.']
  }
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'nbf') {
    return ['credential_not_yet_valid', 'The credential is not valid yet.']
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return ['issuer_signature_invalid', 'The signature of the issuer does not verify.']
  }
  // A TypeError means that the algorithm is for another type of key.
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof TypeError) {
    return ['issuer_algorithm_unsupported', 'The algorithm of the issuer is not supported.']
  }
  return ['credential_malformed', '`typ` of the issuer-signed JWT is not that of an SD-JWT VC.']
}

/** SD-JWT VC, section 3.2.2.1. Types that extend the requested one are not accepted. */
function requireType({ vct }: JWTPayload, type: string): void {
  if (vct === type) return
  throw new MdlError('doc_type_mismatch', `The credential is not of the type ${type}.`)
}
