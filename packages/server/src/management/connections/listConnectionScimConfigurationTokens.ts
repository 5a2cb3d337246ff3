import type { Handler } from '../handler.ts'
import { requireScimConfiguration } from './scim-connection.ts'

export const listConnectionScimConfigurationTokens: Handler<
  'listConnectionScimConfigurationTokens'
> = async ({ tenant, path }) => {
  const tokens = await tenant.store.scimTokens.list(path.id)
  if (tokens.length === 0) await requireScimConfiguration(tenant.store, path.id)
  return { status: 200, body: [...tokens] }
}
