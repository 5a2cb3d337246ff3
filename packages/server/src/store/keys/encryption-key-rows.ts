import type { Schema } from '@latchkey/contract'
import type { StoredKey } from '../../keys/master-keys.ts'
import type { Database } from '../database/database.ts'
import type { EncryptionKey as Row } from '../prisma/client.ts'

type Wire = Schema<'EncryptionKey'>

export const masterType = 'tenant-master-key' satisfies Wire['type']
export const customerType = 'customer-provided-root-key' satisfies Wire['type']

/** More than a tenant has: destroyed keys beyond a number are deleted. */
export const storedMax = 200

/** A key whose material is stored. */
export type LivingRow = Row & { readonly sealedKey: string }

export const isLiving = (row: Row): row is LivingRow => row.sealedKey !== null

/** The keys of a tenant that have key material, for its sealer. */
export const readKeysBy =
  (database: Pick<Database, 'encryptionKey'>) =>
  async (tenantId: string): Promise<readonly StoredKey[]> => {
    const where = { tenantId, sealedKey: { not: null } }
    const rows = await database.encryptionKey.findMany({ where, take: storedMax })
    return rows.filter(isLiving)
  }

/** @param rootId the id of the installation's key */
export function toWire(row: Row, rootId: string): Wire {
  const { kid, type, state, parentKid, createdAt, updatedAt } = row
  return {
    kid,
    type: type as Wire['type'],
    state: state as Wire['state'],
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    parent_kid: type === masterType ? (parentKid ?? rootId) : null,
  }
}

/** The root key of the installation, as the API shows it to a tenant. */
export function rootWire(rootId: string, tenantCreatedAt: Date): Wire {
  const at = tenantCreatedAt.toISOString()
  return {
    kid: rootId,
    type: 'environment-root-key',
    state: 'active',
    created_at: at,
    updated_at: at,
    parent_kid: null,
  }
}

/** The row of a new master key that is active. */
export function masterRow(
  tenantId: string,
  kid: string,
  sealedKey: string,
  parentKid: string | null,
  at: Date,
): Row {
  const times = { createdAt: at, updatedAt: at }
  const key = { kid, sealedKey, parentKid, sealedWrappingKey: null }
  return { tenantId, type: masterType, state: 'active', ...key, ...times }
}
