import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getActionModuleVersion: Handler<'getActionModuleVersion'> = async ({
  tenant,
  path,
}) => {
  const version = await tenant.store.actionModuleVersions.get(path.id, path.versionId)
  if (!version) throw new ApiError('action_module_version_not_found')
  return { status: 200, body: version }
}
