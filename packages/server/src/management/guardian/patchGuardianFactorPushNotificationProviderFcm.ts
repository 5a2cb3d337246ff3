import type { Handler } from '../handler.ts'

export const patchGuardianFactorPushNotificationProviderFcm: Handler<
  'patchGuardianFactorPushNotificationProviderFcm'
> = async ({ write, body }) => {
  await write((store) => store.guardianProviders.merge('fcm', body))
  return { status: 200, body: {} }
}
