import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const deleteOrganizationDiscoveryDomain: Handler<
  'deleteOrganizationDiscoveryDomain'
> = async (call) => {
  const { write, path } = call
  const existed = await write((store) =>
    store.organizationDiscoveryDomains.delete(path.id, path.discovery_domain_id),
  )
  if (!existed) throw new ApiError('discovery_domain_not_found')
  return { status: 204 }
}
