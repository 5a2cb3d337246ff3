import { hkdfSync, webcrypto } from 'node:crypto'
import { base64url, CompactEncrypt, compactDecrypt } from 'jose'

/** A text, and the row and column that it was sealed for. */
export interface Opened {
  readonly text: string
  readonly place: unknown
}

/** A key of 32 bytes that seals values: as compact JWEs (RFC 7516) by AES-256-GCM. */
export interface ValueKey {
  readonly id: string
  /** How each value begins that this key has sealed. */
  readonly prefix: string
  /** @param place is bound to the text as additional authenticated data */
  seal(place: string, text: string): Promise<string>
  /** @throws Error for another key than it was sealed with, and for a changed text */
  open(sealed: string): Promise<Opened>
}

/** How a value begins by the kind of its key, whichever key that is; 12 bytes are 16 characters. */
export const prefixes = {
  installation: base64url.encode('{"alg":"dir"'),
  tenant: base64url.encode('{"enc":"A256'),
} as const

export type KeyKind = keyof typeof prefixes

/** The order of the members tells the kinds of keys apart. A prefix ends after `kid`: 48 bytes. */
const headers = {
  installation: (kid: string) => ({ alg: 'dir', enc: 'A256GCM', kid }),
  tenant: (kid: string) => ({ enc: 'A256GCM', alg: 'dir', kid }),
} as const

const algorithms = {
  keyManagementAlgorithms: ['dir'],
  contentEncryptionAlgorithms: ['A256GCM'],
}

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

/** For jose, which imports bytes anew for each value. */
const importKey = (bytes: Uint8Array) =>
  webcrypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])

/**
 * 72 bits that identify a key and reveal nothing of it. A prefix ends after them: its 48 bytes are
 * 64 characters of Base64url.
 */
export const idOf = (bytes: Uint8Array) =>
  base64url.encode(new Uint8Array(hkdfSync('sha256', bytes, '', 'key id', 9)))
