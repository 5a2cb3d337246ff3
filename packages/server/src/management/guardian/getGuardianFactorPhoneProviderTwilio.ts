import type { Handler } from '../handler.ts'

const absent = { from: null, messaging_service_sid: null, auth_token: null, sid: null }

/** Nothing before it is set; then all members, with null for an absent one. */
export const getGuardianFactorPhoneProviderTwilio: Handler<
  'getGuardianFactorPhoneProviderTwilio'
> = async ({ tenant }) => {
  const twilio = await tenant.store.guardianProviders.find('twilio')
  return { status: 200, body: twilio ? { ...absent, ...twilio } : {} }
}
