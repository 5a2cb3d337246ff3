import type { KeyObject } from 'node:crypto'
import { decodeCbor } from '../cbor/decode-cbor.ts'
import { embedCbor, encodeArray, encodeCbor, encodeMap } from '../cbor/encode-cbor.ts'
import { CborReader } from '../cbor/read-cbor.ts'
import { header, signCose } from '../cose/cose-sign1.ts'
import type { RequestedClaims } from '../document/requested-claims.ts'

/**
 * The reader's identity, which its certificates prove to the wallet (ISO/IEC 18013-5, section
 * 9.1.4).
 */
export interface ReaderIdentity {
  readonly key: KeyObject
  /** Leaf first. */
  readonly certificates: readonly Uint8Array[]
}

interface DeviceRequest {
  readonly docType: string
  readonly claims: RequestedClaims
  /** Whether the reader stores a claim (`intentToRetain`). */
  readonly isRetained: boolean
}

const es256 = -7
const read = new CborReader('malformed_response')

/** A DeviceRequest (section 8.3.2.1.2.1) for one document, signed by the reader. */
export function createDeviceRequest(
  { docType, claims, isRetained }: DeviceRequest,
  transcript: Uint8Array,
  reader: ReaderIdentity,
): Uint8Array {
  const nameSpaces = new Map(
    Object.entries(claims).map(([nameSpace, names]) => [
      nameSpace,
      new Map(names.map((name) => [name, isRetained])),
    ]),
  )
  const items = new Map<string, unknown>([
    ['docType', docType],
    ['nameSpaces', nameSpaces],
  ])
  const itemsRequest = embedCbor(encodeCbor(items))
  const request = encodeMap([
    ['itemsRequest', itemsRequest],
    ['readerAuth', readerAuth(itemsRequest, transcript, reader)],
  ])
  return encodeMap([
    ['version', encodeCbor('1.0')],
    ['docRequests', encodeArray([request])],
  ])
}

function readerAuth(
  itemsRequest: Uint8Array,
  transcript: Uint8Array,
  { key, certificates }: ReaderIdentity,
): Uint8Array {
  const chain = certificates.length === 1 ? certificates[0] : certificates
  return signCose(readerAuthenticationBytes(itemsRequest, transcript), {
    key,
    algorithm: es256,
    unprotected: new Map([[header.certificates, chain]]),
    isDetached: true,
  })
}

/** ReaderAuthenticationBytes (section 9.1.4.5). */
export function readerAuthenticationBytes(itemsRequest: Uint8Array, transcript: Uint8Array) {
  return embedCbor(encodeArray([encodeCbor('ReaderAuthentication'), transcript, itemsRequest]))
}

/** Reads a DeviceRequest, as a wallet does. */
export function readDeviceRequest(bytes: Uint8Array) {
  const request = read.map(decodeCbor(bytes), 'The DeviceRequest')
  const [first] = read.array(request.get('docRequests'), '`docRequests`')
  const docRequest = read.map(first, 'The DocRequest')
  const itemsRequest = read.embedded(docRequest.get('itemsRequest'), '`itemsRequest`')
  const items = read.map(decodeCbor(itemsRequest.content), 'The ItemsRequest')
  const nameSpaces = read.map(items.get('nameSpaces'), '`nameSpaces`')
  const claims: RequestedClaims = Object.fromEntries(
    [...nameSpaces].map(([name, elements]) => [
      String(name),
      [...read.map(elements, 'A namespace').keys()].map(String),
    ]),
  )
  return {
    docType: read.text(items.get('docType'), '`docType`'),
    claims,
    itemsRequest: itemsRequest.encoded,
    readerAuth: docRequest.get('readerAuth'),
  }
}
