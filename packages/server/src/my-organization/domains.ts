import type { AuthenticationSchema, Schema } from '@latchkey/contract'
import { ApiError } from '../errors.ts'
import {
  type OrganizationCall,
  type ServingOrganization,
  textAt,
  writeOf,
} from './organization-call.ts'
import { checkpointOf } from './page-query.ts'

/** The e-mail domains by which log-ins find the organization. */
export const domains: ServingOrganization<
  | 'listMyOrganizationDomains'
  | 'createMyOrganizationDomain'
  | 'getMyOrganizationDomain'
  | 'deleteMyOrganizationDomain'
  | 'createMyOrganizationDomainVerification'
> = {
  async listMyOrganizationDomains({ tenant, organizationId, query }) {
    const { organizationDiscoveryDomains: stored } = tenant.store
    const { items, next } = await stored.list(organizationId, checkpointOf(query))
    const organization_domains = items.map((each) => shown(organizationId, each))
    return { status: 200, body: { organization_domains, ...(next !== undefined && { next }) } }
  },
  async createMyOrganizationDomain(call) {
    const { organizationId } = call
    const domain = textAt(call.body, 'domain') ?? ''
    const made = await writeOf(call, (store) =>
      store.organizationDiscoveryDomains.create(organizationId, { domain }),
    )
    return { status: 201, body: shown(organizationId, made) }
  },
  async getMyOrganizationDomain(call) {
    return { status: 200, body: shown(call.organizationId, await requireDomain(call)) }
  },
  async deleteMyOrganizationDomain(call) {
    const { organizationId, path } = call
    const existed = await writeOf(call, (store) =>
      store.organizationDiscoveryDomains.delete(organizationId, path.domain_id ?? ''),
    )
    if (!existed) throw new ApiError('discovery_domain_not_found')
    return { status: 204 }
  },
  async createMyOrganizationDomainVerification(call) {
    const { organizationId, dns } = call
    const domain = await requireDomain(call)
    const { id, verification_host: host, verification_txt: expected } = domain
    const found: readonly string[] = await dns.find('TXT', host).catch(() => [])
    if (!found.includes(expected)) {
      return { status: 200, body: { ...shown(organizationId, domain), status: 'failed' } }
    }
    const verified = await writeOf(call, (store) =>
      store.organizationDiscoveryDomains.update(organizationId, id, { status: 'verified' }),
    )
    if (!verified) throw new ApiError('discovery_domain_not_found')
    return { status: 200, body: shown(organizationId, verified) }
  },
}

/**
 * The domain of the path.
 *
 * @throws ApiError `discovery_domain_not_found`
 */
export async function requireDomain({ tenant, organizationId, path }: OrganizationCall) {
  const { organizationDiscoveryDomains: stored } = tenant.store
  const found = await stored.get(organizationId, path.domain_id ?? '')
  if (!found) throw new ApiError('discovery_domain_not_found')
  return found
}

const shown = (
  org_id: string,
  { use_for_organization_discovery: _, ...domain }: Schema<'OrganizationDiscoveryDomain'>,
): AuthenticationSchema<'MyOrganizationDomain'> => ({ org_id, ...domain })
