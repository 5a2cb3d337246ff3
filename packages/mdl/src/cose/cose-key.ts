import { createPublicKey, KeyObject, subtle } from 'node:crypto'
import { CborReader } from '../cbor/read-cbor.ts'
import { MdlError } from '../mdl-error.ts'

const read = new CborReader('device_key_unsupported')

/** Curves (IANA COSE Elliptic Curves), as Web Cryptography calls them. */
const ecCurves = new Map([
  [1, { namedCurve: 'P-256', bytes: 32 }],
  [2, { namedCurve: 'P-384', bytes: 48 }],
  [3, { namedCurve: 'P-521', bytes: 66 }],
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
export async function publicKeyOf(value: unknown): Promise<KeyObject> {
  const key = read.map(value, 'The COSE_Key')
  try {
    return key.get(1) === 1 ? okpKey(key) : await ecKey(key)
  } catch (error) {
    if (error instanceof MdlError) throw error
    throw new MdlError('device_key_unsupported', 'The COSE_Key is not a point of its curve.')
  }
}

function okpKey(key: ReadonlyMap<unknown, unknown>): KeyObject {
  const crv = okpCurves.get(key.get(-1) as number)
  if (!crv) throw unsupported()
  const x = Buffer.from(read.bytes(key.get(-2), 'x of the COSE_Key')).toString('base64url')
  return createPublicKey({ key: { kty: 'OKP', crv, x }, format: 'jwk' })
}

/** Imports the key with Web Cryptography, which takes a third of the time of `createPublicKey`. */
async function ecKey(key: ReadonlyMap<unknown, unknown>): Promise<KeyObject> {
  const curve = ecCurves.get(key.get(-1) as number)
  if (key.get(1) !== 2 || !curve) throw unsupported()
  const { namedCurve, bytes } = curve
  const point = pointOf(key, bytes)
  return KeyObject.from(
    await subtle.importKey('raw', point, { name: 'ECDSA', namedCurve }, true, ['verify']),
  )
}

/**
 * The encoded point (SEC 1, section 2.3.3); `y` may be only the sign bit (RFC 9053, section 7.1.1).
 */
function pointOf(key: ReadonlyMap<unknown, unknown>, bytes: number): Uint8Array {
  const x = read.bytes(key.get(-2), 'x of the COSE_Key')
  const y = key.get(-3)
  if (x.length !== bytes) throw unsupported()
  if (typeof y === 'boolean') return Buffer.concat([Uint8Array.of(y ? 3 : 2), x])
  return Buffer.concat([Uint8Array.of(4), x, read.bytes(y, 'y of the COSE_Key')])
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

const unsupported = () =>
  new MdlError('device_key_unsupported', 'The type or curve of the COSE_Key is not supported.')
