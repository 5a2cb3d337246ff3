import type { Handler } from '../handler.ts'

export const getPhoneProviderProtection: Handler<'getPhoneProviderProtection'> = async ({
  tenant,
}) => ({
  status: 200,
  body: (await tenant.store.attackProtection.get()).phoneProvider,
})
