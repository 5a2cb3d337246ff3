import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const deleteBrandingPhoneProvider: Handler<'deleteBrandingPhoneProvider'> = async ({
  write,
  path,
}) => {
  const wasThere = await write((store) => store.phoneProviders.delete(path.id))
  if (!wasThere) throw new ApiError('phone_provider_not_found')
  return { status: 204 }
}
