import type { Handler } from '../handler.ts'

export const getBreachedPasswordDetection: Handler<'getBreachedPasswordDetection'> = async ({
  tenant,
}) => ({
  status: 200,
  body: (await tenant.store.attackProtection.get()).breachedPasswords,
})
