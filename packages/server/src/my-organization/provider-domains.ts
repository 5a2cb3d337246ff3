import { ApiError, refusedBody } from '../errors.ts'
import { domainOf } from '../identifiers/identifiers.ts'
import type { Resources } from '../store/tenants/resources.ts'
import { requireDomain } from './domains.ts'
import {
  type OrganizationCall,
  type ServingOrganization,
  textAt,
  writeOf,
} from './organization-call.ts'
import { listAssignments, requireChangeable } from './provider-access.ts'
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
    await writeOf(call, async (store) => {
      // Whoever removes the connection from the organization meanwhile removes its domains.
      const access = await store.organizationConnections.lockAccess(call.organizationId, id)
      if (access !== 'full') throw new ApiError('organization_connection_not_found')
      await requireVerified(call, store, [domain], 'domain')
      await changeAliases(store, id, (aliases) => {
        if (aliases.includes(domain)) throw new ApiError('discovery_domain_used', { message: used })
        return [...aliases, domain]
      })
    })
    return { status: 201, body: { domain } }
  },
  async deleteMyOrganizationIdentityProviderDomain(call) {
    const { id } = (await requireChangeable(call, 'full')).connection
    const domain = call.path.domain ?? ''
    await writeOf(call, (store) =>
      changeAliases(store, id, (aliases) => {
        if (!aliases.includes(domain)) throw new ApiError('discovery_domain_not_found')
        return aliases.filter((each) => each !== domain)
      }),
    )
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

async function changeAliases(
  { connections }: Pick<Resources, 'connections'>,
  id: string,
  change: (aliases: readonly string[]) => readonly string[],
): Promise<void> {
  const connection = await connections.lock(id)
  if (!connection) throw new ApiError('organization_connection_not_found')
  const { options } = connection
  const domain_aliases = [...change(options.domain_aliases ?? [])]
  await connections.update(id, { options: { ...options, domain_aliases } })
}

/** Requires all scopes of the operation; the router requires only one of them. */
function requireScopes({ scopes }: OrganizationCall, required: readonly string[]): void {
  const missing = required.find((each) => !scopes.includes(each))
  if (missing === undefined) return
  const message = `Insufficient scope, expected all of: ${required.join(',')}`
  throw new ApiError('insufficient_scope', { message })
}
