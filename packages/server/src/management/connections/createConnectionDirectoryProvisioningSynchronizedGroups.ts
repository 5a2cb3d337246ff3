import type { Handler } from '../handler.ts'
import { requireDirectoryProvisioning } from './directory-connection.ts'

export const createConnectionDirectoryProvisioningSynchronizedGroups: Handler<
  'createConnectionDirectoryProvisioningSynchronizedGroups'
> = async ({ tenant, write, path, body }) => {
  await requireDirectoryProvisioning(tenant.store, path.id)
  await write((store) => store.synchronizedGroups.add(path.id, body.groups))
  return { status: 204 }
}
