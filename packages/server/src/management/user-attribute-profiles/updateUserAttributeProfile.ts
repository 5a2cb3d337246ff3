import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateUserAttributeProfile: Handler<'updateUserAttributeProfile'> = async ({
  write,
  path,
  body,
}) => {
  const profile = await write((store) => store.userAttributeProfiles.update(path.id, body))
  if (!profile) throw new ApiError('user_attribute_profile_not_found')
  return { status: 200, body: profile }
}
