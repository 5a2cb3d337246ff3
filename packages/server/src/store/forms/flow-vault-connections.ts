import { randomBytes } from 'node:crypto'
import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { requireVaultSetup, vaultAccountOf } from '../../record-rules/flow-vault-setup.ts'
import type { FlowVaultConnection as Row } from '../prisma/client.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import { type CountBound, type OffsetPage, type OffsetQuery, offsetPage } from '../rows/paging.ts'
import { rowById } from '../rows/row-by-id.ts'
import type { Scope } from '../rows/scope.ts'

type Connection = Schema<'FlowVaultConnection'>
type Setup = Schema<'FlowVaultSetup'>

/** Credentials of an application. */
export interface VaultCredentials {
  readonly appId: Schema<'FlowVaultApp'>
  readonly setup: Setup
}

/** The most vault connections of one tenant. */
const connectionsMax = 100

/** The vault connections of one tenant. */
export interface FlowVaultConnections {
  /** The oldest first. */
  list(query: OffsetQuery): Promise<OffsetPage<Connection>>
  get(id: string): Promise<Connection | undefined>
  /** Decrypts the credentials; undefined if there are none, or no such vault connection. */
  findOpened(id: string): Promise<VaultCredentials | undefined>
  /** @throws ApiError `invalid_body`, `too_many_flow_vault_connections` */
  create(definition: Schema<'FlowVaultConnectionDefinition'>): Promise<Connection>
  /** @throws ApiError `invalid_body` */
  update(id: string, patch: Schema<'FlowVaultConnectionPatch'>): Promise<Connection | undefined>
  /**
   * Deletes a vault connection with its credentials. Flows that name it keep naming it.
   *
   * @returns whether there was one
   */
  delete(id: string): Promise<boolean>
}

export function flowVaultConnections(scope: Scope): FlowVaultConnections {
  const { database, tenantId, sealer, now, changes } = scope
  const table = database.flowVaultConnection
  const { get, lock } = rowById(
    scope,
    'flow_vault_connections',
    (tables, where) => tables.flowVaultConnection.findUnique({ where }),
    toWire,
  )
  return {
    list(query) {
      const where = { tenantId }
      const find = (window: object) => table.findMany({ ...window, where })
      const count = (bound: CountBound) => table.count({ ...bound, where })
      return offsetPage(query, { idName: 'id', find, count }, toWire)
    },
    get,
    async findOpened(id) {
      const row = await table.findUnique({ where: { tenantId_id: { tenantId, id } } })
      if (!row?.sealedSetup) return undefined
      const setup = JSON.parse(await sealer.open(tenantId, purposeOf(id), row.sealedSetup))
      return { appId: appOf(row), setup }
    },
    async create({ app_id: appId, name, setup }) {
      const id = newId('ac')
      const none = { sealedSetup: null, accountName: null, environment: null }
      const columns = setup ? await setupColumns(scope, id, appId, setup) : none
      const count = () => table.count({ where: { tenantId } })
      if ((await lockTenantAndRead(scope, count)) >= connectionsMax) {
        throw new ApiError('too_many_flow_vault_connections')
      }
      const at = now()
      const data = {
        ...columns,
        tenantId,
        id,
        appId,
        name,
        fingerprint: fingerprint(),
        createdAt: at,
        updatedAt: at,
      }
      return changes.created('flow_vault_connection', toWire(data), table.createMany({ data }))
    },
    async update(id, { name, setup }) {
      const row = await lock(id)
      if (!row) return undefined
      const data = {
        ...(name !== undefined && { name }),
        ...(setup && (await setupColumns(scope, id, appOf(row), setup))),
        fingerprint: fingerprint(),
        updatedAt: now(),
      }
      const sent = table.updateMany({ where: { tenantId, id }, data })
      const after = toWire({ ...row, ...data })
      return changes.updated('flow_vault_connection', toWire(row), after, sent)
    },
    async delete(id) {
      const row = await lock(id)
      if (!row) return false
      const sent = table.deleteMany({ where: { tenantId, id } })
      changes.deleted('flow_vault_connection', toWire(row), sent)
      return true
    },
  }
}

const purposeOf = (id: string) => `flow-vault/${id}`

/** Says nothing of the credentials, so that nobody can try values against it. */
const fingerprint = () => randomBytes(16).toString('hex')

/** @throws ApiError `invalid_body` */
async function setupColumns(
  { sealer, tenantId }: Scope,
  id: string,
  appId: Schema<'FlowVaultApp'>,
  setup: Setup,
) {
  requireVaultSetup(appId, setup)
  const { accountName = null, environment = null } = vaultAccountOf(setup)
  const sealedSetup = await sealer.seal(tenantId, purposeOf(id), JSON.stringify(setup))
  return { sealedSetup, accountName, environment }
}

/** The API has validated what the column contains. */
const appOf = ({ appId }: Pick<Row, 'appId'>): Schema<'FlowVaultApp'> =>
  JSON.parse(JSON.stringify(appId))

const toWire = (row: Row): Connection => ({
  id: row.id,
  app_id: appOf(row),
  name: row.name,
  ...(row.environment !== null && { environment: row.environment }),
  ...(row.accountName !== null && { account_name: row.accountName }),
  ready: row.sealedSetup !== null,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  refreshed_at: null,
  fingerprint: row.fingerprint,
})
