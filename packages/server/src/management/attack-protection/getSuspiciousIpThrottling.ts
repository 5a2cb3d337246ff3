import type { Handler } from '../handler.ts'

export const getSuspiciousIpThrottling: Handler<'getSuspiciousIpThrottling'> = async ({
  tenant,
}) => ({
  status: 200,
  body: (await tenant.store.attackProtection.get()).throttling,
})
