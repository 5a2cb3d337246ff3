import type { Handler } from '../handler.ts'

export const updateGuardianFactorPhoneSelectedProvider: Handler<
  'updateGuardianFactorPhoneSelectedProvider'
> = async ({ write, body }) => {
  await write(({ guardian }) => guardian.update({ phone_provider: body.provider }))
  return { status: 200, body }
}
