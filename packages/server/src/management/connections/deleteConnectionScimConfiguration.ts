import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { requireScimConfiguration } from './scim-connection.ts'

export const deleteConnectionScimConfiguration: Handler<
  'deleteConnectionScimConfiguration'
> = async ({ tenant, write, path }) => {
  await requireScimConfiguration(tenant.store, path.id)
  const isDeleted = await write((store) => store.scimConfigurations.delete(path.id))
  if (!isDeleted) throw new ApiError('scim_configuration_not_found')
  return { status: 204 }
}
