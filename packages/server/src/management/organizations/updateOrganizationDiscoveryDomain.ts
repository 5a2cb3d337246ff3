import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateOrganizationDiscoveryDomain: Handler<
  'updateOrganizationDiscoveryDomain'
> = async (call) => {
  const { write, path, body } = call
  const updated = await write((store) =>
    store.organizationDiscoveryDomains.update(path.id, path.discovery_domain_id, body),
  )
  if (!updated) throw new ApiError('discovery_domain_not_found')
  return { status: 200, body: updated }
}
