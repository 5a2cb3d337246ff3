import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { newRootKeyId, sealKey } from '../../keys/master-keys.ts'
import { unwrapKey, type WrappingPair } from '../../keys/wrapped-key.ts'
import type { EncryptionKey as Row } from '../prisma/client.ts'
import { type OffsetPage, type OffsetQuery, offsetWindow } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { sentTogether } from '../rows/sent-together.ts'
import { customerRow, customerType, isActiveOfCustomer, rootWire } from './encryption-key-rows.ts'
import { type EncryptionKeyTable, encryptionKeyTable } from './encryption-key-table.ts'
import { replaceMasterKey } from './replace-master-key.ts'

type Wire = Schema<'EncryptionKey'>

interface ReadKeys {
  list(query: OffsetQuery): Promise<OffsetPage<Wire>>
  get(kid: string): Promise<Wire | undefined>
}

/** The encryption keys of one tenant, between the key of the installation and the values. */
export interface EncryptionKeys extends ReadKeys {
  /** @throws ApiError `too_many_encryption_keys` */
  create(): Promise<Wire>
  /**
   * Stores the private part of a wrapping key until the import.
   *
   * @throws ApiError `encryption_key_not_found`, `encryption_key_not_importable`
   */
  keepWrappingKey(kid: string, pair: WrappingPair): Promise<void>
  /**
   * Activates a root key of the customer, and creates a master key that it wraps.
   *
   * @throws ApiError as `keepWrappingKey` and `rekey`, and `wrapped_key_invalid`
   */
  import(kid: string, wrapped: Buffer): Promise<Wire>
  /**
   * Creates a master key. The former one then only decrypts.
   *
   * @throws ApiError `rekeying_too_often`
   */
  rekey(): Promise<void>
  /**
   * Destroys a root key of the customer. If it is active, the tenant is rekeyed.
   *
   * @throws ApiError `encryption_key_not_customers`, and as `rekey`
   */
  delete(kid: string): Promise<void>
}

/** The most root keys of the customer that are not destroyed. */
const ofCustomerMax = 10
const keyBytes = 32

export function encryptionKeys(scope: Scope): EncryptionKeys {
  const { tenantId, sealer, now } = scope
  const { root } = sealer
  const table = encryptionKeyTable(scope)
  const purposeOf = (kid: string) => `encryption-wrapping-key/${kid}`
  return {
    ...readKeys(scope, table),
    async create() {
      const rows = await table.lock()
      const isOfCustomer = ({ type, state }: Row) => type === customerType && state !== 'destroyed'
      if (rows.filter(isOfCustomer).length >= ofCustomerMax)
        throw new ApiError('too_many_encryption_keys')
      return table.insert(customerRow(tenantId, newRootKeyId(), now()))
    },
    async keepWrappingKey(kid, { privateKey }) {
      const row = importable(await table.lock(), kid)
      const sealedWrappingKey = await root.seal(tenantId, purposeOf(kid), privateKey)
      await table.update(row, { sealedWrappingKey })
    },
    async import(kid, wrapped) {
      const rows = await table.lock()
      const row = importable(rows, kid)
      if (row.sealedWrappingKey === null) throw new ApiError('encryption_key_not_importable')
      const privateKey = await root.open(tenantId, purposeOf(kid), row.sealedWrappingKey)
      const bytes = unwrapKey(privateKey, wrapped)
      if (bytes?.length !== keyBytes) throw new ApiError('wrapped_key_invalid')
      const sealedKey = await sealKey(root, tenantId, kid, bytes)
      const active = { state: 'active', sealedKey, sealedWrappingKey: null }
      const [activated] = await sentTogether([
        table.update(row, active),
        replaceMasterKey(scope, table, rows, { ...row, ...active }),
        ...rows.filter(isActiveOfCustomer).map((former) => table.destroy(former, rows)),
      ])
      return activated
    },
    async rekey() {
      const rows = await table.lock()
      await replaceMasterKey(scope, table, rows, rows.find(isActiveOfCustomer))
    },
    async delete(kid) {
      const rows = await table.lock()
      const row = rows.find((each) => each.kid === kid)
      const isOther = row ? row.type !== customerType : kid === root.keyId
      if (isOther) throw new ApiError('encryption_key_not_customers')
      if (!row || row.state === 'destroyed') return
      await sentTogether([
        isActiveOfCustomer(row) && replaceMasterKey(scope, table, rows),
        table.destroy(row, rows),
      ])
    },
  }
}

function readKeys({ database, tenantId, sealer }: Scope, table: EncryptionKeyTable): ReadKeys {
  const { keyId: rootId } = sealer.root
  const findRoot = async (): Promise<Wire | undefined> => {
    const select = { createdAt: true }
    const tenant = await database.tenant.findUnique({ where: { id: tenantId }, select })
    return tenant ? rootWire(rootId, tenant.createdAt) : undefined
  }
  const listAll = async (): Promise<readonly Wire[]> => {
    const [rows, installation] = await Promise.all([table.list(), findRoot()])
    return [...rows.map(table.shown), ...(installation ? [installation] : [])]
  }
  return {
    async list(query) {
      const { skip, take } = offsetWindow(query)
      const all = await listAll()
      const items = all.slice(skip, skip + take)
      return { items, start: skip, limit: query.per_page ?? take, total: all.length }
    },
    async get(kid) {
      if (kid === rootId) return findRoot()
      const row = await table.find(kid)
      return row && table.shown(row)
    },
  }
}

/**
 * The key to import.
 *
 * @throws ApiError for a key that does not wait for its import
 */
function importable(rows: readonly Row[], kid: string): Row {
  const found = rows.find((row) => row.kid === kid)
  if (!found) throw new ApiError('encryption_key_not_found')
  if (found.state !== 'pre-activation') throw new ApiError('encryption_key_not_importable')
  return found
}
