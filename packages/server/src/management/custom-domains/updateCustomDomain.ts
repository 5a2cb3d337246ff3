import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateCustomDomain: Handler<'updateCustomDomain'> = async ({ write, path, body }) => {
  const domain = await write((store) => store.customDomains.update(path.id, body))
  if (!domain) throw new ApiError('custom_domain_not_found')
  return { status: 200, body: domain }
}
