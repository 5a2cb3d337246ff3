import type { Handler } from '../handler.ts'

export const updateGuardianFactorPushNotificationProviderFcmv1: Handler<
  'updateGuardianFactorPushNotificationProviderFcmv1'
> = async ({ write, body }) => {
  await write((store) => store.guardianProviders.replace('fcmv1', body))
  return { status: 200, body: {} }
}
