import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { memberOf } from '../../members.ts'
import type { Prisma } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { lockedRow, lockRow } from '../rows/lock-row.ts'
import { type CheckpointPage, type CheckpointQuery, checkpointPage } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'

type Wire = Schema<'ScimConfiguration'>

type ScimMapping = Wire['mapping']

/** The members of a configuration that administrators set. */
export type ScimSettings = Pick<Wire, 'user_id_attribute' | 'mapping'>

/** The SCIM configurations of the connections of one tenant. */
export interface ScimConfigurations {
  /** The oldest first. */
  list(query: CheckpointQuery): Promise<CheckpointPage<Wire>>
  get(connectionId: string): Promise<Wire | undefined>
  /**
   * @throws ApiError `scim_configuration_exists`, `connection_not_found`, and
   *   `directory_provisioning_exists` for a connection that is provisioned from its directory
   */
  create(connectionId: string, settings: ScimSettings): Promise<Wire>
  update(connectionId: string, settings: ScimSettings): Promise<Wire | undefined>
  /**
   * Deletes a configuration with its tokens.
   *
   * @returns whether there was one
   */
  delete(connectionId: string): Promise<boolean>
}

const withConnection = {
  connection: { select: { name: true, strategy: true } },
} satisfies Prisma.ScimConfigurationInclude

type Row = Prisma.ScimConfigurationGetPayload<{ include: typeof withConnection }>

export function scimConfigurations(scope: Scope): ScimConfigurations {
  const { database, tenantId, now, changes, tenantName } = scope
  const table = database.scimConfiguration
  const whole = (connectionId: string) => ({
    where: { tenantId_connectionId: { tenantId, connectionId } },
    include: withConnection,
  })
  const toWire = (row: Row): Wire => ({
    tenant_name: tenantName,
    connection_id: row.connectionId,
    connection_name: row.connection.name,
    strategy: row.connection.strategy,
    mapping: mappingOf(row.mapping),
    updated_on: row.updatedAt.toISOString(),
    created_at: row.createdAt.toISOString(),
    user_id_attribute: row.userIdAttribute,
  })
  const lock = (connectionId: string) =>
    lockedRow(scope, 'scim_configurations', { connection_id: connectionId }, (locked) =>
      locked.scimConfiguration.findUnique(whole(connectionId)),
    )
  return {
    list: (query) =>
      checkpointPage(
        query,
        {
          idName: 'connectionId',
          find: ({ where, ...window }) =>
            table.findMany({ ...window, where: { tenantId, ...where }, include: withConnection }),
        },
        toWire,
      ),
    async get(connectionId) {
      const row = await table.findUnique(whole(connectionId))
      return row ? toWire(row) : undefined
    },
    async create(connectionId, settings) {
      const [isThere] = await Promise.all([
        lockRow(scope, 'connections', { id: connectionId }),
        refuseDirectory(scope, connectionId),
      ])
      if (!isThere) throw new ApiError('connection_not_found')
      const at = now()
      const data = { tenantId, connectionId, ...columnsOf(settings), createdAt: at, updatedAt: at }
      const making = table.create({ data, include: withConnection })
      const row = await refusingDuplicates('scim_configuration_exists', making)
      return changes.created('scim_configuration', toWire(row))
    },
    async update(connectionId, settings) {
      const before = await lock(connectionId)
      if (!before) return undefined
      const data = { ...columnsOf(settings), updatedAt: now() }
      const after = await table.update({ ...whole(connectionId), data })
      return changes.updated('scim_configuration', toWire(before), toWire(after))
    },
    async delete(connectionId) {
      const before = await lock(connectionId)
      if (!before) return false
      const sent = table.delete({ where: whole(connectionId).where })
      changes.deleted('scim_configuration', toWire(before), sent)
      return true
    },
  }
}

/** @throws ApiError `directory_provisioning_exists` */
async function refuseDirectory({ database, tenantId }: Scope, connectionId: string) {
  const where = { tenantId_connectionId: { tenantId, connectionId } }
  if (!(await database.directoryProvisioning.findUnique({ where }))) return
  const message =
    'The connection is provisioned from its directory. Delete its directory provisioning first.'
  throw new ApiError('directory_provisioning_exists', { message })
}

const columnsOf = ({ user_id_attribute, mapping }: ScimSettings) => ({
  userIdAttribute: user_id_attribute,
  mapping: mapping.map(({ auth0, scim }) => ({ auth0, scim })),
})

const mappingOf = (stored: Prisma.JsonValue): ScimMapping =>
  (Array.isArray(stored) ? stored : []).flatMap((each) => {
    const [auth0, scim] = [memberOf(each, 'auth0'), memberOf(each, 'scim')]
    return typeof auth0 === 'string' && typeof scim === 'string' ? [{ auth0, scim }] : []
  })
