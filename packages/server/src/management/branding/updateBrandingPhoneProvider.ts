import { ApiError } from '../../errors.ts'
import { requirePhoneProviderPatch } from '../../record-rules/phone-provider-settings.ts'
import type { Handler } from '../handler.ts'

export const updateBrandingPhoneProvider: Handler<'updateBrandingPhoneProvider'> = async ({
  write,
  path,
  body,
}) => {
  const provider = await write((store) =>
    store.phoneProviders.update(path.id, (stored) => requirePhoneProviderPatch(stored, body)),
  )
  if (!provider) throw new ApiError('phone_provider_not_found')
  return { status: 200, body: provider }
}
