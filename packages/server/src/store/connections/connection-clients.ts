import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import { type CheckpointPage, type CheckpointQuery, checkpointPage } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'

type ClientName = Schema<'ConnectionClientPage'>['clients'][number]

/** The clients for which a connection is enabled. */
export interface ConnectionClients {
  /** In the order of the creation of the clients; the connection must exist. */
  list(connectionId: string, query: CheckpointQuery): Promise<CheckpointPage<ClientName>>
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
  }
}

type Rows = Pick<Scope, 'database' | 'tenantId'>

/**
 * Enables a connection for exactly these clients.
 *
 * @throws ApiError `invalid_body` for an unknown client
 */
export async function enableOnly(
  rows: Rows,
  connectionId: string,
  clientIds: readonly string[],
): Promise<void> {
  const { database, tenantId } = rows
  await database.connectionClient.deleteMany({
    where: { tenantId, connectionId, clientId: { notIn: [...clientIds] } },
  })
  await enable(rows, connectionId, clientIds, (id) => `enabled_clients.${clientIds.indexOf(id)}`)
}

/**
 * Enables or disables a connection for some clients.
 *
 * @throws ApiError `invalid_body` for an unknown client
 */
export async function enableOrNot(
  rows: Rows,
  connectionId: string,
  entries: Schema<'ConnectionClientChanges'>,
): Promise<void> {
  const { database, tenantId } = rows
  const status = new Map(entries.map((entry) => [entry.client_id, entry.status]))
  const [on, off] = [true, false].map((isEnabled) =>
    [...status.keys()].filter((id) => status.get(id) === isEnabled),
  )
  await enable(rows, connectionId, on ?? [], (id) => {
    const at = entries.findIndex(({ client_id }) => client_id === id)
    return `${at}.client_id`
  })
  await database.connectionClient.deleteMany({
    where: { tenantId, connectionId, clientId: { in: off ?? [] } },
  })
}

async function enable(
  { database, tenantId }: Rows,
  connectionId: string,
  ids: readonly string[],
  placeOf: (id: string) => string,
): Promise<void> {
  if (ids.length === 0) return
  // Locked until the end, so that no client is deleted before its row is written.
  const rows = await database.$queryRaw<{ id: string }[]>`
    select client_id as id from clients
     where tenant_id = ${tenantId} and client_id = any(${[...ids]}::text[]) for key share`
  const known = new Set(rows.map(({ id }) => id))
  const unknown = ids.find((id) => !known.has(id))
  if (unknown !== undefined) throw refusedBody('The client does not exist', placeOf(unknown))
  const data = [...known].map((clientId) => ({ tenantId, connectionId, clientId }))
  await database.connectionClient.createMany({ data, skipDuplicates: true })
}
