import type { Schema } from '@latchkey/contract'
import type { StoredKey } from '../../keys/master-keys.ts'
import type { Database } from '../database/database.ts'
import type { EncryptionKey as Row } from '../prisma/client.ts'

type Wire = Schema<'EncryptionKey'>

/** The type of the master keys of a tenant. */
export const masterType = 'tenant-master-key' satisfies Wire['type']
/** The type of the root keys of a customer. */
export const customerType = 'customer-provided-root-key' satisfies Wire['type']

const states: readonly Wire['state'][] = ['pre-activation', 'active', 'deactivated']

/** More than any tenant has: destroyed keys beyond a number are deleted. */
export const storedMax = 200

/** The row of a key whose material is stored. */
type LivingRow = Row & { readonly sealedKey: string }

/** Whether the material of a key is stored. */
export const isLiving = (row: Row): row is LivingRow => row.sealedKey !== null

/** Whether a key is the active root key of the customer. */
export const isActiveOfCustomer = ({ type, state }: Row) =>
  type === customerType && state === 'active'

/**
 * Creates the function that reads the keys of a tenant with key material, for the sealer of the
 * tenant.
 */
export const readKeysBy =
  (database: Pick<Database, 'encryptionKey'>) =>
  async (tenantId: string): Promise<readonly StoredKey[]> => {
    const where = { tenantId, sealedKey: { not: null } }
    const rows = await database.encryptionKey.findMany({ where, take: storedMax })
    return rows.filter(isLiving)
  }

/**
 * A key as the API answers it.
 *
 * @param rootId the id of the key of the installation
 */
export function toWire(row: Row, rootId: string): Wire {
  const { kid, state, parentKid, createdAt, updatedAt } = row
  const isMaster = row.type === masterType
  return {
    kid,
    type: isMaster ? masterType : customerType,
    state: states.find((each) => each === state) ?? 'destroyed',
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    parent_kid: isMaster ? (parentKid ?? rootId) : null,
    public_key: null,
  }
}

/** The key of the installation, as the API shows it to a tenant. */
export function rootWire(rootId: string, tenantCreatedAt: Date): Wire {
  const at = tenantCreatedAt.toISOString()
  return {
    kid: rootId,
    type: 'environment-root-key',
    state: 'active',
    created_at: at,
    updated_at: at,
    parent_kid: null,
    public_key: null,
  }
}

/** The row of a new root key of the customer, whose material is to be imported. */
export const customerRow = (tenantId: string, kid: string, at: Date): Row => ({
  tenantId,
  kid,
  type: customerType,
  state: 'pre-activation',
  parentKid: null,
  sealedKey: null,
  sealedWrappingKey: null,
  createdAt: at,
  updatedAt: at,
})

interface NewMaster {
  readonly kid: string
  readonly sealedKey: string
  readonly parentKid: string | null
}

/** The row of a new, active master key. */
export const masterRow = (tenantId: string, key: NewMaster, at: Date): Row => ({
  tenantId,
  ...key,
  type: masterType,
  state: 'active',
  sealedWrappingKey: null,
  createdAt: at,
  updatedAt: at,
})
