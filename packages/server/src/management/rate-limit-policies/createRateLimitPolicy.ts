import type { Handler } from '../handler.ts'

export const createRateLimitPolicy: Handler<'createRateLimitPolicy'> = async ({ write, body }) => ({
  status: 201,
  body: await write((store) => store.rateLimitPolicies.create(body)),
})
