import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { checkProfile } from './check-profile.ts'

export const updateSelfServiceProfile: Handler<'updateSelfServiceProfile'> = async ({
  tenant,
  write,
  path,
  body,
}) => {
  const before = await tenant.store.selfServiceProfiles.get(path.id)
  if (!before) throw new ApiError('self_service_profile_not_found')
  await checkProfile(tenant, { ...before, ...body })
  const profile = await write((store) => store.selfServiceProfiles.update(path.id, body))
  if (!profile) throw new ApiError('self_service_profile_not_found')
  return { status: 200, body: profile }
}
