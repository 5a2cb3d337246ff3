import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const deleteEmailProvider: Handler<'deleteEmailProvider'> = async ({ write }) => {
  const existed = await write((store) => store.emailProviders.delete())
  if (!existed) throw new ApiError('email_provider_not_found')
  return { status: 204 }
}
