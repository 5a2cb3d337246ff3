import { rememberedMs, type TenantSealer } from '../../keys/tenant-sealer.ts'
import type { Database } from '../database/database.ts'
import { masterType } from './encryption-key-rows.ts'
import { reencryptTenant } from './reencrypt.ts'

/**
 * How long a former master key is kept. By then no process encrypts with it, and what one had
 * encrypted is written, because a request takes less than the rest of this time.
 */
export const keptMs = rememberedMs + 120_000

const tenantsPerStep = 20

const isRetired = (at: Date) => ({
  type: masterType,
  state: 'deactivated',
  updatedAt: { lt: new Date(at.getTime() - keptMs) },
})

/** The tenants with former master keys that were kept long enough. */
export async function tenantsToRekey(database: Database, at: Date): Promise<readonly string[]> {
  const rows = await database.encryptionKey.findMany({
    where: isRetired(at),
    orderBy: [{ updatedAt: 'asc' }],
    take: tenantsPerStep,
  })
  return [...new Set(rows.map(({ tenantId }) => tenantId))]
}

/**
 * Encrypts again what the former master keys of a tenant have encrypted, and destroys those that
 * were kept long enough. No key is destroyed while there is a value that cannot be decrypted.
 *
 * @returns the number of values that cannot be decrypted
 */
export async function retireKeys(
  database: Database,
  sealer: TenantSealer,
  tenantId: string,
  at: Date,
): Promise<number> {
  sealer.forget(tenantId)
  const { unreadable } = await reencryptTenant(database, sealer, tenantId)
  if (unreadable === 0) {
    await database.encryptionKey.updateMany({
      where: { tenantId, ...isRetired(at) },
      data: { state: 'destroyed', sealedKey: null, updatedAt: at },
    })
  }
  return unreadable
}
