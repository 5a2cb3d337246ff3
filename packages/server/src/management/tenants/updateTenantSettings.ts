import type { Handler } from '../handler.ts'

export const updateTenantSettings: Handler<'updateTenantSettings'> = async ({ write, body }) => ({
  status: 200,
  body: await write((store) => store.tenantSettings.update(body)),
})
