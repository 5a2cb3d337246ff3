import { decodeProtectedHeader } from 'jose'
import { LRUCache } from 'lru-cache'
import { sharePromise } from '../timing/share-promise.ts'
import { openKey, type StoredKey } from './master-keys.ts'
import { placeOf, type RootSealer, type Sealer, textFor } from './sealer.ts'
import { type Opened, prefixes, type ValueKey, valueKey } from './value-key.ts'

/**
 * Seals the values of tenants, each with the active master key of the tenant. Opens values of all
 * its master keys and of the installation. The values of a tenant without a master key are sealed
 * with the key of the installation.
 */
export interface TenantSealer extends Sealer {
  /** Seals the keys of tenants, and values that belong to no tenant. */
  readonly root: RootSealer
  /** Removes the cached keys of a tenant, after they changed. */
  forget(tenantId: string): void
  /**
   * The active master key of a tenant; undefined if the key of the installation seals its values.
   */
  findMasterKey(tenantId: string): Promise<ValueKey | undefined>
  /**
   * Seals a value with the active master key of its tenant, for the same purpose.
   *
   * @throws Error if no key opens it
   */
  reseal(tenantId: string, sealed: string): Promise<string>
}

/** The decrypted keys of a tenant. */
interface KeyRing {
  readonly active: ValueKey | undefined
  readonly all: readonly ValueKey[]
}

const tenantsMax = 10_000
/**
 * How long keys are cached. A process that misses the notice of a change seals with the former key
 * for this time, and during a write that has begun. A former key must be kept longer.
 */
export const rememberedMs = 300_000

/**
 * The most characters of decrypted values in the cache, which lives as long. A page of clients
 * shows fifty secrets, and decrypting them takes longer than reading them.
 */
const openedCharactersMax = 1024 * 1024

/** The key of the installation, and how to read those of tenants. */
export interface TenantSealerOptions {
  readonly root: RootSealer
  /** Reads all keys of a tenant that have key material. */
  readonly readKeys: (tenantId: string) => Promise<readonly StoredKey[]>
}

/** Creates the sealer. It reads the keys of a tenant at first use. */
export function createTenantSealer({ root, readKeys }: TenantSealerOptions): TenantSealer {
  const rings = new LRUCache<string, Promise<KeyRing>>({ max: tenantsMax, ttl: rememberedMs })
  const ringOf = (tenantId: string): Promise<KeyRing> =>
    sharePromise(rings, tenantId, () => openRing(root, tenantId, readKeys))
  const keyOf = async (tenantId: string, kid: unknown): Promise<ValueKey> => {
    const named = ({ all }: KeyRing) => all.find(({ id }) => id === kid)
    const known = named(await ringOf(tenantId))
    if (known) return known
    rings.delete(tenantId) // Another process may have just created the key.
    const found = named(await ringOf(tenantId))
    if (found) return found
    throw new Error(`A value was sealed with the key ${kid}, which the tenant does not have.`)
  }
  const openedValues = new LRUCache<string, Promise<Opened>>({
    maxSize: openedCharactersMax,
    sizeCalculation: (_, sealed) => sealed.length,
    ttl: rememberedMs,
  })
  const isOfTenant = (sealed: string) => sealed.startsWith(prefixes.tenant)
  const openValue = async (tenantId: string, sealed: string) =>
    (await keyOf(tenantId, decodeProtectedHeader(sealed).kid)).open(sealed)
  const seal: Sealer['seal'] = async (tenantId, purpose, text) => {
    const { active } = await ringOf(tenantId)
    if (!active) return root.seal(tenantId, purpose, text)
    return active.seal(placeOf(tenantId, purpose), text)
  }
  return {
    root,
    seal,
    async open(tenantId, purpose, sealed) {
      // The sealed text alone determines the decrypted text and the place.
      const opened = await sharePromise(openedValues, sealed, () =>
        isOfTenant(sealed) ? openValue(tenantId, sealed) : root.openAnywhere(sealed),
      )
      return textFor(placeOf(tenantId, purpose), opened)
    },
    derive: root.derive,
    forget(tenantId) {
      rings.delete(tenantId)
      openedValues.clear()
    },
    findMasterKey: async (tenantId) => (await ringOf(tenantId)).active,
    async reseal(tenantId, sealed) {
      const { active } = await ringOf(tenantId)
      if (!active) return root.reseal(sealed)
      const { text, place } = await (isOfTenant(sealed)
        ? openValue(tenantId, sealed)
        : root.openAnywhere(sealed))
      if (!isPlaceOf(tenantId, place)) throw new Error('A sealed value is not of its tenant.')
      return active.seal(place, text)
    },
  }
}

const isPlaceOf = (tenantId: string, place: unknown): place is string =>
  typeof place === 'string' && place.startsWith(placeOf(tenantId, ''))

async function openRing(
  root: RootSealer,
  tenantId: string,
  readKeys: TenantSealerOptions['readKeys'],
): Promise<KeyRing> {
  const stored = await readKeys(tenantId)
  const masters = stored.filter(({ type }) => type === 'tenant-master-key')
  const all = await Promise.all(
    masters.map(async (each) => ({
      state: each.state,
      key: valueKey('tenant', await openKey(root, tenantId, each, stored)),
    })),
  )
  return {
    active: all.find(({ state }) => state === 'active')?.key,
    all: all.map(({ key }) => key),
  }
}
