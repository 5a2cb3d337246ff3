import type { Handler } from '../handler.ts'

export const updateGuardianFactorPushNotificationProviderFcm: Handler<
  'updateGuardianFactorPushNotificationProviderFcm'
> = async ({ write, body }) => {
  await write((store) => store.guardianProviders.replace('fcm', body))
  return { status: 200, body: {} }
}
