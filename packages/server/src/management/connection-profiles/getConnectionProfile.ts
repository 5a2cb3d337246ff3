import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getConnectionProfile: Handler<'getConnectionProfile'> = async ({ tenant, path }) => {
  const profile = await tenant.store.connectionProfiles.get(path.id)
  if (!profile) throw new ApiError('connection_profile_not_found')
  return { status: 200, body: profile }
}
