import type { Handler } from '../handler.ts'

export const deleteRateLimitPolicy: Handler<'deleteRateLimitPolicy'> = async ({ write, path }) => {
  await write((store) => store.rateLimitPolicies.delete(path.id))
  return { status: 204 }
}
