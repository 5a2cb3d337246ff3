import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getUserAttributeProfile: Handler<'getUserAttributeProfile'> = async ({
  tenant,
  path,
}) => {
  const profile = await tenant.store.userAttributeProfiles.get(path.id)
  if (!profile) throw new ApiError('user_attribute_profile_not_found')
  return { status: 200, body: profile }
}
