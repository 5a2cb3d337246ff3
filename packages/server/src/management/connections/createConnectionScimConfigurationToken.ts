import { scimTokenScopes } from '../../store/scim/scim-tokens.ts'
import type { Handler } from '../handler.ts'
import { requireScimConfiguration } from './scim-connection.ts'

export const createConnectionScimConfigurationToken: Handler<
  'createConnectionScimConfigurationToken'
> = async ({ tenant, write, path, body }) => {
  await requireScimConfiguration(tenant.store, path.id)
  const { scopes = scimTokenScopes, token_lifetime: lifetimeSeconds } = body
  const made = await write((store) =>
    store.scimTokens.create(path.id, { scopes, lifetimeSeconds: lifetimeSeconds ?? undefined }),
  )
  return { status: 201, body: made }
}
