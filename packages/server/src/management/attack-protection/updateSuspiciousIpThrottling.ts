import type { Handler } from '../handler.ts'

export const updateSuspiciousIpThrottling: Handler<'updateSuspiciousIpThrottling'> = async ({
  write,
  body,
}) => ({
  status: 200,
  body: await write((store) => store.attackProtection.updateThrottling(body)),
})
