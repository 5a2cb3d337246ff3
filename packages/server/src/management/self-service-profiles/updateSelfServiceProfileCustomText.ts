import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateSelfServiceProfileCustomText: Handler<
  'updateSelfServiceProfileCustomText'
> = async ({ write, path, body }) => {
  const { id: profileId, language, page } = path
  const place = { profileId, language, page }
  const exists = await write((store) => store.selfServiceTexts.replace(place, body))
  if (!exists) throw new ApiError('self_service_profile_not_found')
  return { status: 200, body }
}
