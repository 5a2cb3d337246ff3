import type { Handler } from '../handler.ts'
import { apnsOf } from './push-providers.ts'

export const updateGuardianFactorPushNotificationProviderApns: Handler<
  'updateGuardianFactorPushNotificationProviderApns'
> = async ({ write, body }) => {
  const stored = await write((store) => store.guardianProviders.replace('apns', body))
  return { status: 200, body: apnsOf(stored) }
}
