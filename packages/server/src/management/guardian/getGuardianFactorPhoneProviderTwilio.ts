import type { Handler } from '../handler.ts'

const absent = { from: null, messaging_service_sid: null, auth_token: null, sid: null }

/**
 * Answers an empty object before the provider is set; then all members, with null for absent ones.
 */
export const getGuardianFactorPhoneProviderTwilio: Handler<
  'getGuardianFactorPhoneProviderTwilio'
> = async ({ tenant }) => {
  const twilio = await tenant.store.guardianProviders.find('twilio')
  return { status: 200, body: twilio ? { ...absent, ...twilio } : {} }
}
