import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const createActionModuleRollback: Handler<'createActionModuleRollback'> = async ({
  write,
  path,
  body,
}) => {
  const { module_version_id: versionId } = body
  const module = await write((store) => store.actionModules.rollBack(path.id, versionId))
  if (!module) throw new ApiError('action_module_not_found')
  return { status: 200, body: module }
}
