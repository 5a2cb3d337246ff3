import type { Handler } from '../handler.ts'

export const getGuardianFactorPushNotificationSelectedProvider: Handler<
  'getGuardianFactorPushNotificationSelectedProvider'
> = async ({ tenant }) => ({
  status: 200,
  body: { provider: (await tenant.store.guardian.get()).push_provider },
})
