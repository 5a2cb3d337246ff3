import type { Handler } from '../handler.ts'

export const updateGuardianFactorWebauthnPlatformSettings: Handler<
  'updateGuardianFactorWebauthnPlatformSettings'
> = async ({ write, body }) => ({
  status: 200,
  body: await write(({ guardian }) => guardian.updateWebauthn('device_biometrics', body)),
})
