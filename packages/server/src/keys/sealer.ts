import { hkdfSync } from 'node:crypto'
import { decodeProtectedHeader } from 'jose'
import { type Opened, prefixes, valueKey } from './value-key.ts'

/**
 * Encrypts values that a copy of the database must not reveal, such as private keys and secrets.
 */
export interface Sealer {
  /**
   * Encrypts a text. Tenant and purpose are authenticated, so that the value cannot be opened for
   * another place. A purpose names the column, and the row if a tenant has several.
   */
  seal(tenantId: string, purpose: string, text: string): Promise<string>
  /**
   * Decrypts a text.
   *
   * @throws Error for another key, tenant or purpose, and for a changed value
   */
  open(tenantId: string, purpose: string, sealed: string): Promise<string>
  /**
   * Derives 32 bytes for a tenant and purpose, always the same ones (HKDF, RFC 5869). The first
   * result is of the key that seals, the others are of the keys that only open.
   */
  derive(tenantId: string, purpose: string): readonly [Uint8Array, ...Uint8Array[]]
}

/** The sealer with the encryption key of the installation. */
export interface RootSealer extends Sealer {
  /** The id of the key that seals. */
  readonly keyId: string
  /** The beginning of all values that this key seals. */
  readonly prefix: string
  /**
   * Seals a value with the current key, for the same tenant and purpose.
   *
   * @throws Error if no key opens it
   */
  reseal(sealed: string): Promise<string>
  /** Opens a value of any tenant and purpose. */
  openAnywhere(sealed: string): Promise<Opened>
}

/** The beginning of all values that any key of an installation seals. */
export const sealedPrefix = prefixes.installation

/**
 * Creates a sealer. Values are compact JWEs (RFC 7516) with direct encryption by AES-256-GCM.
 *
 * @param key 32 bytes
 * @param further keys that only open, while values of former keys are stored
 */
export function createSealer(key: Uint8Array, further: readonly Uint8Array[] = []): RootSealer {
  const sealing = valueKey('installation', key)
  const keys = [sealing, ...further.map((each) => valueKey('installation', each))]
  const openAnywhere = async (sealed: string) => {
    const { kid } = decodeProtectedHeader(sealed)
    // Values of early versions do not name their key.
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

/** What the key binds a value to: the tenant, and the purpose. */
export const placeOf = (tenantId: string, purpose: string) => `${tenantId}/${purpose}`

/** @throws Error for a value that was sealed for another place */
export function textFor(place: string, opened: Opened): string {
  if (opened.place === place) return opened.text
  throw new Error(`A sealed value was sealed for another row or column than ${place}.`)
}

const derivedFrom = (key: Uint8Array, place: string) =>
  new Uint8Array(hkdfSync('sha256', key, '', place, 32))
