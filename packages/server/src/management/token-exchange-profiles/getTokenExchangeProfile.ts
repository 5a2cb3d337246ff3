import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getTokenExchangeProfile: Handler<'getTokenExchangeProfile'> = async ({
  tenant,
  path,
}) => {
  const profile = await tenant.store.tokenExchangeProfiles.get(path.id)
  if (!profile) throw new ApiError('token_exchange_profile_not_found')
  return { status: 200, body: profile }
}
