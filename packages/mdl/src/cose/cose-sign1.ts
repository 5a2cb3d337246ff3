import { type KeyObject, sign, verify } from 'node:crypto'
import { decodeCbor } from '../cbor/decode-cbor.ts'
import { encodeArray, encodeBytes, encodeCbor } from '../cbor/encode-cbor.ts'
import { CborReader } from '../cbor/read-cbor.ts'
import type { MdlErrorCode } from '../mdl-error.ts'
import { MdlError } from '../mdl-error.ts'
import { signatureAlgorithmFor } from './algorithms.ts'

/** Header parameters (RFC 9052, section 3.1; RFC 9360, section 2). */
export const header = { algorithm: 1, critical: 2, type: 16, certificates: 33 } as const

/** COSE_Sign1 or COSE_Mac0 (RFC 9052, sections 4.2 and 6.2): they have the same four members. */
export interface CoseMessage {
  readonly protectedBytes: Uint8Array
  readonly protected: ReadonlyMap<unknown, unknown>
  readonly unprotected: ReadonlyMap<unknown, unknown>
  /** Undefined if it is detached. */
  readonly payload: Uint8Array | undefined
  /** The signature or tag. */
  readonly proof: Uint8Array
}

/** @throws MdlError `code`; also for critical headers, because none is supported */
export function readCoseMessage(value: unknown, what: string, code: MdlErrorCode): CoseMessage {
  const read = new CborReader(code)
  const parts = read.array(value, what)
  if (parts.length !== 4) throw new MdlError(code, `${what} does not have four members.`)
  const protectedBytes = read.bytes(parts[0], `The protected header of ${what}`)
  const decoded = protectedBytes.length === 0 ? new Map() : decodeCbor(protectedBytes, code)
  const message: CoseMessage = {
    protectedBytes,
    protected: read.map(decoded, `The protected header of ${what}`),
    unprotected: read.map(parts[1], `The unprotected header of ${what}`),
    payload: parts[2] === null ? undefined : read.bytes(parts[2], `The payload of ${what}`),
    proof: read.bytes(parts[3], `The signature of ${what}`),
  }
  const isCritical = [message.protected, message.unprotected].some((each) =>
    each.has(header.critical),
  )
  if (isCritical) throw new MdlError(code, `${what} has \`crit\` headers, which are not supported.`)
  return message
}

/**
 * The certificates of `x5chain`, leaf first; a single one is a byte string, several are an array.
 */
export function certificatesOf(
  { protected: signed, unprotected }: CoseMessage,
  code: MdlErrorCode,
): readonly Uint8Array[] {
  const chain = signed.get(header.certificates) ?? unprotected.get(header.certificates)
  const read = new CborReader(code)
  const list = chain instanceof Uint8Array ? [chain] : read.array(chain, 'x5chain')
  if (list.length === 0 || list.length > 8) {
    throw new MdlError(code, '`x5chain` must have one to eight certificates.')
  }
  return list.map((each) => read.bytes(each, 'A certificate of `x5chain`'))
}

/** Whether the algorithm of the protected header fits the key. */
export const isSignableBy = ({ protected: signed }: CoseMessage, key: KeyObject): boolean =>
  signatureAlgorithmFor(signed.get(header.algorithm), key) !== undefined

/**
 * Whether the signature over a payload is valid (RFC 9052, section 4.4), by the algorithm in the
 * protected header only.
 */
export function isSignedBy(message: CoseMessage, key: KeyObject, payload: Uint8Array): boolean {
  const algorithm = signatureAlgorithmFor(message.protected.get(header.algorithm), key)
  if (!algorithm) return false
  const signed = toBeSigned(message.protectedBytes, payload)
  return verify(algorithm.hash, signed, { key, dsaEncoding: 'ieee-p1363' }, message.proof)
}

interface Signing {
  readonly key: KeyObject
  readonly algorithm: number
  readonly unprotected?: ReadonlyMap<unknown, unknown>
  readonly protected?: readonly (readonly [unknown, unknown])[]
  readonly isDetached?: boolean
}

/** An encoded COSE_Sign1 over the payload. */
export function signCose(payload: Uint8Array, signing: Signing): Uint8Array {
  const { key, algorithm, unprotected = new Map(), isDetached = false } = signing
  const protectedHeader = new Map<unknown, unknown>([
    [header.algorithm, algorithm],
    ...(signing.protected ?? []),
  ])
  const protectedBytes = encodeCbor(protectedHeader)
  const hash = signatureAlgorithmFor(algorithm, key)?.hash
  const signature = sign(hash, toBeSigned(protectedBytes, payload), {
    key,
    dsaEncoding: 'ieee-p1363',
  })
  return encodeArray([
    encodeBytes(protectedBytes),
    encodeCbor(unprotected),
    encodeCbor(isDetached ? null : payload),
    encodeCbor(new Uint8Array(signature)),
  ])
}

const context = encodeCbor('Signature1')
const noExternalData = encodeCbor(new Uint8Array(0))

function toBeSigned(protectedBytes: Uint8Array, payload: Uint8Array): Uint8Array {
  return encodeArray([context, encodeBytes(protectedBytes), noExternalData, encodeBytes(payload)])
}
