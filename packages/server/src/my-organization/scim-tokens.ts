import { scimTokenScopes } from '../store/scim/scim-tokens.ts'
import type { ServingOrganization } from './organization-call.ts'
import { changeLocked, requireChangeable, requireProvider } from './provider-access.ts'
import { requireProvisioning } from './provisioning.ts'

/** Tokens by which identity providers of the organization authenticate to SCIM. */
export const scimTokens: ServingOrganization<
  | 'listMyOrganizationProvisioningTokens'
  | 'createMyOrganizationProvisioningToken'
  | 'deleteMyOrganizationProvisioningToken'
> = {
  async listMyOrganizationProvisioningTokens(call) {
    const { id } = (await requireProvider(call)).connection
    await requireProvisioning(call)
    const tokens = await call.tenant.store.scimTokens.list(id)
    const scim_tokens = tokens.map(({ last_used_at: _, ...shown }) => shown)
    return { status: 200, body: { scim_tokens } }
  },
  async createMyOrganizationProvisioningToken(call) {
    const { id } = (await requireChangeable(call, 'full')).connection
    const { token_lifetime: lifetime } = call.body
    const token = {
      scopes: scimTokenScopes,
      lifetimeSeconds: typeof lifetime === 'number' ? lifetime : undefined,
    }
    const made = await changeLocked(call, id, (store) => store.scimTokens.create(id, token))
    return { status: 201, body: made }
  },
  async deleteMyOrganizationProvisioningToken(call) {
    const { id } = (await requireChangeable(call, 'full')).connection
    await requireProvisioning(call)
    const tokenId = call.path.idp_scim_token_id ?? ''
    await changeLocked(call, id, (store) => store.scimTokens.delete(id, tokenId))
    return { status: 204 }
  },
}
