import type { Scope } from '../rows/scope.ts'

/** The `client_id` of the client that represents each API, by the identifier of the API. */
export type LinkedClients = ReadonlyMap<string, string>

/** Finds the clients that represent APIs; if several represent one, the oldest. */
export async function linkedClients(
  { database, tenantId }: Scope,
  apis: readonly { readonly identifier: string }[],
): Promise<LinkedClients> {
  const isOf = ({ identifier }: { readonly identifier: string }) => ({
    settings: { path: ['resource_server_identifier'], equals: identifier },
  })
  const rows = await database.client.findMany({
    where: { tenantId, appType: 'resource_server', OR: apis.map(isOf) },
    select: { clientId: true, settings: true },
    orderBy: { createdAt: 'desc' },
    take: linkedMax,
  })
  return new Map(
    rows.flatMap(({ clientId, settings }) => {
      const { resource_server_identifier: identifier } = Object(settings)
      return typeof identifier === 'string' ? [[identifier, clientId] as const] : []
    }),
  )
}

/** The most clients that are read for the APIs of one page. */
const linkedMax = 1000
