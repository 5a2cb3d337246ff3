import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { newShortId } from '../../ids.ts'
import { isObject } from '../../members.ts'
import type { Prisma } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { lockedRow, lockRow } from '../rows/lock-row.ts'
import { type CheckpointPage, type CheckpointQuery, checkpointPage } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { sentTogether } from '../rows/sent-together.ts'

type Wire = Schema<'DirectoryProvisioning'>

/** The members of a provisioning that administrators set. */
export type DirectorySettings = Pick<
  Wire,
  'mapping' | 'synchronize_automatically' | 'synchronize_groups'
>

/** A synchronization that a process has claimed. */
export interface HeldClaim {
  readonly connectionId: string
  readonly synchronizationId: string
  readonly claim: number
}

/** Another process has claimed the synchronization, or the provisioning was deleted. */
export class LostClaimError extends Error {
  constructor() {
    super('The synchronization is no longer claimed by this process.')
    this.name = 'LostClaimError'
  }
}

/** The directory provisionings of the connections of one tenant. */
export interface DirectoryProvisionings {
  /** The oldest first. */
  list(query: CheckpointQuery): Promise<CheckpointPage<Wire>>
  get(connectionId: string): Promise<Wire | undefined>
  /**
   * @throws ApiError `directory_provisioning_exists`, `connection_not_found`, and
   *   `scim_configuration_exists` for a connection that is provisioned by SCIM
   */
  create(connectionId: string, settings: DirectorySettings): Promise<Wire>
  update(connectionId: string, patch: Partial<DirectorySettings>): Promise<Wire | undefined>
  /**
   * Deletes a provisioning. A synchronization in progress writes no more.
   *
   * @returns whether there was one
   */
  delete(connectionId: string): Promise<boolean>
  /**
   * Requests a synchronization.
   *
   * @returns its id; undefined without a provisioning
   * @throws ApiError `directory_synchronization_in_progress`
   */
  start(connectionId: string): Promise<string | undefined>
  /**
   * Requires, until the end of the transaction, that nobody else claims the synchronization.
   *
   * @throws LostClaimError
   */
  hold(claim: HeldClaim): Promise<void>
}

const withConnection = {
  connection: { select: { name: true, strategy: true } },
} satisfies Prisma.DirectoryProvisioningInclude

type Row = Prisma.DirectoryProvisioningGetPayload<{ include: typeof withConnection }>

export function directoryProvisionings(scope: Scope): DirectoryProvisionings {
  const { database, tenantId, now, changes } = scope
  const table = database.directoryProvisioning
  const whole = (connectionId: string) => ({
    where: { tenantId_connectionId: { tenantId, connectionId } },
    include: withConnection,
  })
  const lock = (connectionId: string) =>
    lockedRow(scope, 'directory_provisionings', { connection_id: connectionId }, (locked) =>
      locked.directoryProvisioning.findUnique(whole(connectionId)),
    )
  const change = async (before: Row, data: Prisma.DirectoryProvisioningUpdateInput) => {
    const after = await table.update({ ...whole(before.connectionId), data })
    return changes.updated('directory_provisioning', toWire(before), toWire(after))
  }
  return {
    list: (query) => checkpointPage(query, rowsOf(scope), toWire),
    async get(connectionId) {
      const row = await table.findUnique(whole(connectionId))
      return row ? toWire(row) : undefined
    },
    async create(connectionId, settings) {
      const [isThere] = await Promise.all([
        lockRow(scope, 'connections', { id: connectionId }),
        refuseOtherProvisioning(scope, connectionId),
      ])
      if (!isThere) throw new ApiError('connection_not_found')
      const at = now()
      const workAt = settings.synchronize_automatically ? at : null
      const columns = columnsOf(settings)
      const data = { tenantId, connectionId, ...columns, workAt, createdAt: at, updatedAt: at }
      const making = table.create({ data, include: withConnection })
      const row = await refusingDuplicates('directory_provisioning_exists', making)
      return changes.created('directory_provisioning', toWire(row))
    },
    async update(connectionId, patch) {
      const before = await lock(connectionId)
      if (!before) return undefined
      const settings = { ...settingsOf(before), ...patch }
      return change(before, {
        ...columnsOf(settings),
        workAt: nextWork(before, settings, now()),
        updatedAt: now(),
      })
    },
    async delete(connectionId) {
      const before = await lock(connectionId)
      if (!before) return false
      const sent = table.delete({ where: whole(connectionId).where })
      changes.deleted('directory_provisioning', toWire(before), sent)
      return true
    },
    async start(connectionId) {
      const before = await lock(connectionId)
      if (!before) return undefined
      if (before.status === 'in_progress') {
        throw new ApiError('directory_synchronization_in_progress')
      }
      const synchronizationId = newShortId('dsy')
      await change(before, { ...begun(synchronizationId, now()), workAt: now() })
      return synchronizationId
    },
    hold: (claim) => hold(scope, claim),
  }
}

async function hold(scope: Scope, held: HeldClaim): Promise<void> {
  const { database, tenantId } = scope
  const { connectionId, synchronizationId, claim } = held
  const [, [found]] = await sentTogether([
    // First, as a deletion of the connection does: otherwise each could wait for the other.
    lockRow(scope, 'connections', { id: connectionId }),
    database.$queryRaw<unknown[]>`
      select 1 from directory_provisionings
       where tenant_id = ${tenantId} and connection_id = ${connectionId}
         and synchronization_id = ${synchronizationId} and claim = ${claim} for share`,
  ])
  if (!found) throw new LostClaimError()
}

const rowsOf = ({ database, tenantId }: Scope) => ({
  idName: 'connectionId' as const,
  find: ({ where, ...window }: Prisma.DirectoryProvisioningFindManyArgs) =>
    database.directoryProvisioning.findMany({
      ...window,
      where: { tenantId, ...where },
      include: withConnection,
    }),
})

/** The columns of a synchronization that has just begun. */
const begun = (synchronizationId: string, at: Date) => ({
  synchronizationId,
  status: 'in_progress',
  requestedAt: at,
  endedAt: null,
  error: null,
  failures: 0,
  progress: {},
})

/** When a process has to work next, after the settings have changed. */
function nextWork(before: Row, { synchronize_automatically: is }: DirectorySettings, at: Date) {
  if (before.status === 'in_progress') return before.workAt
  if (!is) return null
  return before.synchronizeAutomatically ? before.workAt : at
}

/** @throws ApiError `scim_configuration_exists` */
async function refuseOtherProvisioning(
  { database, tenantId }: Scope,
  connectionId: string,
): Promise<void> {
  const where = { tenantId_connectionId: { tenantId, connectionId } }
  if (!(await database.scimConfiguration.findUnique({ where }))) return
  const message = 'The connection is provisioned by SCIM. Delete its SCIM configuration first.'
  throw new ApiError('scim_configuration_exists', { message })
}

const columnsOf = (settings: DirectorySettings) => ({
  mapping: settings.mapping.map(({ auth0, idp }) => ({ auth0, idp })),
  synchronizeAutomatically: settings.synchronize_automatically,
  synchronizeGroups: settings.synchronize_groups,
})

const settingsOf = (row: Row): DirectorySettings => ({
  mapping: mappingOf(row.mapping),
  synchronize_automatically: row.synchronizeAutomatically,
  synchronize_groups: groupChoices.find((each) => each === row.synchronizeGroups) ?? 'off',
})

const groupChoices = ['off', 'all', 'selected'] as const

const mappingOf = (stored: Prisma.JsonValue): DirectorySettings['mapping'] =>
  (Array.isArray(stored) ? stored : []).flatMap((each) => {
    if (!isObject(each)) return []
    const { auth0, idp } = each
    return typeof auth0 === 'string' && typeof idp === 'string' ? [{ idp, auth0 }] : []
  })

const toWire = (row: Row): Wire => {
  const at = row.endedAt ?? row.requestedAt
  const status = statuses.find((each) => each === row.status)
  return {
    connection_id: row.connectionId,
    connection_name: row.connection.name,
    strategy: row.connection.strategy,
    ...settingsOf(row),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    ...(at && { last_synchronization_at: at.toISOString() }),
    ...(status && { last_synchronization_status: status }),
    ...(row.error !== null && { last_synchronization_error: row.error }),
  }
}

const statuses = ['in_progress', 'completed', 'failed'] as const
