import { createHash } from 'node:crypto'
import { embedCbor, encodeArray, encodeCbor } from '../cbor/encode-cbor.ts'

/**
 * SessionTranscript of a request over the web (ISO/IEC TS 18013-7, annex A): device engagement and
 * reader key as they were sent, with their tags, and reader engagement.
 */
export function webApiTranscript(
  deviceEngagementBytes: Uint8Array,
  readerKeyBytes: Uint8Array,
  readerEngagement: Uint8Array,
): Uint8Array {
  const handover = sha256(embedCbor(readerEngagement))
  return encodeArray([deviceEngagementBytes, readerKeyBytes, encodeCbor(handover)])
}

/** The values that a response over OpenID4VP is bound to. */
export interface OpenId4VpSession {
  /** With its prefix. */
  readonly clientId: string
  readonly nonce: string
  /** RFC 7638, of the key that encrypts the response; undefined where it is not encrypted. */
  readonly jwkThumbprint: Uint8Array | undefined
  readonly responseUri: string
}

/** OpenID4VP 1.0, appendix B.2.6.1. */
export function openId4VpTranscript(session: OpenId4VpSession): Uint8Array {
  const { clientId, nonce, jwkThumbprint, responseUri } = session
  const info = encodeCbor([clientId, nonce, jwkThumbprint ?? null, responseUri])
  return encodeCbor([null, null, ['OpenID4VPHandover', sha256(info)]])
}

/** The values that a response over the Digital Credentials API is bound to. */
export interface DigitalCredentialsSession {
  /** The origin of the requesting page, such as `https://tenant.example.com`. */
  readonly origin: string
  readonly nonce: string
  /** RFC 7638, of the key that encrypts the response. */
  readonly jwkThumbprint: Uint8Array
}

/** OpenID4VP 1.0, appendix B.2.6.2. */
export function digitalCredentialsTranscript(session: DigitalCredentialsSession): Uint8Array {
  const { origin, nonce, jwkThumbprint } = session
  const info = encodeCbor([origin, nonce, jwkThumbprint])
  return encodeCbor([null, null, ['OpenID4VPDCAPIHandover', sha256(info)]])
}

/** The values that a response by `org-iso-mdoc` is bound to. */
export interface IsoMdocSession {
  /** EncryptionInfo in base64url, as it was sent. */
  readonly encryptionInfo: string
  /** The origin of the requesting page, such as `https://tenant.example.com`. */
  readonly origin: string
}

/** ISO/IEC TS 18013-7, annex C.5. */
export function isoMdocTranscript({ encryptionInfo, origin }: IsoMdocSession): Uint8Array {
  const info = encodeCbor([encryptionInfo, origin])
  return encodeCbor([null, null, ['dcapi', sha256(info)]])
}

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest())
