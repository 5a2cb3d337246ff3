import { refusedBody } from '../../errors.ts'
import type { NamedConnection } from '../../record-rules/flow-actions.ts'
import type { NamedFlow } from '../../record-rules/form-nodes.ts'
import type { Scope } from '../rows/scope.ts'

/**
 * Requires the flows that a form names. They are not locked: a flow can be deleted at any time, and
 * the form then fails when it reaches it.
 *
 * @throws ApiError `invalid_body`
 */
export async function requireFlows(
  { database, tenantId }: Scope,
  named: readonly NamedFlow[],
): Promise<void> {
  if (named.length === 0) return
  const ids = named.map(({ id }) => id)
  const found = await database.$queryRaw<{ id: string }[]>`
    select id from flows where tenant_id = ${tenantId} and id = any (${ids})`
  const missing = named.find((each) => !found.some(({ id }) => id === each.id))
  if (missing) throw refusedBody(`There is no flow \`${missing.id}\``, missing.place)
}

/**
 * Requires the vault connections that the actions of a flow name, of the applications of the
 * actions. They are not locked either.
 *
 * @throws ApiError `invalid_body`
 */
export async function requireConnections(
  { database, tenantId }: Scope,
  named: readonly NamedConnection[],
): Promise<void> {
  if (named.length === 0) return
  const ids = named.map(({ id }) => id)
  const found = await database.$queryRaw<{ id: string; appId: string }[]>`
    select id, app_id as "appId" from flow_vault_connections
     where tenant_id = ${tenantId} and id = any (${ids})`
  for (const { id, appId, place } of named) {
    const connection = found.find((each) => each.id === id)
    if (!connection) throw refusedBody(`There is no vault connection \`${id}\``, place)
    if (connection.appId === appId) continue
    throw refusedBody(`The vault connection is of ${connection.appId}, not ${appId}`, place)
  }
}
