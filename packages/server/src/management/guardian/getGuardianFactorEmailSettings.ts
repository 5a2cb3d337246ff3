import type { Handler } from '../handler.ts'

export const getGuardianFactorEmailSettings: Handler<'getGuardianFactorEmailSettings'> = async ({
  tenant,
}) => ({
  status: 200,
  body: (await tenant.store.guardian.get()).email_codes,
})
