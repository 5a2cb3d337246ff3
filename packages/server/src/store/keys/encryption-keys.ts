import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { newKeyMaterial, newRootKeyId, openKey, sealKey } from '../../keys/master-keys.ts'
import { unwrapKey, type WrappingPair } from '../../keys/wrapped-key.ts'
import type { EncryptionKey as Row } from '../prisma/client.ts'
import { type OffsetPage, type OffsetQuery, offsetWindow } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { customerType, isLiving, masterRow, masterType, rootWire } from './encryption-key-rows.ts'
import { encryptionKeyTable } from './encryption-key-table.ts'

type Wire = Schema<'EncryptionKey'>

/** Keys between the key of the installation and the values of a tenant. */
export interface EncryptionKeys {
  list(query: OffsetQuery): Promise<OffsetPage<Wire>>
  get(kid: string): Promise<Wire | undefined>
  /** @throws ApiError `too_many_encryption_keys` */
  create(): Promise<Wire>
  /**
   * Keeps the private part of a wrapping key until an import.
   *
   * @throws ApiError `encryption_key_not_found`, `encryption_key_not_importable`
   */
  keepWrappingKey(kid: string, pair: WrappingPair): Promise<void>
  /**
   * Activates a root key of the customer, and wraps a new master key with it.
   *
   * @throws ApiError as `keepWrappingKey`, and `wrapped_key_invalid`
   */
  import(kid: string, wrapped: Buffer): Promise<Wire>
  /** Creates a new master key. The former only opens values. @throws ApiError `rekeying_too_often` */
  rekey(): Promise<void>
  /** @throws ApiError `encryption_key_not_customers` */
  delete(kid: string): Promise<void>
}

/** Customer-provided keys that are not destroyed, and master keys that are not. */
const livingMax = 10
const keyBytes = 32

export function encryptionKeys(scope: Scope): EncryptionKeys {
  const { database, tenantId, sealer, now } = scope
  const { root } = sealer
  const table = encryptionKeyTable(scope)

  const listAll = async (): Promise<readonly Wire[]> => {
    const [rows, tenant] = await Promise.all([
      table.list(),
      database.tenant.findUnique({ where: { id: tenantId } }),
    ])
    const installation = tenant ? [rootWire(root.keyId, tenant.createdAt)] : []
    return [...rows.map(table.shown), ...installation]
  }

  const openRow = (row: Row, rows: readonly Row[]) =>
    isLiving(row) ? openKey(root, tenantId, row, rows.filter(isLiving)) : undefined

  /** A new master key below a root key; former ones remain below it, and only open values. */
  const replaceMasterKey = async (rows: readonly Row[], parent?: Row) => {
    const masters = rows.filter((row) => row.type === masterType && isLiving(row))
    if (masters.length >= livingMax) throw new ApiError('rekeying_too_often')
    const parentKey = parent && (await openRow(parent, [...rows, parent]))
    const parentKid = parent?.kid ?? null
    for (const row of masters) {
      if (row.state === 'deactivated' && row.parentKid === parentKid) continue
      const bytes = await openRow(row, rows)
      const sealedKey = bytes && (await sealKey(root, tenantId, row.kid, bytes, parentKey))
      await table.update(row, { state: 'deactivated', parentKid, sealedKey: sealedKey ?? null })
    }
    const { kid, bytes } = newKeyMaterial()
    const sealedKey = await sealKey(root, tenantId, kid, bytes, parentKey)
    await table.insert(masterRow(tenantId, kid, sealedKey, parentKid, now()))
  }

  const importable = (rows: readonly Row[], kid: string): Row => {
    const found = rows.find((row) => row.kid === kid)
    if (!found) throw new ApiError('encryption_key_not_found')
    if (found.state !== 'pre-activation') throw new ApiError('encryption_key_not_importable')
    return found
  }

  return {
    async list(query) {
      const { skip, take } = offsetWindow(query)
      const all = await listAll()
      const items = all.slice(skip, skip + take)
      return { items, start: skip, limit: query.per_page ?? take, total: all.length }
    },
    get: async (wanted) => (await listAll()).find(({ kid }) => kid === wanted),
    async create() {
      const rows = await table.lock()
      const ofCustomer = rows.filter(
        ({ type, state }) => type === customerType && state !== 'destroyed',
      )
      if (ofCustomer.length >= livingMax) throw new ApiError('too_many_encryption_keys')
      const kid = newRootKeyId()
      const times = { createdAt: now(), updatedAt: now() }
      const empty = { parentKid: null, sealedKey: null, sealedWrappingKey: null }
      const state = { type: customerType, state: 'pre-activation' }
      return table.insert({ tenantId, kid, ...state, ...empty, ...times })
    },
    async keepWrappingKey(kid, { privateKey }) {
      const row = importable(await table.lock(), kid)
      const sealedWrappingKey = await root.seal(tenantId, wrappingPurposeOf(kid), privateKey)
      await table.update(row, { sealedWrappingKey })
    },
    async import(kid, wrapped) {
      const rows = await table.lock()
      const row = importable(rows, kid)
      if (row.sealedWrappingKey === null) throw new ApiError('encryption_key_not_importable')
      const privateKey = await root.open(tenantId, wrappingPurposeOf(kid), row.sealedWrappingKey)
      const bytes = unwrapKey(privateKey, wrapped)
      if (bytes?.length !== keyBytes) throw new ApiError('wrapped_key_invalid')
      const sealedKey = await sealKey(root, tenantId, kid, bytes)
      const active = { state: 'active', sealedKey, sealedWrappingKey: null }
      const activated = await table.update(row, active)
      await replaceMasterKey(rows, { ...row, ...active })
      for (const former of rows.filter(isActiveOfCustomer)) await table.destroy(former, rows)
      return activated
    },
    async rekey() {
      const rows = await table.lock()
      await replaceMasterKey(rows, rows.find(isActiveOfCustomer))
    },
    async delete(kid) {
      const rows = await table.lock()
      const row = rows.find((each) => each.kid === kid)
      const isOther = row ? row.type !== customerType : kid === root.keyId
      if (isOther) throw new ApiError('encryption_key_not_customers')
      if (!row || row.state === 'destroyed') return
      if (isActiveOfCustomer(row)) await replaceMasterKey(rows)
      await table.destroy(row, rows)
    },
  }
}

const isActiveOfCustomer = ({ type, state }: Row) => type === customerType && state === 'active'

const wrappingPurposeOf = (kid: string) => `encryption-wrapping-key/${kid}`
