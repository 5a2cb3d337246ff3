import type { Handler } from '../handler.ts'

export const getGuardianFactorWebauthnPlatformSettings: Handler<
  'getGuardianFactorWebauthnPlatformSettings'
> = async ({ tenant }) => ({
  status: 200,
  body: (await tenant.store.guardian.get()).device_biometrics,
})
