import { createPublicKey } from 'node:crypto'

/** A signature of the right form (RFC 3279, section 2.2.3) that no key has made. */
const unmadeSignature = Uint8Array.of(0x30, 0x06, 0x02, 0x01, 0x01, 0x02, 0x01, 0x01)

/** The length of an RSA modulus that signatures need (RFC 7518, section 3.3). */
const modulusBitsMin = 2048

/** With an exponent of one, everybody can make a signature. */
const exponentMin = 3n

/**
 * Whether a new COSE key can verify signatures, and only its owner can make them. The library finds
 * out the former at the first log-in, when a user with such a key can no longer enter.
 */
export const isUsableKey = async (key: Uint8Array<ArrayBuffer>): Promise<boolean> =>
  (await canVerify(key)) && (await isStrong(key))

async function canVerify(credentialPublicKey: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const { verifySignature } = await import('@simplewebauthn/server/helpers')
  const of = { signature: unmadeSignature, data: unmadeSignature, credentialPublicKey }
  return verifySignature(of).then(
    () => true,
    () => false,
  )
}

/** Keys of other types have the length of their curve. */
async function isStrong(key: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const { cose, decodeCredentialPublicKey } = await import('@simplewebauthn/server/helpers')
  const decoded = decodeCredentialPublicKey(key)
  if (!cose.isCOSEPublicKeyRSA(decoded)) return true
  const n = encoded(decoded.get(cose.COSEKEYS.n))
  const e = encoded(decoded.get(cose.COSEKEYS.e))
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'RSA', n, e } })
  const { modulusLength = 0, publicExponent = 0n } = publicKey.asymmetricKeyDetails ?? {}
  return modulusLength >= modulusBitsMin && publicExponent >= exponentMin
}

const encoded = (bytes: Uint8Array = new Uint8Array()) => Buffer.from(bytes).toString('base64url')
