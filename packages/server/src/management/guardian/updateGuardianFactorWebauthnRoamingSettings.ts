import type { Handler } from '../handler.ts'

export const updateGuardianFactorWebauthnRoamingSettings: Handler<
  'updateGuardianFactorWebauthnRoamingSettings'
> = async ({ write, body }) => ({
  status: 200,
  body: await write(({ guardian }) => guardian.updateWebauthn('security_keys', body)),
})
