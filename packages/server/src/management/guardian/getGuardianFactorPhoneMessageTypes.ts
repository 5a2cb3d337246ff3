import type { Handler } from '../handler.ts'

export const getGuardianFactorPhoneMessageTypes: Handler<
  'getGuardianFactorPhoneMessageTypes'
> = async ({ tenant }) => ({
  status: 200,
  body: { message_types: (await tenant.store.guardian.get()).message_types },
})
