import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'

export const listOrganizationClientGrants: Handler<'listOrganizationClientGrants'> = async (
  call,
) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.organizationClientGrants.list(path.id, query)
  return answerOffset('client_grants', address, query, page)
}
