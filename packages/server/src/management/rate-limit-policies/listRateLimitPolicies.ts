import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'

export const listRateLimitPolicies: Handler<'listRateLimitPolicies'> = async (call) => {
  const { tenant, query, address } = call
  const page = await tenant.store.rateLimitPolicies.list(query)
  return answerCheckpoint('rate_limit_policies', address, query, page)
}
