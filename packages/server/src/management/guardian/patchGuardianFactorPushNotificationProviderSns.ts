import type { Handler } from '../handler.ts'
import { snsOf } from './push-providers.ts'

export const patchGuardianFactorPushNotificationProviderSns: Handler<
  'patchGuardianFactorPushNotificationProviderSns'
> = async ({ write, body }) => {
  const stored = await write((store) => store.guardianProviders.merge('sns', body))
  return { status: 200, body: snsOf(stored) }
}
