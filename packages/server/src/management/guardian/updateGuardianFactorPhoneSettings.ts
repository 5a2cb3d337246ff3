import type { Handler } from '../handler.ts'

export const updateGuardianFactorPhoneSettings: Handler<
  'updateGuardianFactorPhoneSettings'
> = async ({ write, body }) => {
  await write(({ guardian }) => guardian.update({ phone_codes: body }))
  return { status: 200, body }
}
