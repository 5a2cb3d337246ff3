import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { requireDirectoryProvisioning } from './directory-connection.ts'

export const createConnectionDirectoryProvisioningSynchronization: Handler<
  'createConnectionDirectoryProvisioningSynchronization'
> = async ({ tenant, write, path }) => {
  await requireDirectoryProvisioning(tenant.store, path.id)
  const id = await write((store) => store.directoryProvisionings.start(path.id))
  if (id === undefined) throw new ApiError('directory_provisioning_not_found')
  const body = { connection_id: path.id, synchronization_id: id, status: 'in_progress' as const }
  return { status: 201, body }
}
