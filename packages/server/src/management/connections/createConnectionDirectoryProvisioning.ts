import {
  defaultDirectoryMapping,
  requireDirectoryMapping,
} from '../../record-rules/directory-mapping.ts'
import type { Handler } from '../handler.ts'
import { requireDirectory } from './directory-connection.ts'

export const createConnectionDirectoryProvisioning: Handler<
  'createConnectionDirectoryProvisioning'
> = async ({ tenant, write, path, body }) => {
  await requireDirectory(tenant, path.id)
  const settings = {
    mapping: body?.mapping ?? defaultDirectoryMapping(),
    synchronize_automatically: body?.synchronize_automatically ?? false,
    synchronize_groups: body?.synchronize_groups ?? 'off',
  }
  requireDirectoryMapping(settings.mapping)
  return {
    status: 201,
    body: await write((store) => store.directoryProvisionings.create(path.id, settings)),
  }
}
