import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'

export const listOrganizationDiscoveryDomains: Handler<'listOrganizationDiscoveryDomains'> = async (
  call,
) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.organizationDiscoveryDomains.list(path.id, query)
  return answerCheckpoint('domains', address, query, page)
}
