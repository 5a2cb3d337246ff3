import { createPublicKey, type KeyObject } from 'node:crypto'
import { embedCbor, encodeArray, encodeCbor, encodeMap } from '../cbor/encode-cbor.ts'
import { authenticateCose } from '../cose/cose-mac0.ts'
import { signCose } from '../cose/cose-sign1.ts'
import { deviceAuthenticationBytes, macKeyOf } from '../document/device-auth.ts'
import type { RequestedClaims } from '../document/requested-claims.ts'
import type { WalletDocument } from './test-authority.ts'

/** What a test wallet discloses, and how its device authenticates. */
export interface Presenting {
  readonly claims: RequestedClaims
  readonly transcript: Uint8Array
  /** The reader's public key; if present, the device authenticates by a MAC, not a signature. */
  readonly readerKey?: KeyObject
  /** Self-asserted elements that the device signs, by namespace. */
  readonly deviceElements?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const es256 = -7

/** A DeviceResponse with the requested claims that the document has. */
export function presentDocument(document: WalletDocument, presenting: Presenting): Uint8Array {
  const { docType, issuerAuth, items } = document
  const nameSpaces = Object.entries(presenting.claims).flatMap(([nameSpace, names]) => {
    const found = names.flatMap((name) => items.get(nameSpace)?.get(name) ?? [])
    return found.length > 0 ? [[nameSpace, encodeList(found)] as const] : []
  })
  const deviceNameSpaces = embedCbor(encodeCbor(presenting.deviceElements ?? {}))
  const deviceSigned = encodeMap([
    ['nameSpaces', deviceNameSpaces],
    ['deviceAuth', deviceAuth(document, presenting, deviceNameSpaces)],
  ])
  const issuerSigned = encodeMap([
    ['nameSpaces', encodeMap(nameSpaces)],
    ['issuerAuth', issuerAuth],
  ])
  const encoded = encodeMap([
    ['docType', encodeCbor(docType)],
    ['issuerSigned', issuerSigned],
    ['deviceSigned', deviceSigned],
  ])
  return encodeMap([
    ['version', encodeCbor('1.0')],
    ['documents', encodeArray([encoded])],
    ['status', encodeCbor(0)],
  ])
}

function deviceAuth(
  { deviceKey, docType }: WalletDocument,
  { transcript, readerKey }: Presenting,
  deviceNameSpaces: Uint8Array,
): Uint8Array {
  const payload = deviceAuthenticationBytes(transcript, docType, deviceNameSpaces)
  if (!readerKey) {
    const signature = signCose(payload, { key: deviceKey, algorithm: es256, isDetached: true })
    return encodeMap([['deviceSignature', signature]])
  }
  const key = macKeyOf(deviceKey, createPublicKey(readerKey), transcript)
  if (!key) throw new Error('The ephemeral key of the reader is on another curve.')
  return encodeMap([['deviceMac', authenticateCose(payload, key)]])
}

/** An array of any length of data items that are encoded already: 0x98 takes up to 255. */
function encodeList(items: readonly Uint8Array[]): Uint8Array {
  if (items.length < 24) return encodeArray(items)
  return new Uint8Array(Buffer.concat([Uint8Array.of(0x98, items.length), ...items]))
}
