import type { Handler } from '../handler.ts'
import { requireScimConfiguration } from './scim-connection.ts'

export const deleteConnectionScimConfigurationToken: Handler<
  'deleteConnectionScimConfigurationToken'
> = async ({ tenant, write, path }) => {
  await requireScimConfiguration(tenant.store, path.id)
  await write((store) => store.scimTokens.delete(path.id, path.tokenId))
  return { status: 204 }
}
