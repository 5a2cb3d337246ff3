import type { Handler } from '../handler.ts'

export const updateGuardianFactorPhoneMessageTypes: Handler<
  'updateGuardianFactorPhoneMessageTypes'
> = async ({ write, body }) => {
  await write(({ guardian }) => guardian.update({ message_types: body.message_types }))
  return { status: 200, body }
}
