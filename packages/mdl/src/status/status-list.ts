import { inflateSync } from 'node:zlib'
import { decodeCbor } from '../cbor/decode-cbor.ts'
import { CborReader } from '../cbor/read-cbor.ts'
import {
  type Certificate,
  isValidAt,
  keyUsage,
  mayUse,
  parseCertificate,
} from '../certificates/certificate.ts'
import { isIssuedBy } from '../certificates/trust-anchors.ts'
import { certificatesOf, header, isSignedBy, readCoseMessage } from '../cose/cose-sign1.ts'
import { MdlError } from '../mdl-error.ts'
import type { StatusReference } from './status-reference.ts'

type CwtStatusReference = Exclude<StatusReference, { kind: 'status_list_jwt' }>

interface StatusRequest {
  readonly reference: CwtStatusReference
  /** The authority of the document's issuer, which must also have issued the list's signer. */
  readonly authority: Certificate
  readonly now: Date
}

const code = 'status_unavailable'
const read = new CborReader(code)
/** Maximum size: two million documents at eight bits each. */
const listBytesMax = 2 * 1024 * 1024
/** CWT claims (RFC 8392; Token Status List, section 5.2; ISO/IEC 18013-5:2025, 12.3.6.4). */
const claim = { subject: 2, expires: 4, issuedAt: 6, identifierList: 65530, statusList: 65533 }
const types = {
  status_list: ['application/statuslist+cwt', 'statuslist+cwt'],
  identifier_list: ['application/identifierlist+cwt', 'identifierlist+cwt'],
} as const
const clockSkewSeconds = 60

/** The media type for the Accept header. */
export const statusMediaType = ({ kind }: StatusReference): string =>
  kind === 'status_list_jwt' ? 'application/statuslist+jwt' : types[kind][0]

/**
 * Requires that a status list token marks the document as valid. The token is a CWT whose signer
 * the same authority certified.
 *
 * @throws MdlError `revoked`, `suspended`, `status_unavailable`
 */
export function requireValidStatus(token: Uint8Array, request: StatusRequest): void {
  const { reference } = request
  const claims = verifyStatusToken(token, request)
  if (reference.kind === 'identifier_list') {
    if (isListed(claims.get(claim.identifierList), reference.id)) throw revoked()
    return
  }
  requireValid(statusAt(claims.get(claim.statusList), reference.index))
}

/** @throws MdlError `revoked`, `suspended` */
export function requireValid(status: number): void {
  if (status === 0) return
  if (status === 2) throw new MdlError('suspended', 'The issuer has suspended the document.')
  throw revoked()
}

function verifyStatusToken(token: Uint8Array, { reference, authority, now }: StatusRequest) {
  const message = readCoseMessage(decodeCbor(token, code), 'The status token', code)
  const type = message.protected.get(header.type)
  if (!types[reference.kind].some((each) => each === type)) {
    throw unavailable('The type of the status token is not that of a status list.')
  }
  const signer = parseStatusSigner(certificatesOf(message, code)[0], authority, now)
  const { payload } = message
  if (!payload || !isSignedBy(message, signer.publicKey, payload)) {
    throw unavailable('The signature of the status token does not verify.')
  }
  const claims = read.map(decodeCbor(payload, code), 'The status token')
  if (claims.get(claim.subject) !== reference.uri) {
    throw unavailable('`sub` of the status token is not the URI of the status list.')
  }
  requireTime(claims, now)
  return claims
}

function requireTime(claims: ReadonlyMap<unknown, unknown>, now: Date): void {
  const nowSeconds = now.getTime() / 1000
  const expires = claims.get(claim.expires)
  const isOver = expires !== undefined && read.integer(expires, '`exp`') < nowSeconds
  const issuedAt = read.integer(claims.get(claim.issuedAt), '`iat`')
  if (isOver || issuedAt > nowSeconds + clockSkewSeconds) {
    throw unavailable('The status token is not valid at this time.')
  }
}

/**
 * The certificate of the signer of a status token.
 *
 * @throws MdlError `status_unavailable` unless the authority issued it, and it is valid now
 */
export function parseStatusSigner(
  raw: Uint8Array = new Uint8Array(),
  authority: Certificate,
  now: Date,
): Certificate {
  const signer = parse(raw)
  const isTrusted =
    isIssuedBy(signer, authority) &&
    mayUse(signer, keyUsage.digitalSignature) &&
    signer.unknownCritical.length === 0
  if (isTrusted && isValidAt(signer, now)) return signer
  throw unavailable('The certificate of the status token is not issued by the CA of the issuer.')
}

function parse(raw: Uint8Array): Certificate {
  try {
    return parseCertificate(raw)
  } catch {
    throw unavailable('The status token has no X.509 certificate.')
  }
}

/** The status of one document (Token Status List, section 4.1): lowest bits first. */
export function statusAt(value: unknown, index: number): number {
  const list = read.map(value, '`status_list`')
  const bits = read.integer(list.get('bits'), '`bits`')
  return statusIn({ bits, bytes: read.bytes(list.get('lst'), '`lst`') }, index)
}

interface CompressedList {
  /** Bits of each status. */
  readonly bits: number
  /** As a ZLIB stream. */
  readonly bytes: Uint8Array
}

/** @throws MdlError `status_unavailable` */
export function statusIn({ bits, bytes: compressed }: CompressedList, index: number): number {
  if (![1, 2, 4, 8].includes(bits)) throw unavailable('`bits` is not 1, 2, 4 or 8.')
  const bytes = inflate(compressed)
  const byte = bytes[Math.floor((index * bits) / 8)]
  if (byte === undefined) throw unavailable('`idx` is outside of the status list.')
  return (byte >> ((index * bits) % 8)) & (2 ** bits - 1)
}

function inflate(bytes: Uint8Array): Uint8Array {
  try {
    return inflateSync(bytes, { maxOutputLength: listBytesMax })
  } catch {
    throw unavailable('`lst` is not a ZLIB stream, or is larger than allowed.')
  }
}

function isListed(value: unknown, id: Uint8Array): boolean {
  const list = read.map(value, '`identifier_list`')
  const identifiers = read.map(list.get('identifiers'), '`identifiers`')
  return [...identifiers.keys()].some(
    (each) => each instanceof Uint8Array && Buffer.compare(each, id) === 0,
  )
}

const revoked = () => new MdlError('revoked', 'The issuer has revoked the document.')
const unavailable = (message: string) => new MdlError(code, message)
