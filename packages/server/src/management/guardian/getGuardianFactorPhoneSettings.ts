import type { Handler } from '../handler.ts'

export const getGuardianFactorPhoneSettings: Handler<'getGuardianFactorPhoneSettings'> = async ({
  tenant,
}) => ({
  status: 200,
  body: (await tenant.store.guardian.get()).phone_codes,
})
