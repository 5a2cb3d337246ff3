import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getCustomDomain: Handler<'getCustomDomain'> = async ({ tenant, path }) => {
  const domain = await tenant.store.customDomains.get(path.id)
  if (!domain) throw new ApiError('custom_domain_not_found')
  return { status: 200, body: domain }
}
