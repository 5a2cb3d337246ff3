import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getOrganizationDiscoveryDomainByName: Handler<
  'getOrganizationDiscoveryDomainByName'
> = async ({ tenant, path }) => {
  const found = await tenant.store.organizationDiscoveryDomains.findByName(
    path.id,
    path.discovery_domain,
  )
  if (!found) throw new ApiError('discovery_domain_not_found')
  return { status: 200, body: found }
}
