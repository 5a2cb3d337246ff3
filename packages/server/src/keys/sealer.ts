import { hkdfSync } from 'node:crypto'
import { decodeProtectedHeader } from 'jose'
import { type Opened, prefixes, valueKey } from './value-key.ts'

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
}

/** Seals with the encryption key of the installation. */
export interface RootSealer extends Sealer {
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
  /** Opens a value of any place. */
  openAnywhere(sealed: string): Promise<Opened>
}

/** How each value begins that a key of the installation has sealed, whichever key that is. */
export const sealedPrefix = prefixes.installation

/**
 * Compact JWE (RFC 7516) with direct encryption, AES-256-GCM. Keys have 32 bytes.
 *
 * @param further keys that open values too, while values of two keys are stored
 */
export function createSealer(key: Uint8Array, further: readonly Uint8Array[] = []): RootSealer {
  const sealing = valueKey('installation', key)
  const keys = [sealing, ...further.map((each) => valueKey('installation', each))]
  const openAnywhere = async (sealed: string) => {
    const { kid } = decodeProtectedHeader(sealed)
    // Earlier versions did not name the key.
    const fitting = keys.filter(({ id }) => kid === undefined || id === kid)
    let failure: unknown
    for (const each of fitting) {
      try {
        return await each.open(sealed)
      } catch (error) {
        failure = error
      }
    }
    throw failure ?? new Error(`A value was sealed with the key ${kid}, which is not configured.`)
  }
  return {
    keyId: sealing.id,
    prefix: sealing.prefix,
    seal: (tenantId, purpose, text) => sealing.seal(placeOf(tenantId, purpose), text),
    derive: (tenantId, purpose) => [
      derivedFrom(key, placeOf(tenantId, purpose)),
      ...further.map((each) => derivedFrom(each, placeOf(tenantId, purpose))),
    ],
    open: async (tenantId, purpose, sealed) =>
      textFor(placeOf(tenantId, purpose), await openAnywhere(sealed)),
    openAnywhere,
    async reseal(sealed) {
      const { text, place } = await openAnywhere(sealed)
      if (typeof place !== 'string') throw new Error('A sealed value names no row and column.')
      return sealing.seal(place, text)
    },
  }
}

/** The tenant, and the row and column of a value, as its key binds them to it. */
export const placeOf = (tenantId: string, purpose: string) => `${tenantId}/${purpose}`

/** @throws Error for a value of another place */
export function textFor(place: string, opened: Opened): string {
  if (opened.place === place) return opened.text
  throw new Error(`A sealed value was sealed for another row or column than ${place}.`)
}

const derivedFrom = (key: Uint8Array, place: string) =>
  new Uint8Array(hkdfSync('sha256', key, '', place, 32))
