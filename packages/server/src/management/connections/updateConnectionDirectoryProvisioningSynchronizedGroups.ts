import type { Handler } from '../handler.ts'
import { requireDirectoryProvisioning } from './directory-connection.ts'

export const updateConnectionDirectoryProvisioningSynchronizedGroups: Handler<
  'updateConnectionDirectoryProvisioningSynchronizedGroups'
> = async ({ tenant, write, path, body }) => {
  await requireDirectoryProvisioning(tenant.store, path.id)
  await write((store) => store.synchronizedGroups.replace(path.id, body.groups))
  return { status: 204 }
}
