import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'

export const listOrganizationConnections: Handler<'listOrganizationConnections'> = async (call) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.organizationConnections.list(path.id, query)
  return answerOffset('connections', address, query, page)
}
