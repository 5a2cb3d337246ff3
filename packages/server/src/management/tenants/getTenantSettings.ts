import type { Handler } from '../handler.ts'
import { selectFields } from '../select-fields.ts'

export const getTenantSettings: Handler<'getTenantSettings'> = async ({ tenant, query }) => ({
  status: 200,
  body: selectFields(query, await tenant.store.tenantSettings.get()),
})
