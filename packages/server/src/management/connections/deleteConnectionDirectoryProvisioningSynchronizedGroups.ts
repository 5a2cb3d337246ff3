import type { Handler } from '../handler.ts'
import { requireDirectoryProvisioning } from './directory-connection.ts'

export const deleteConnectionDirectoryProvisioningSynchronizedGroups: Handler<
  'deleteConnectionDirectoryProvisioningSynchronizedGroups'
> = async ({ tenant, write, path, body }) => {
  await requireDirectoryProvisioning(tenant.store, path.id)
  const ids = body.groups.map(({ id }) => id)
  await write((store) => store.synchronizedGroups.remove(path.id, ids))
  return { status: 204 }
}
