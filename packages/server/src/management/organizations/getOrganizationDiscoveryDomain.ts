import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getOrganizationDiscoveryDomain: Handler<'getOrganizationDiscoveryDomain'> = async ({
  tenant,
  path,
}) => {
  const found = await tenant.store.organizationDiscoveryDomains.get(
    path.id,
    path.discovery_domain_id,
  )
  if (!found) throw new ApiError('discovery_domain_not_found')
  return { status: 200, body: found }
}
