import type { Handler } from '../handler.ts'

export const getGuardianSettings: Handler<'getGuardianSettings'> = async ({ tenant }) => ({
  status: 200,
  body: (await tenant.store.guardian.get()).remembering,
})
