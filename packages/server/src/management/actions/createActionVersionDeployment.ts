import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const createActionVersionDeployment: Handler<'createActionVersionDeployment'> = async ({
  write,
  path,
  body,
}) => {
  const { update_draft = false } = body ?? {}
  const { actionId, id } = path
  const version = await write((store) => store.actionVersions.deploy(actionId, id, update_draft))
  if (!version) throw new ApiError('action_version_not_found')
  return { status: 200, body: version }
}
