import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getActionVersion: Handler<'getActionVersion'> = async ({ tenant, path }) => {
  const version = await tenant.store.actionVersions.get(path.actionId, path.id)
  if (!version) throw new ApiError('action_version_not_found')
  return { status: 200, body: version }
}
