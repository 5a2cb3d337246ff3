import type { Handler } from '../handler.ts'

export const getGuardianFactorDuoSettings: Handler<'getGuardianFactorDuoSettings'> = async ({
  tenant,
}) => ({
  status: 200,
  body: (await tenant.store.guardianProviders.find('duo')) ?? {},
})
