import { ApiError } from '../../errors.ts'
import { requireDirectoryMapping } from '../../record-rules/directory-mapping.ts'
import type { Handler } from '../handler.ts'
import { requireDirectoryProvisioning } from './directory-connection.ts'

export const updateConnectionDirectoryProvisioning: Handler<
  'updateConnectionDirectoryProvisioning'
> = async ({ tenant, write, path, body }) => {
  if (body?.mapping) requireDirectoryMapping(body.mapping)
  await requireDirectoryProvisioning(tenant.store, path.id)
  const updated = await write((store) => store.directoryProvisionings.update(path.id, body ?? {}))
  if (!updated) throw new ApiError('directory_provisioning_not_found')
  return { status: 200, body: updated }
}
