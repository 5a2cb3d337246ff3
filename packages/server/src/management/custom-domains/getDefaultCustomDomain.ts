import type { Handler } from '../handler.ts'

export const getDefaultCustomDomain: Handler<'getDefaultCustomDomain'> = async ({ tenant }) => ({
  status: 200,
  body: await tenant.store.customDomains.getDefault(),
})
