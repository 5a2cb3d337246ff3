import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'
import { toEnabledConnection } from './enabled-connection.ts'

type Answer = Handler<'listOrganizationEnabledConnections'>

export const listOrganizationEnabledConnections: Answer = async (call) => {
  const { tenant, path, query, address } = call
  const filter = { ...query, is_enabled: true }
  const page = await tenant.store.organizationConnections.list(path.id, filter)
  const items = page.items.map(toEnabledConnection)
  return answerOffset('enabled_connections', address, query, { ...page, items })
}
