import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import { type CheckpointPage, type CheckpointQuery, checkpointPage } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'

type ClientName = Schema<'ConnectionClientPage'>['clients'][number]

/** The clients of one tenant that a connection is enabled for. */
export interface ConnectionClients {
  /** Those of a connection that exists, in the order in which the clients were made. */
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
 * Enables a connection for these clients and no others.
 *
 * @throws ApiError `invalid_body` for a client that does not exist
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
 * Enables a connection for some clients or no longer, and leaves the others as they are.
 *
 * @throws ApiError `invalid_body` for a client that does not exist
 */
export async function enableOrNot(
  rows: Rows,
  connectionId: string,
  entries: Schema<'ConnectionClientChanges'>,
): Promise<void> {
  const { database, tenantId } = rows
  const status = new Map(entries.map((entry) => [entry.client_id, entry.status]))
  const [on, off] = [true, false].map((wanted) =>
    [...status.keys()].filter((id) => status.get(id) === wanted),
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
  // Held until the end, so that none is deleted before it is written that it is enabled.
  const rows = await database.$queryRaw<{ id: string }[]>`
    select client_id as id from clients
     where tenant_id = ${tenantId} and client_id = any(${[...ids]}::text[]) for key share`
  const known = new Set(rows.map(({ id }) => id))
  const unknown = ids.find((id) => !known.has(id))
  if (unknown !== undefined) throw refusedBody('The client does not exist', placeOf(unknown))
  const data = [...known].map((clientId) => ({ tenantId, connectionId, clientId }))
  await database.connectionClient.createMany({ data, skipDuplicates: true })
}
