import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { readEmailProvider } from './read-email-provider.ts'

export const updateEmailProvider: Handler<'updateEmailProvider'> = async ({ write, body }) => {
  const patch = readEmailProvider(body)
  const provider = await write((store) => store.emailProviders.update(patch))
  if (!provider) throw new ApiError('email_provider_not_found')
  return { status: 200, body: provider }
}
