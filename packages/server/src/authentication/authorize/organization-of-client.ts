import type { Client, KoaContextWithOIDC } from 'oidc-provider'
import type { TokenGrant } from '../../store/clients/client-grants.ts'
import type { Organization } from '../../store/organizations/organizations.ts'
import { findOrganization } from '../../tenancy/organization-logins.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { requestedOrganization } from './organizations.ts'

interface Asking {
  readonly tenant: Tenant
  readonly ctx: KoaContextWithOIDC
  readonly client: Client
}

/** The organization of a client's own token, or the reason why it is refused. */
export type OrganizationOfClient =
  | { readonly organization: Organization | undefined }
  | { readonly refused: string }

/**
 * The organization of a client credentials request, by `organization_usage` and
 * `allow_any_organization` of the client grant. Without the parameter `organization`, the client's
 * default applies if the grant requires one.
 */
export async function organizationOfClient(
  { tenant, ctx, client }: Asking,
  { id: grantId, organizationUsage: usage, allowsAnyOrganization }: TokenGrant,
): Promise<OrganizationOfClient> {
  const named = requestedOrganization(ctx.oidc.body)
  const selector = named ?? (usage === 'require' ? await defaultOf(tenant, client) : undefined)
  if (selector === undefined) {
    if (usage !== 'require') return { organization: undefined }
    return { refused: 'parameter organization is required for this API' }
  }
  if (usage === 'deny') {
    return { refused: 'parameter organization is not allowed for this client grant' }
  }
  const organization = await findOrganization(tenant, selector)
  if (!organization) return { refused: 'parameter organization is invalid' }
  const { organizationClientGrants } = tenant.store
  const assigned = await organizationClientGrants.findAssigned(organization.id, grantId)
  if (allowsAnyOrganization || assigned !== undefined) return { organization }
  return { refused: `The client grant is not assigned to the organization ${organization.id}.` }
}

async function defaultOf({ clients }: Tenant, { clientId }: Client): Promise<string | undefined> {
  return (await clients.find(clientId))?.settings.default_organization?.organization_id
}
