import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getSelfServiceProfileCustomText: Handler<'getSelfServiceProfileCustomText'> = async ({
  tenant,
  path,
}) => {
  const { id: profileId, language, page } = path
  const { selfServiceProfiles, selfServiceTexts } = tenant.store
  const [profile, texts] = await Promise.all([
    selfServiceProfiles.get(profileId),
    selfServiceTexts.get({ profileId, language, page }),
  ])
  if (!profile) throw new ApiError('self_service_profile_not_found')
  return { status: 200, body: texts }
}
