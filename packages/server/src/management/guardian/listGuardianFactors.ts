import type { Handler } from '../handler.ts'

export const listGuardianFactors: Handler<'listGuardianFactors'> = async ({ tenant }) => ({
  status: 200,
  body: await tenant.store.guardian.listFactors(),
})
