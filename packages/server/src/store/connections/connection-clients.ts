import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import { type CheckpointPage, type CheckpointQuery, checkpointPage } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { sentTogether } from '../rows/sent-together.ts'

type ClientName = Schema<'ConnectionClientPage'>['clients'][number]

/** The clients for which a connection is enabled. */
export interface ConnectionClients {
  /** In the order in which the clients were created; empty for an unknown connection. */
  list(connectionId: string, query: CheckpointQuery): Promise<CheckpointPage<ClientName>>
  /** Enables all connections for a new client. */
  enableAll(clientId: string): Promise<void>
}

export function connectionClients({ database, tenantId }: Scope): ConnectionClients {
  return {
    list(connectionId, query) {
      const where = { tenantId, connections: { some: { connectionId } } }
      const rows = {
        idName: 'clientId',
        find: ({ where: behind, ...window }: { where: object }) =>
          database.client.findMany({
            ...window,
            where: { ...where, ...behind },
            select: { clientId: true, createdAt: true },
          }),
      } as const
      return checkpointPage(query, rows, ({ clientId }) => ({ client_id: clientId }))
    },
    async enableAll(clientId) {
      // Locked against deletion, in the order of ids.
      await database.$executeRaw`
        insert into connection_clients (tenant_id, connection_id, client_id)
        select ${tenantId}, id, ${clientId} from (
          select id from connections where tenant_id = ${tenantId} order by id for key share) c
        on conflict do nothing`
    },
  }
}

type Rows = Pick<Scope, 'database' | 'tenantId'>

/** The ids of existing, locked clients. */
type Known = ReadonlySet<string>

/**
 * Locks clients, so that none is deleted before the row that refers to it is written.
 *
 * @returns those that exist
 */
export async function lockClients(
  { database, tenantId }: Rows,
  ids: readonly string[],
): Promise<Known> {
  if (ids.length === 0) return new Set()
  const rows = await database.$queryRaw<{ id: string }[]>`
    select client_id as id from clients
     where tenant_id = ${tenantId} and client_id = any(${[...ids]}::text[]) for key share`
  return new Set(rows.map(({ id }) => id))
}

/**
 * Enables a connection for these clients and no others.
 *
 * @param known those that exist; see `lockClients`
 * @throws ApiError `invalid_body` for an unknown client
 */
export async function enableOnly(
  rows: Rows,
  connectionId: string,
  clientIds: readonly string[],
  known: Known,
): Promise<void> {
  const { database, tenantId } = rows
  requireKnown(clientIds, known, (id) => `enabled_clients.${clientIds.indexOf(id)}`)
  await sentTogether([
    database.connectionClient.deleteMany({
      where: { tenantId, connectionId, clientId: { notIn: [...clientIds] } },
    }),
    enable(rows, connectionId, clientIds),
  ])
}

/** The clients for which the entries enable a connection. */
export function enabledBy(entries: Schema<'ConnectionClientChanges'>): readonly string[] {
  return idsOf(entries, true)
}

/** The clients that the entries enable or disable; the last entry of a client counts. */
function idsOf(entries: Schema<'ConnectionClientChanges'>, isEnabled: boolean): readonly string[] {
  const status = new Map(entries.map((entry) => [entry.client_id, entry.status]))
  return [...status.keys()].filter((id) => status.get(id) === isEnabled)
}

/**
 * Enables or disables a connection for some clients.
 *
 * @param known the existing clients of those to enable; see `lockClients`
 * @throws ApiError `invalid_body` for an unknown client
 */
export async function enableOrNot(
  rows: Rows,
  connectionId: string,
  entries: Schema<'ConnectionClientChanges'>,
  known: Known,
): Promise<void> {
  const { database, tenantId } = rows
  const on = enabledBy(entries)
  requireKnown(on, known, (id) => {
    const at = entries.findIndex(({ client_id }) => client_id === id)
    return `${at}.client_id`
  })
  const where = { tenantId, connectionId, clientId: { in: [...idsOf(entries, false)] } }
  await sentTogether([
    enable(rows, connectionId, on),
    database.connectionClient.deleteMany({ where }),
  ])
}

function requireKnown(ids: readonly string[], known: Known, placeOf: (id: string) => string): void {
  const unknown = ids.find((id) => !known.has(id))
  if (unknown !== undefined) throw refusedBody('The client does not exist', placeOf(unknown))
}

async function enable(
  { database, tenantId }: Rows,
  connectionId: string,
  ids: readonly string[],
): Promise<void> {
  const data = [...new Set(ids)].map((clientId) => ({ tenantId, connectionId, clientId }))
  await database.connectionClient.createMany({ data, skipDuplicates: true })
}
