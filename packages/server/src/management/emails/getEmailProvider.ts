import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { selectFields } from '../select-fields.ts'

export const getEmailProvider: Handler<'getEmailProvider'> = async ({ tenant, query }) => {
  const provider = await tenant.store.emailProviders.get()
  if (!provider) throw new ApiError('email_provider_not_found')
  return { status: 200, body: selectFields(query, provider) }
}
