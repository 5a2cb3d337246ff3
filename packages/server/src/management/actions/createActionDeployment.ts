import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const createActionDeployment: Handler<'createActionDeployment'> = async ({
  write,
  path,
}) => {
  const version = await write((store) => store.actionVersions.deployDraft(path.id))
  if (!version) throw new ApiError('action_not_found')
  return { status: 200, body: version }
}
