import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { requireDirectoryProvisioning } from './directory-connection.ts'

export const deleteConnectionDirectoryProvisioning: Handler<
  'deleteConnectionDirectoryProvisioning'
> = async ({ tenant, write, path }) => {
  await requireDirectoryProvisioning(tenant.store, path.id)
  const isDeleted = await write((store) => store.directoryProvisionings.delete(path.id))
  if (!isDeleted) throw new ApiError('directory_provisioning_not_found')
  return { status: 204 }
}
