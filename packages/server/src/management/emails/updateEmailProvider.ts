import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { readEmailProvider } from './read-email-provider.ts'

export const updateEmailProvider: Handler<'updateEmailProvider'> = async ({
  tenant,
  write,
  body,
}) => {
  const stored = await tenant.store.emailProviders.get()
  if (!stored) throw new ApiError('email_provider_not_found')
  const patch = readEmailProvider(body, stored.name)
  const provider = await write((store) => store.emailProviders.update(patch))
  if (!provider) throw new ApiError('email_provider_not_found')
  return { status: 200, body: provider }
}
