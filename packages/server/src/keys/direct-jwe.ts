import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
/** RFC 7518, section 5.3. */
const [ivBytes, tagBytes] = [12, 16]

type Header = Readonly<Record<string, unknown>>

/** A compact JWE whose header is read, and not authenticated before it is decrypted. */
interface DirectJwe {
  readonly header: Header
  /** @throws Error for another key and for a changed header or text */
  decrypt(key: Uint8Array): string
}

/**
 * Compact JWE (RFC 7516, section 7.1) with direct encryption (`dir`) by AES-256-GCM.
 *
 * @param key 32 bytes
 */
export function encryptDirectly(header: Header, key: Uint8Array, text: string): string {
  const authenticated = Buffer.from(JSON.stringify(header)).toString('base64url')
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(authenticated))
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const parts = [iv, ciphertext, cipher.getAuthTag()].map((part) => part.toString('base64url'))
  return [authenticated, '', ...parts].join('.')
}

/** @throws Error for what `encryptDirectly` does not return */
export function readDirectJwe(jwe: string): DirectJwe {
  const [authenticated = '', encryptedKey, ...parts] = jwe.split('.')
  const [iv, ciphertext, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
  const header: Header = JSON.parse(Buffer.from(authenticated, 'base64url').toString())
  const isDirect = header.alg === 'dir' && header.enc === 'A256GCM' && encryptedKey === ''
  const isPlain = header.crit === undefined && header.zip === undefined
  const isWhole = parts.length === 3 && iv?.length === ivBytes && tag?.length === tagBytes
  if (!isDirect || !isPlain || !isWhole || !ciphertext) {
    throw new Error('A sealed value is no compact JWE with direct encryption by AES-256-GCM.')
  }
  return {
    header,
    decrypt(key) {
      const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
        .setAAD(Buffer.from(authenticated))
        .setAuthTag(tag)
      const start = decipher.update(ciphertext)
      try {
        return Buffer.concat([start, decipher.final()]).toString()
      } catch (cause) {
        throw new Error('A sealed value was changed, or sealed with another key.', { cause })
      }
    },
  }
}
