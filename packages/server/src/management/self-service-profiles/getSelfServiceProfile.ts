import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getSelfServiceProfile: Handler<'getSelfServiceProfile'> = async ({ tenant, path }) => {
  const profile = await tenant.store.selfServiceProfiles.get(path.id)
  if (!profile) throw new ApiError('self_service_profile_not_found')
  return { status: 200, body: profile }
}
