import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'

/** Encrypts values that a copy of the database must not reveal: private keys and secrets. */
export interface Sealer {
  /**
   * Tenant and purpose are bound to the text as additional authenticated data, so that it cannot be
   * opened in another place. A purpose names the column, and the row where a tenant has several.
   */
  seal(tenantId: string, purpose: string, text: string): Promise<string>
  /** @throws Error for another key or place than it was sealed with, and for a changed text */
  open(tenantId: string, purpose: string, sealed: string): Promise<string>
  /** 32 bytes that no other tenant and purpose has, the same each time (RFC 5869, HKDF). */
  derive(tenantId: string, purpose: string): Uint8Array
}

/** Compact JWE (RFC 7516) with direct encryption, AES-256-GCM; `key` has 32 bytes. */
export function createSealer(key: Uint8Array): Sealer {
  const place = (tenantId: string, purpose: string) => `${tenantId}/${purpose}`
  return {
    seal: (tenantId, purpose, text) =>
      new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', place: place(tenantId, purpose) })
        .encrypt(key),
    derive: (tenantId, purpose) =>
      new Uint8Array(hkdfSync('sha256', key, '', place(tenantId, purpose), 32)),
    async open(tenantId, purpose, sealed) {
      const { plaintext, protectedHeader } = await compactDecrypt(sealed, key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      })
      if (protectedHeader.place !== place(tenantId, purpose)) {
        throw new Error(
          `A sealed value was sealed for another row or column than ${place(tenantId, purpose)}.`,
        )
      }
      return new TextDecoder().decode(plaintext)
    },
  }
}
