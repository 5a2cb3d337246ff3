import type { Handler } from '../handler.ts'

export const patchGuardianFactorPushNotificationProviderFcmv1: Handler<
  'patchGuardianFactorPushNotificationProviderFcmv1'
> = async ({ write, body }) => {
  await write((store) => store.guardianProviders.merge('fcmv1', body))
  return { status: 200, body: {} }
}
