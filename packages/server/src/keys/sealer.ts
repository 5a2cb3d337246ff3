import { hkdfSync, webcrypto } from 'node:crypto'
import { base64url, CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose'

/** Encrypts values that a copy of the database must not reveal: private keys and secrets. */
export interface Sealer {
  /**
   * Tenant and purpose are bound to the text as additional authenticated data, so that it cannot be
   * opened in another place. A purpose names the column, and the row where a tenant has several.
   */
  seal(tenantId: string, purpose: string, text: string): Promise<string>
  /** @throws Error for another key or place than it was sealed with, and for a changed text */
  open(tenantId: string, purpose: string, sealed: string): Promise<string>
  /**
   * 32 bytes that no other tenant and purpose has, the same each time (RFC 5869, HKDF): of the key
   * that seals first, then of each key that only opens.
   */
  derive(tenantId: string, purpose: string): readonly [Uint8Array, ...Uint8Array[]]
  /** The id of the key that seals. */
  readonly keyId: string
  /** How each value begins that this key has sealed. */
  readonly prefix: string
  /**
   * Seals a value with the current key, for the same place.
   *
   * @throws Error where no key opens it
   */
  reseal(sealed: string): Promise<string>
}

/** How each sealed value begins, with whichever key; 12 bytes are 16 characters. */
export const sealedPrefix = base64url.encode('{"alg":"dir"')

/**
 * Compact JWE (RFC 7516) with direct encryption, AES-256-GCM. Keys have 32 bytes.
 *
 * @param further keys that open values too, while values of two keys are stored
 */
export function createSealer(key: Uint8Array, further: readonly Uint8Array[] = []): Sealer {
  const sealing = { id: idOf(key), imported: importKey(key) }
  const keys = [sealing, ...further.map((each) => ({ id: idOf(each), imported: importKey(each) }))]
  const header = { alg: 'dir', enc: 'A256GCM', kid: sealing.id }
  const sealFor = async (place: string, text: string) =>
    new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ ...header, place })
      .encrypt(await sealing.imported)
  const openAnywhere = async (sealed: string) => {
    const { kid } = decodeProtectedHeader(sealed)
    // Earlier versions did not name the key.
    const fitting = keys.filter(({ id }) => kid === undefined || id === kid)
    let failure: unknown
    for (const each of fitting) {
      try {
        const imported = await each.imported
        const { plaintext, protectedHeader } = await compactDecrypt(sealed, imported, algorithms)
        return { text: new TextDecoder().decode(plaintext), place: protectedHeader.place }
      } catch (error) {
        failure = error
      }
    }
    throw failure ?? new Error(`A value was sealed with the key ${kid}, which is not configured.`)
  }
  return {
    keyId: header.kid,
    prefix: base64url.encode(JSON.stringify(header).slice(0, -2)),
    seal: (tenantId, purpose, text) => sealFor(placeOf(tenantId, purpose), text),
    derive: (tenantId, purpose) => [
      derivedFrom(key, placeOf(tenantId, purpose)),
      ...further.map((each) => derivedFrom(each, placeOf(tenantId, purpose))),
    ],
    async open(tenantId, purpose, sealed) {
      const { text, place } = await openAnywhere(sealed)
      if (place === placeOf(tenantId, purpose)) return text
      throw new Error(
        `A sealed value was sealed for another row or column than ${placeOf(tenantId, purpose)}.`,
      )
    },
    async reseal(sealed) {
      const { text, place } = await openAnywhere(sealed)
      if (typeof place !== 'string') throw new Error('A sealed value names no row and column.')
      return sealFor(place, text)
    },
  }
}

const algorithms = {
  keyManagementAlgorithms: ['dir'],
  contentEncryptionAlgorithms: ['A256GCM'],
}

/** For jose, which imports bytes anew for each value. */
const importKey = (key: Uint8Array) =>
  webcrypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt'])

const placeOf = (tenantId: string, purpose: string) => `${tenantId}/${purpose}`

const derivedFrom = (key: Uint8Array, place: string) =>
  new Uint8Array(hkdfSync('sha256', key, '', place, 32))

/**
 * 72 bits that identify a key and reveal nothing of it. A prefix ends after them: its 48 bytes are
 * 64 characters of Base64url.
 */
const idOf = (key: Uint8Array) =>
  base64url.encode(new Uint8Array(hkdfSync('sha256', key, '', 'key id', 9)))
