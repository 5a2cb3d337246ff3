import { ApiError, refusedBody } from '../errors.ts'
import { domainOf } from '../identifiers/identifiers.ts'
import type { Connection } from '../store/connections/connection-wire.ts'
import type { Resources } from '../store/tenants/resources.ts'
import { requireDomain } from './domains.ts'
import { type OrganizationCall, type ServingOrganization, textAt } from './organization-call.ts'
import { changeLocked, listAssignments, requireChangeable } from './provider-access.ts'
import { namesOf } from './show-provider.ts'

/** The e-mail domains whose users log in with an identity provider. */
export const providerDomains: ServingOrganization<
  | 'listMyOrganizationDomainIdentityProviders'
  | 'createMyOrganizationIdentityProviderDomain'
  | 'deleteMyOrganizationIdentityProviderDomain'
> = {
  async listMyOrganizationDomainIdentityProviders(call) {
    requireScopes(call, ['read:my_org:domains', 'read:my_org:identity_providers'])
    const { domain } = await requireDomain(call)
    const listed = await listAssignments(call, 'identity-provider')
    const led = listed.filter(({ connection }) => aliasesOf(connection).includes(domain))
    return { status: 200, body: { identity_providers: led.map(namesOf) } }
  },
  async createMyOrganizationIdentityProviderDomain(call) {
    const { id } = (await requireChangeable(call, 'full')).connection
    const domain = textAt(call.body, 'domain') ?? ''
    // Whoever removes the connection from the organization meanwhile removes its domains.
    await changeLocked(call, id, async (store, connection) => {
      await requireVerified(call, store, [domain], 'domain')
      const aliases = connection.options.domain_aliases ?? []
      if (aliases.includes(domain)) throw new ApiError('discovery_domain_used', { message: used })
      await storeAliases(store, connection, [...aliases, domain])
    })
    return { status: 201, body: { domain } }
  },
  async deleteMyOrganizationIdentityProviderDomain(call) {
    const { id } = (await requireChangeable(call, 'full')).connection
    const domain = call.path.domain ?? ''
    await changeLocked(call, id, async (store, connection) => {
      const aliases = connection.options.domain_aliases ?? []
      const others = aliases.filter((each) => each !== domain)
      if (others.length === aliases.length) throw new ApiError('discovery_domain_not_found')
      await storeAliases(store, connection, others)
    })
    return { status: 204 }
  },
}

const used = 'The domain leads to this identity provider already.'

/**
 * Requires domains that the organization has verified: the domain alone decides where a user logs
 * in. They stay so until the transaction ends.
 *
 * @throws ApiError `invalid_body` for a domain that is not verified
 */
export async function requireVerified(
  { organizationId }: OrganizationCall,
  { organizationDiscoveryDomains: stored }: Pick<Resources, 'organizationDiscoveryDomains'>,
  domains: readonly string[],
  place: string,
): Promise<void> {
  for (const domain of [...domains].sort()) {
    if (await stored.lockVerified(organizationId, domain)) continue
    throw refusedBody(`${domain} is no verified domain of the organization`, place)
  }
}

interface Aliased {
  readonly options: { readonly domain_aliases?: readonly string[] | null }
}

const aliasesOf = ({ options }: Aliased): readonly string[] =>
  (options.domain_aliases ?? []).flatMap((each) => domainOf(each) ?? [])

async function storeAliases(
  { connections }: Pick<Resources, 'connections'>,
  { id, options }: Connection,
  domain_aliases: string[],
): Promise<void> {
  await connections.update(id, { options: { ...options, domain_aliases } })
}

/** Requires all scopes of the operation; the router requires only one of them. */
function requireScopes({ scopes }: OrganizationCall, required: readonly string[]): void {
  const missing = required.find((each) => !scopes.includes(each))
  if (missing === undefined) return
  const message = `Insufficient scope, expected all of: ${required.join(',')}`
  throw new ApiError('insufficient_scope', { message })
}
