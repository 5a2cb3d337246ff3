import { createHmac, timingSafeEqual } from 'node:crypto'
import { encodeArray, encodeCbor } from '../cbor/encode-cbor.ts'
import { hmac256 } from './algorithms.ts'
import { type CoseMessage, header } from './cose-sign1.ts'

/**
 * Whether the MAC over a payload is valid (RFC 9052, section 6.3), with HMAC 256/256, the only
 * algorithm of ISO/IEC 18013-5.
 */
export function isAuthenticatedBy(
  message: CoseMessage,
  key: Uint8Array,
  payload: Uint8Array,
): boolean {
  if (message.protected.get(header.algorithm) !== hmac256) return false
  const tag = createHmac('sha256', key)
    .update(toBeAuthenticated(message.protectedBytes, payload))
    .digest()
  return tag.length === message.proof.length && timingSafeEqual(tag, message.proof)
}

/** An encoded COSE_Mac0 with a detached payload. */
export function authenticateCose(payload: Uint8Array, key: Uint8Array): Uint8Array {
  const protectedBytes = encodeCbor(new Map([[header.algorithm, hmac256]]))
  const tag = createHmac('sha256', key).update(toBeAuthenticated(protectedBytes, payload)).digest()
  return encodeArray([
    encodeCbor(protectedBytes),
    encodeCbor(new Map()),
    encodeCbor(null),
    encodeCbor(new Uint8Array(tag)),
  ])
}

function toBeAuthenticated(protectedBytes: Uint8Array, payload: Uint8Array): Uint8Array {
  return encodeArray([
    encodeCbor('MAC0'),
    encodeCbor(protectedBytes),
    encodeCbor(new Uint8Array(0)),
    encodeCbor(payload),
  ])
}
