import type { Handler } from '../handler.ts'

export const getGuardianPolicies: Handler<'getGuardianPolicies'> = async ({ tenant }) => ({
  status: 200,
  body: (await tenant.store.guardian.get()).policies,
})
