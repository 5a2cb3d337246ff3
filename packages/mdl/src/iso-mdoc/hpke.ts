import type { KeyObject } from 'node:crypto'
import { Aes128Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'

/** The only cipher suite of ISO/IEC TS 18013-7, annex C.4 (RFC 9180). */
const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes128Gcm(),
})

/** A message that is encrypted to a P-256 key: its encapsulated key, and the ciphertext. */
export interface SealedMessage {
  readonly enc: Uint8Array
  readonly cipherText: Uint8Array
}

/** @throws Error if the message was not encrypted for this key and `info` */
export async function open(
  { enc, cipherText }: SealedMessage,
  privateKey: KeyObject,
  info: Uint8Array,
): Promise<Uint8Array> {
  const recipientKey = await suite.kem.importKey('jwk', jwkOf(privateKey), false)
  return new Uint8Array(
    await suite.open({ recipientKey, enc: enc.slice(), info }, cipherText.slice()),
  )
}

/**
 * Encrypts a message to a public key, in base mode without additional data (RFC 9180, section 6.1).
 */
export async function seal(
  message: Uint8Array,
  publicKey: KeyObject,
  info: Uint8Array,
): Promise<SealedMessage> {
  const recipientPublicKey = await suite.kem.importKey('jwk', jwkOf(publicKey), true)
  const { enc, ct } = await suite.seal({ recipientPublicKey, info }, message)
  return { enc: new Uint8Array(enc), cipherText: new Uint8Array(ct) }
}

const jwkOf = (key: KeyObject) => key.export({ format: 'jwk' })
