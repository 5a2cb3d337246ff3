import type { Schema } from '@latchkey/contract'
import { newShortId } from '../../ids.ts'
import type { ConnectionSecrets } from '../../record-rules/connection-secrets.ts'
import { requireSamePlaces } from '../../record-rules/secret-places.ts'
import { limitOf } from '../database/limits.ts'
import { Prisma, type Connection as Row } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { jsonOf } from '../rows/json.ts'
import { lockedRow } from '../rows/lock-row.ts'
import {
  type CheckpointPage,
  type CheckpointQuery,
  type CountBound,
  checkpointPage,
  type EitherPage,
  type EitherQuery,
  eitherPage,
} from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { sentTogether } from '../rows/sent-together.ts'
import { resetDefault } from '../tenants/tenant-settings.ts'
import { enabledBy, enableOnly, enableOrNot, lockClients } from './connection-clients.ts'
import {
  type Connection,
  type ConnectionPatch,
  type ConnectionSettings,
  settingsOf,
  shownColumns,
  toWire,
  withClients,
} from './connection-wire.ts'
import { findLedBy } from './find-led-by.ts'
import { openToClient } from './open-to-client.ts'
import { openSecrets, sealSecrets } from './sealed-secrets.ts'

/** A connection to create. */
export interface NewConnection extends Pick<ConnectionPatch, 'enabled_clients'> {
  readonly name: string
  readonly strategy: Connection['strategy']
  readonly settings: ConnectionSettings
}

/** Which connections to list, and which page. */
export type ConnectionQuery = EitherQuery & {
  readonly strategy?: readonly string[]
  readonly name?: string
}

/** The most connections of a client that are read; clients usually have one or two. */
const enabledMax = 1000

/** The connections of one tenant. */
export interface Connections {
  /** The oldest first. */
  list(query: ConnectionQuery): Promise<EitherPage<Connection>>
  /** The connections that are enabled for a client, oldest first. */
  listEnabledFor(
    clientId: string,
    query: CheckpointQuery & Pick<ConnectionQuery, 'strategy'>,
  ): Promise<CheckpointPage<Connection>>
  /**
   * The connections by which users may log in to a client, oldest first, without their clients:
   * those that are enabled for the client, and for a third-party client also domain connections.
   */
  listEnabled(clientId: string): Promise<readonly Connection[]>
  get(id: string): Promise<Connection | undefined>
  /** The connection with an id, which no other transaction changes until this one ends. */
  lock(id: string): Promise<Connection | undefined>
  /** The connections with these ids, in any order and without their clients. */
  listById(ids: readonly string[]): Promise<readonly Connection[]>
  /** The connection with a name, which is unique in a tenant; without `enabled_clients`. */
  findByName(name: string): Promise<Connection | undefined>
  /**
   * Another connection that leads users with an address in this domain to its identity provider.
   * One that is enabled for nobody leads nobody.
   */
  findLedBy(domain: string, otherThan: string): Promise<string | undefined>
  /** The decrypted secret options, which no other method returns. */
  getSecrets(id: string): Promise<ConnectionSecrets>
  /** @throws ApiError `connection_name_used`; `invalid_body` for an unknown client */
  create(connection: NewConnection): Promise<Connection>
  /**
   * @throws ApiError `invalid_body` for an unknown client, `connection_secret_required` for options
   *   that change where a stored secret is sent
   */
  update(id: string, patch: ConnectionPatch): Promise<Connection | undefined>
  /**
   * Enables or disables a connection for clients.
   *
   * @returns whether the connection exists
   * @throws ApiError `invalid_body` for an unknown client
   */
  updateClients(id: string, entries: Schema<'ConnectionClientChanges'>): Promise<boolean>
  /**
   * Deletes a connection, whose users must have been deleted before; see `connectionUsers`.
   *
   * @returns the time of the deletion; undefined for an unknown connection
   */
  delete(id: string): Promise<Date | undefined>
}

/** Shows a limited number of clients; `/connections/{id}/clients` lists all. */
const enabledClients = {
  select: { clientId: true },
  orderBy: { clientId: 'asc' },
  take: 1000,
} as const

const listed = { ...shownColumns, createdAt: true, clients: enabledClients } as const

export function connections(scope: Scope): Connections {
  const { database, tenantId, now, changes } = scope
  const table = database.connection
  const keyOf = (id: string) => ({ tenantId_id: { tenantId, id } })
  const wholeOf = (id: string) => wholeRow(scope, id)
  const lock = (id: string) =>
    lockedRow(scope, 'connections', { id }, (locked) => locked.connection.findUnique(wholeOf(id)))
  const getWritten = (id: string) => readWritten(scope, id)
  return {
    list({ strategy, name, ...query }) {
      const rows = rowsOf(scope, strategy, name === undefined ? {} : { name })
      return eitherPage(query, rows, withClients)
    },
    listEnabledFor(clientId, { strategy, ...query }) {
      const rows = rowsOf(scope, strategy, { clients: { some: { clientId } } })
      return checkpointPage(query, rows, withClients)
    },
    listEnabled: (clientId) => listEnabled(scope, clientId),
    async get(id) {
      const row = await table.findUnique(wholeOf(id))
      return row ? withClients(row) : undefined
    },
    async lock(id) {
      const row = await lock(id)
      return row ? withClients(row) : undefined
    },
    listById: (ids) => listById(scope, ids),
    async findByName(name) {
      const row = await table.findUnique({ where: { tenantId_name: { tenantId, name } } })
      return row ? toWire(row) : undefined
    },
    findLedBy: (domain, otherThan) => findLedBy(scope, domain, otherThan),
    async getSecrets(id) {
      const select = { sealedSecrets: true }
      const row = await table.findUnique({ where: keyOf(id), select })
      return openSecrets(scope, id, row?.sealedSecrets ?? null)
    },
    create: (connection) => create(scope, connection),
    async update(id, { enabled_clients, ...members }) {
      const [row, known] = await sentTogether([lock(id), lockClients(scope, enabled_clients ?? [])])
      if (!row) return undefined
      const data = { ...(await changedColumns(scope, row, members)), updatedAt: now() }
      const [written, , enabled] = await sentTogether([
        table.update({ ...wholeOf(id), data }),
        enabled_clients && enableOnly(scope, id, enabled_clients, known),
        enabled_clients && getWritten(id),
      ])
      return changes.updated('connection', withClients(row), enabled ?? withClients(written))
    },
    async updateClients(id, entries) {
      const [row, known] = await sentTogether([lock(id), lockClients(scope, enabledBy(entries))])
      if (!row) return false
      const [, after] = await sentTogether([enableOrNot(scope, id, entries, known), getWritten(id)])
      changes.updated('connection', withClients(row), after)
      return true
    },
    async delete(id) {
      const row = await lock(id)
      if (!row) return undefined
      await resetDefault(scope, 'default_directory', row.name)
      changes.deleted('connection', withClients(row), table.deleteMany({ where: { tenantId, id } }))
      return now()
    },
  }
}

/** @throws ApiError `connection_secret_required` */
async function changedColumns(
  scope: Scope,
  row: Pick<Row, 'id' | 'settings' | 'sealedSecrets'>,
  members: ConnectionSettings,
) {
  const [secrets, before] = [await openSecrets(scope, row.id, row.sealedSecrets), settingsOf(row)]
  if (members.options) requireSamePlaces(members.options, { ...before, secrets })
  const changed = await sealSecrets(scope, row.id, { ...before, ...members }, secrets)
  return { settings: jsonOf(changed.settings), sealedSecrets: changed.sealedSecrets }
}

const wholeRow = ({ tenantId }: Scope, id: string) => ({
  where: { tenantId_id: { tenantId, id } },
  include: { clients: enabledClients },
})

async function readWritten(scope: Scope, id: string): Promise<Connection> {
  return withClients(await scope.database.connection.findUniqueOrThrow(wholeRow(scope, id)))
}

async function create(
  scope: Scope,
  { name, strategy, enabled_clients, settings: given }: NewConnection,
): Promise<Connection> {
  const { database, tenantId, now, changes } = scope
  const at = now()
  const id = newShortId('con')
  const { settings, sealedSecrets } = await sealSecrets(scope, id, given, {})
  const data = {
    tenantId,
    id,
    name,
    strategy,
    createdAt: at,
    updatedAt: at,
    settings: jsonOf(settings),
    sealedSecrets,
  }
  const [, known] = await sentTogether([
    refusingDuplicates('connection_name_used', database.connection.create({ data })),
    lockClients(scope, enabled_clients ?? []),
  ])
  const [, made] = await sentTogether([
    enabled_clients && enableOnly(scope, id, enabled_clients, known),
    readWritten(scope, id),
  ])
  return changes.created('connection', made)
}

function rowsOf(
  { database: { connection: table }, tenantId }: Scope,
  strategy: ConnectionQuery['strategy'],
  condition: object,
) {
  const where = { tenantId, ...(strategy && { strategy: { in: [...strategy] } }), ...condition }
  return {
    idName: 'id',
    find: ({ where: behind, ...window }: { where: object }) =>
      table.findMany({
        ...window,
        where: { ...where, ...behind },
        select: listed,
      }),
    count: (bound: CountBound) => table.count({ ...bound, where }),
  } as const
}

async function listById({ database, tenantId }: Scope, ids: readonly string[]) {
  const where = { tenantId, id: { in: [...ids] } }
  return (await database.connection.findMany({ where })).map(toWire)
}

async function listEnabled({ database, tenantId }: Scope, clientId: string) {
  const ids = await database.$queryRaw<{ readonly id: string }[]>`
    select c.id from connections c
      join clients t on t.tenant_id = c.tenant_id and t.client_id = ${clientId}
     where c.tenant_id = ${tenantId} and ${Prisma.raw(openToClient)}
     order by c.created_at, c.id limit ${limitOf(enabledMax)}`
  const rows = await database.connection.findMany({
    where: { tenantId, id: { in: ids.map(({ id }) => id) } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(toWire)
}
