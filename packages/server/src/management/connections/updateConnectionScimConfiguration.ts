import { ApiError } from '../../errors.ts'
import { requireScimMapping } from '../../record-rules/scim-mapping.ts'
import type { Handler } from '../handler.ts'
import { requireScimConfiguration } from './scim-connection.ts'

export const updateConnectionScimConfiguration: Handler<
  'updateConnectionScimConfiguration'
> = async ({ tenant, write, path, body }) => {
  requireScimMapping(body)
  await requireScimConfiguration(tenant.store, path.id)
  const updated = await write((store) => store.scimConfigurations.update(path.id, body))
  if (!updated) throw new ApiError('scim_configuration_not_found')
  return { status: 200, body: updated }
}
