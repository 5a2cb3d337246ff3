import type { Handler } from '../handler.ts'

export const updateGuardianFactorPhoneProviderTwilio: Handler<
  'updateGuardianFactorPhoneProviderTwilio'
> = async ({ write, body }) => {
  await write(({ guardianProviders }) => guardianProviders.replace('twilio', body))
  return { status: 200, body }
}
