import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const createActionModuleVersion: Handler<'createActionModuleVersion'> = async ({
  write,
  path,
}) => {
  const version = await write((store) => store.actionModuleVersions.publish(path.id))
  if (!version) throw new ApiError('action_module_not_found')
  return { status: 200, body: version }
}
