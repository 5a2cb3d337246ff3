import { defaultDirectoryMapping } from '../../record-rules/directory-mapping.ts'
import type { Handler } from '../handler.ts'
import { requireDirectory } from './directory-connection.ts'

export const getConnectionDirectoryProvisioningDefaultMapping: Handler<
  'getConnectionDirectoryProvisioningDefaultMapping'
> = async ({ tenant, path }) => {
  await requireDirectory(tenant, path.id)
  return { status: 200, body: { mapping: defaultDirectoryMapping() } }
}
