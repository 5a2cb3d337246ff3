import type { Handler } from '../handler.ts'

export const getBruteForceProtection: Handler<'getBruteForceProtection'> = async ({ tenant }) => ({
  status: 200,
  body: (await tenant.store.attackProtection.get()).bruteForce,
})
