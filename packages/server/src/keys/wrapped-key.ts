import { createDecipheriv, createPrivateKey, privateDecrypt } from 'node:crypto'
import { newRsaKeys } from './new-keys.ts'

/** An RSA key pair that wraps an imported key. */
export interface WrappingPair {
  /** SubjectPublicKeyInfo in PEM. */
  readonly publicKey: string
  /** PKCS#8 in PEM. */
  readonly privateKey: string
}

const modulusBits = 3072
const encryptedBytes = modulusBits / 8

/**
 * Generates a wrapping key pair in a thread, which takes a second or more: call it before a
 * transaction begins.
 */
export async function newWrappingPair(): Promise<WrappingPair> {
  const { publicKey, privateKey } = await newRsaKeys({ modulusLength: modulusBits })
  return {
    publicKey: String(publicKey.export({ type: 'spki', format: 'pem' })),
    privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  }
}

/** The initial value of AES key wrap with padding (RFC 5649, section 3). */
const paddedIv = Buffer.from('A65959A6', 'hex')

/**
 * Unwraps key material that was wrapped by CKM_RSA_AES_KEY_WRAP (PKCS #11): RSA-OAEP with SHA-256
 * wraps an AES key, which wraps the material by AES key wrap with padding (RFC 5649).
 *
 * @param privateKey PKCS#8 in PEM
 * @returns undefined if it was wrapped in another way
 */
export function unwrapKey(privateKey: string, wrapped: Buffer): Buffer | undefined {
  try {
    const encrypted = wrapped.subarray(0, encryptedBytes)
    const key = createPrivateKey(privateKey)
    const aesKey = privateDecrypt({ key, oaepHash: 'sha256' }, encrypted)
    const decipher = createDecipheriv('id-aes256-wrap-pad', aesKey, paddedIv)
    return Buffer.concat([decipher.update(wrapped.subarray(encryptedBytes)), decipher.final()])
  } catch {
    return undefined
  }
}
