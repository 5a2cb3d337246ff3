import type { Handler } from '../handler.ts'
import { snsOf } from './push-providers.ts'

export const getGuardianFactorPushNotificationProviderSns: Handler<
  'getGuardianFactorPushNotificationProviderSns'
> = async ({ tenant }) => {
  const sns = await tenant.store.guardianProviders.find('sns')
  return { status: 200, body: sns ? snsOf(sns) : {} }
}
