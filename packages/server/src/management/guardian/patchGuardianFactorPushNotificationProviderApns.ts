import type { Handler } from '../handler.ts'
import { apnsOf } from './push-providers.ts'

export const patchGuardianFactorPushNotificationProviderApns: Handler<
  'patchGuardianFactorPushNotificationProviderApns'
> = async ({ write, body }) => {
  const stored = await write((store) => store.guardianProviders.merge('apns', body))
  return { status: 200, body: apnsOf(stored) }
}
