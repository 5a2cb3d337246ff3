import { domainOf } from '../../identifiers/identifiers.ts'
import { connections } from '../connections/connections.ts'
import type { Scope } from '../rows/scope.ts'

/** More connections than an organization can have. */
const connectionsMax = 1000

/**
 * Removes a domain that an organization no longer has from `domain_aliases` of its own connections
 * (access level `full`): the domain leads users there, and makes their addresses count as verified.
 * It stays where another organization of the connection has verified it as well.
 */
export async function withdrawAliases(
  scope: Scope,
  organizationId: string,
  domain: string,
): Promise<void> {
  const { database, tenantId } = scope
  const stored = connections(scope)
  const assigned = await database.organizationConnection.findMany({
    where: { tenantId, organizationId, accessLevel: 'full' },
    select: { connectionId: true },
    orderBy: { connectionId: 'asc' },
    take: connectionsMax,
  })
  const found = await stored.listById(assigned.map(({ connectionId }) => connectionId))
  const aliased = found.filter(({ options }) => without(options.domain_aliases, domain))
  for (const id of aliased.map((each) => each.id).sort()) {
    if (await isVerifiedElsewhere(scope, { organizationId, domain }, id)) continue
    const options = (await stored.lock(id))?.options
    const domain_aliases = without(options?.domain_aliases, domain)
    if (domain_aliases) await stored.update(id, { options: { ...options, domain_aliases } })
  }
}

/** The other aliases; undefined if the domain is none of them. */
function without(
  aliases: readonly string[] | null | undefined,
  domain: string,
): string[] | undefined {
  const others = aliases?.filter((each) => domainOf(each) !== domain) ?? []
  return others.length === (aliases?.length ?? 0) ? undefined : others
}

async function isVerifiedElsewhere(
  { database, tenantId }: Scope,
  { organizationId, domain }: { readonly organizationId: string; readonly domain: string },
  connectionId: string,
): Promise<boolean> {
  const others = await database.organizationConnection.findMany({
    where: { tenantId, connectionId, organizationId: { not: organizationId } },
    select: { organizationId: true },
    take: connectionsMax,
  })
  const ids = others.map((each) => each.organizationId)
  const where = { tenantId, domain, status: 'verified', organizationId: { in: ids } }
  return (await database.organizationDiscoveryDomain.findFirst({ where })) !== null
}
