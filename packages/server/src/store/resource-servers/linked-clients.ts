import { soon } from '../database/statement-names.ts'
import type { Scope } from '../rows/scope.ts'

/** The `client_id` of the client that represents each API, by the identifier of the API. */
export type LinkedClients = ReadonlyMap<string, string>

interface Linked {
  readonly identifier: string
  readonly clientId: string
}

/**
 * Finds the clients that represent APIs; if several represent one, the oldest.
 *
 * @param names the ids or the stored identifiers of the APIs
 */
export async function linkedClients(
  { database, tenantId }: Scope,
  names: readonly string[],
): Promise<LinkedClients> {
  const rows = await database.$queryRaw<Linked[]>`${soon}
    select api.identifier, client.client_id as "clientId"
      from resource_servers api
      join clients client on client.tenant_id = api.tenant_id
       and client.app_type = 'resource_server'
       and client.settings ->> 'resource_server_identifier' = api.identifier
     where api.tenant_id = ${tenantId}
       and (api.id = any (${names}) or api.identifier = any (${names}))
     order by client.created_at desc limit ${linkedMax}`
  return new Map(rows.map(({ identifier, clientId }) => [identifier, clientId]))
}

/** The most clients that are read for the APIs of one page. */
const linkedMax = 1000
