import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getRateLimitPolicy: Handler<'getRateLimitPolicy'> = async ({ tenant, path }) => {
  const policy = await tenant.store.rateLimitPolicies.get(path.id)
  if (!policy) throw new ApiError('rate_limit_policy_not_found')
  return { status: 200, body: policy }
}
