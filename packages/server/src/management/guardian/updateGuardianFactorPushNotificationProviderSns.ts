import type { Handler } from '../handler.ts'
import { snsOf } from './push-providers.ts'

export const updateGuardianFactorPushNotificationProviderSns: Handler<
  'updateGuardianFactorPushNotificationProviderSns'
> = async ({ write, body }) => {
  const stored = await write((store) => store.guardianProviders.replace('sns', body))
  return { status: 200, body: snsOf(stored) }
}
