import type { Handler } from '../handler.ts'

export const updateGuardianFactorPushNotificationSelectedProvider: Handler<
  'updateGuardianFactorPushNotificationSelectedProvider'
> = async ({ write, body }) => {
  await write(({ guardian }) => guardian.update({ push_provider: body.provider }))
  return { status: 200, body }
}
