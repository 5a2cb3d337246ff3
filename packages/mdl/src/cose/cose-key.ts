import { createPublicKey, ECDH, type JsonWebKey, type KeyObject } from 'node:crypto'
import { CborReader } from '../cbor/read-cbor.ts'
import { MdlError } from '../mdl-error.ts'

const read = new CborReader('device_key_unsupported')

/** Curves (IANA COSE Elliptic Curves), as JWK and as node:crypto call them. */
const ecCurves = new Map([
  [1, { crv: 'P-256', name: 'prime256v1', bytes: 32 }],
  [2, { crv: 'P-384', name: 'secp384r1', bytes: 48 }],
  [3, { crv: 'P-521', name: 'secp521r1', bytes: 66 }],
])
const okpCurves = new Map([
  [6, 'Ed25519'],
  [7, 'Ed448'],
])

/**
 * The public key of a COSE_Key (RFC 9053, section 7).
 *
 * @throws MdlError `device_key_unsupported`
 */
export function publicKeyOf(value: unknown): KeyObject {
  const key = read.map(value, 'The COSE_Key')
  const jwk = key.get(1) === 1 ? okpJwk(key) : ecJwk(key)
  try {
    return createPublicKey({ key: jwk, format: 'jwk' })
  } catch {
    throw new MdlError('device_key_unsupported', 'The COSE_Key is not a point of its curve.')
  }
}

function okpJwk(key: ReadonlyMap<unknown, unknown>): JsonWebKey {
  const crv = okpCurves.get(key.get(-1) as number)
  if (!crv) throw unsupported()
  return { kty: 'OKP', crv, x: base64url(read.bytes(key.get(-2), 'x of the COSE_Key')) }
}

function ecJwk(key: ReadonlyMap<unknown, unknown>): JsonWebKey {
  const curve = ecCurves.get(key.get(-1) as number)
  if (key.get(1) !== 2 || !curve) throw unsupported()
  const x = read.bytes(key.get(-2), 'x of the COSE_Key')
  const y = key.get(-3)
  if (x.length !== curve.bytes) throw unsupported()
  const yBytes = typeof y === 'boolean' ? decompressed(x, y, curve) : read.bytes(y, 'y')
  return { kty: 'EC', crv: curve.crv, x: base64url(x), y: base64url(yBytes) }
}

/** RFC 9053, section 7.1.1: `y` may be the sign bit alone. */
function decompressed(
  x: Uint8Array,
  isOdd: boolean,
  curve: { readonly name: string; readonly bytes: number },
): Uint8Array {
  try {
    const point = Buffer.concat([Uint8Array.of(isOdd ? 3 : 2), x])
    const whole = ECDH.convertKey(point, curve.name, undefined, undefined, 'uncompressed')
    return Buffer.from(whole as Buffer).subarray(1 + curve.bytes)
  } catch {
    throw unsupported()
  }
}

/** The COSE_Key of a P-256 public key. */
export function coseKeyOf(key: KeyObject): ReadonlyMap<number, unknown> {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return new Map<number, unknown>([
    [1, 2],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ])
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const unsupported = () =>
  new MdlError('device_key_unsupported', 'The type or curve of the COSE_Key is not supported.')
