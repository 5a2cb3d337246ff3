import { hkdfSync, webcrypto } from 'node:crypto'
import { base64url, CompactEncrypt, compactDecrypt } from 'jose'

/** A decrypted text, and the place that it was sealed for. */
export interface Opened {
  readonly text: string
  readonly place: unknown
}

/** A key of 32 bytes that seals values as compact JWEs (RFC 7516) by AES-256-GCM. */
export interface ValueKey {
  readonly id: string
  /** The beginning of all values that this key seals. */
  readonly prefix: string
  /**
   * Encrypts a text.
   *
   * @param place is authenticated with the text (AAD)
   */
  seal(place: string, text: string): Promise<string>
  /**
   * Decrypts a text.
   *
   * @throws Error for a value of another key, and for a changed one
   */
  open(sealed: string): Promise<Opened>
}

/**
 * The beginning of values by the kind of their key: the first 12 bytes of the header in Base64url.
 */
export const prefixes = {
  installation: base64url.encode('{"alg":"dir"'),
  tenant: base64url.encode('{"enc":"A256'),
} as const

/** Whether a key is that of the installation or of a tenant. */
export type KeyKind = keyof typeof prefixes

/**
 * The protected headers. The order of members differs, so that the kinds of keys can be told apart.
 * A prefix ends after `kid`, at 48 bytes.
 */
const headers = {
  installation: (kid: string) => ({ alg: 'dir', enc: 'A256GCM', kid }),
  tenant: (kid: string) => ({ enc: 'A256GCM', alg: 'dir', kid }),
} as const

const algorithms = {
  keyManagementAlgorithms: ['dir'],
  contentEncryptionAlgorithms: ['A256GCM'],
}

/** Creates a key of 32 bytes. */
export function valueKey(kind: KeyKind, bytes: Uint8Array): ValueKey {
  const id = idOf(bytes)
  const header = headers[kind](id)
  const imported = importKey(bytes)
  return {
    id,
    prefix: base64url.encode(JSON.stringify(header).slice(0, -2)),
    seal: async (place, text) =>
      new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ ...header, place })
        .encrypt(await imported),
    async open(sealed) {
      const { plaintext, protectedHeader } = await compactDecrypt(
        sealed,
        await imported,
        algorithms,
      )
      return { text: new TextDecoder().decode(plaintext), place: protectedHeader.place }
    },
  }
}

/** A CryptoKey, because jose would import bytes again for each value. */
const importKey = (bytes: Uint8Array) =>
  webcrypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])

/**
 * The id of a key: 72 bits that are derived from it and reveal nothing of it. A prefix ends after
 * the id: its 48 bytes are 64 characters of Base64url.
 */
export const idOf = (bytes: Uint8Array) =>
  base64url.encode(new Uint8Array(hkdfSync('sha256', bytes, '', 'key id', 9)))
