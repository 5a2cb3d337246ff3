import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateConnectionProfile: Handler<'updateConnectionProfile'> = async ({
  write,
  path,
  body,
}) => {
  const profile = await write((store) => store.connectionProfiles.update(path.id, body))
  if (!profile) throw new ApiError('connection_profile_not_found')
  return { status: 200, body: profile }
}
