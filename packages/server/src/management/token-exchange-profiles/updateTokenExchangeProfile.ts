import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { checkProfile } from './check-profile.ts'

export const updateTokenExchangeProfile: Handler<'updateTokenExchangeProfile'> = async ({
  tenant,
  write,
  path,
  body,
}) => {
  await checkProfile(tenant, body)
  const profile = await write((store) => store.tokenExchangeProfiles.update(path.id, body))
  if (!profile) throw new ApiError('token_exchange_profile_not_found')
  return { status: 200, body: profile }
}
