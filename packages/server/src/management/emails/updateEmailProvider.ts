import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { readEmailProvider } from './read-email-provider.ts'

export const updateEmailProvider: Handler<'updateEmailProvider'> = async ({ write, body }) => {
  const provider = await write((store) =>
    store.emailProviders.update((stored) => readEmailProvider(body, stored)),
  )
  if (!provider) throw new ApiError('email_provider_not_found')
  return { status: 200, body: provider }
}
