import type { Handler } from '../handler.ts'

export const getGuardianFactorWebauthnRoamingSettings: Handler<
  'getGuardianFactorWebauthnRoamingSettings'
> = async ({ tenant }) => ({
  status: 200,
  body: (await tenant.store.guardian.get()).security_keys,
})
