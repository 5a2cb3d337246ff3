import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateRateLimitPolicy: Handler<'updateRateLimitPolicy'> = async ({
  write,
  path,
  body,
}) => {
  const policy = await write((store) => store.rateLimitPolicies.update(path.id, body))
  if (!policy) throw new ApiError('rate_limit_policy_not_found')
  return { status: 200, body: policy }
}
