import type { Handler } from '../handler.ts'
import { requireDirectoryProvisioning } from './directory-connection.ts'

export const getConnectionDirectoryProvisioning: Handler<
  'getConnectionDirectoryProvisioning'
> = async ({ tenant, path }) => ({
  status: 200,
  body: await requireDirectoryProvisioning(tenant.store, path.id),
})
