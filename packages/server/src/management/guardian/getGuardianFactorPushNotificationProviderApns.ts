import type { Handler } from '../handler.ts'
import { apnsOf } from './push-providers.ts'

export const getGuardianFactorPushNotificationProviderApns: Handler<
  'getGuardianFactorPushNotificationProviderApns'
> = async ({ tenant }) => {
  const apns = await tenant.store.guardianProviders.find('apns')
  return { status: 200, body: apns ? apnsOf(apns) : {} }
}
