import type { Handler } from '../handler.ts'

export const getGuardianFactorPhoneSelectedProvider: Handler<
  'getGuardianFactorPhoneSelectedProvider'
> = async ({ tenant }) => ({
  status: 200,
  body: { provider: (await tenant.store.guardian.get()).phone_provider },
})
