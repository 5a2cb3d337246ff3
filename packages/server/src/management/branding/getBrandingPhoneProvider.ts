import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getBrandingPhoneProvider: Handler<'getBrandingPhoneProvider'> = async ({
  tenant,
  path,
}) => {
  const provider = await tenant.store.phoneProviders.get(path.id)
  if (!provider) throw new ApiError('phone_provider_not_found')
  return { status: 200, body: provider }
}
