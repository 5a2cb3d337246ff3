import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'

export const listOrganizationClients: Handler<'listOrganizationClients'> = async (call) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.organizationClients.list(path.id, query)
  return answerCheckpoint('clients', address, query, page)
}
