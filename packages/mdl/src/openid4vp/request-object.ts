import { createHash, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import type { RequestedClaims } from '../document/requested-claims.ts'
import { signatureAlgorithms } from '../sd-jwt/signature-algorithms.ts'
import type { ReaderIdentity } from '../web-api/device-request.ts'
import { createDcqlQuery } from './dcql.ts'

interface RequestObject {
  /** With its prefix. */
  readonly clientId: string
  readonly answer: PostedAnswer | BrowserAnswer
  readonly nonce: string
  readonly docType: string
  readonly claims: RequestedClaims
  readonly isRetained: boolean
  /** The public key with which the wallet encrypts the response, as a JWK with its `kid`. */
  readonly encryptionKey: Readonly<Record<string, unknown>>
  readonly clientName: string
  /**
   * The `wallet_nonce` of the wallet, which the request object repeats (OpenID4VP 1.0, section
   * 5.10).
   */
  readonly walletNonce: string | undefined
  readonly issuedAt: Date
  readonly expiresAt: Date
}

/** The wallet posts its response (OpenID4VP 1.0, section 8.2). */
interface PostedAnswer {
  readonly responseMode: 'direct_post' | 'direct_post.jwt'
  readonly responseUri: string
  readonly state: string
}

/** The browser passes the response to the requesting page (OpenID4VP 1.0, appendix A). */
interface BrowserAnswer {
  readonly responseMode: 'dc_api.jwt'
  /** The origins of pages that may send it, such as `https://tenant.example.com`. */
  readonly expectedOrigins: readonly string[]
}

/** The audience of a request to a wallet that was not discovered (section 5.8). */
const selfIssued = 'https://self-issued.me/v2'
const issuerAlgorithms = [-7, -9, -35, -51, -36, -52, -8, -19]
/** -65537: HMAC with a key agreed on P-256, for wallets that authenticate by MAC alone. */
const deviceAlgorithms = [...issuerAlgorithms, -65537]

/** A signed request object (OpenID4VP 1.0, section 5; RFC 9101). */
export async function signRequestObject(
  request: RequestObject,
  { key, certificates }: ReaderIdentity,
): Promise<string> {
  const x5c = certificates.map((each) => Buffer.from(each).toString('base64'))
  return new SignJWT({
    response_type: 'vp_token',
    client_id: request.clientId,
    nonce: request.nonce,
    ...answerMembers(request.answer),
    dcql_query: createDcqlQuery(request.docType, request.claims, request.isRetained),
    client_metadata: clientMetadata(request),
    ...(request.walletNonce !== undefined && { wallet_nonce: request.walletNonce }),
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'oauth-authz-req+jwt', x5c })
    .setAudience(selfIssued)
    .setIssuedAt(request.issuedAt)
    .setExpirationTime(request.expiresAt)
    .sign(key as KeyObject)
}

function answerMembers(answer: RequestObject['answer']) {
  const { responseMode } = answer
  if (responseMode === 'dc_api.jwt') {
    return { response_mode: responseMode, expected_origins: answer.expectedOrigins }
  }
  const { responseUri, state } = answer
  return { response_mode: responseMode, response_uri: responseUri, state }
}

function clientMetadata({ answer, encryptionKey, clientName }: RequestObject) {
  const isEncrypted = answer.responseMode !== 'direct_post'
  return {
    client_name: clientName,
    ...(isEncrypted && {
      jwks: { keys: [encryptionKey] },
      encrypted_response_enc_values_supported: ['A256GCM', 'A128GCM'],
    }),
    vp_formats_supported: {
      mso_mdoc: {
        issuerauth_alg_values: issuerAlgorithms,
        deviceauth_alg_values: deviceAlgorithms,
      },
      'dc+sd-jwt': {
        'sd-jwt_alg_values': signatureAlgorithms,
        'kb-jwt_alg_values': signatureAlgorithms,
      },
    },
  }
}

/** `x509_hash:` and the SHA-256 of the leaf certificate (OpenID4VP 1.0, section 5.9.3). */
export const clientIdOfCertificate = ({ certificates: [leaf] }: ReaderIdentity): string =>
  `x509_hash:${createHash('sha256')
    .update(leaf ?? new Uint8Array())
    .digest('base64url')}`
