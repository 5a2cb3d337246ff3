import type { Handler } from '../handler.ts'

export const updateGuardianFactorEmailSettings: Handler<
  'updateGuardianFactorEmailSettings'
> = async ({ write, body }) => {
  await write(({ guardian }) => guardian.update({ email_codes: body }))
  return { status: 200, body }
}
