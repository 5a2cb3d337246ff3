import { domainOf } from '../../identifiers/identifiers.ts'
import { connections } from '../connections/connections.ts'
import type { Scope } from '../rows/scope.ts'

/** More connections or domains than an organization can have. */
const assignedMax = 1000

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
  await withdraw(scope, organizationId, [domain], await listOwn(scope, organizationId))
}

/** Removes all verified domains of an organization that is about to be deleted, likewise. */
export async function withdrawAllAliases(scope: Scope, organizationId: string): Promise<void> {
  const own = await listOwn(scope, organizationId)
  if (own.length === 0) return
  await withdraw(scope, organizationId, await lockDomains(scope, organizationId), own)
}

/**
 * Removes all verified domains of an organization from one of its own connections that it is about
 * to lose, likewise.
 */
export async function withdrawAliasesOf(
  scope: Scope,
  organizationId: string,
  connectionId: string,
): Promise<void> {
  const domains = await lockDomains(scope, organizationId)
  await withdraw(scope, organizationId, domains, [connectionId])
}

/** The ids of the connections that the organization may change. */
async function listOwn({ database, tenantId }: Scope, organizationId: string): Promise<string[]> {
  const assigned = await database.organizationConnection.findMany({
    where: { tenantId, organizationId, accessLevel: 'full' },
    select: { connectionId: true },
    orderBy: { connectionId: 'asc' },
    take: assignedMax,
  })
  return assigned.map(({ connectionId }) => connectionId)
}

/** The verified domains; none of them can be added to a connection until the transaction ends. */
async function lockDomains(
  { database, tenantId }: Scope,
  organizationId: string,
): Promise<readonly string[]> {
  const found = await database.$queryRaw<readonly { readonly domain: string }[]>`
    select domain from organization_discovery_domains
     where tenant_id = ${tenantId} and organization_id = ${organizationId}
       and status = 'verified'
     order by domain limit ${assignedMax} for no key update`
  return found.map(({ domain }) => domain)
}

async function withdraw(
  scope: Scope,
  organizationId: string,
  domains: readonly string[],
  connectionIds: readonly string[],
): Promise<void> {
  if (domains.length === 0) return
  const stored = connections(scope)
  const found = await stored.listById(connectionIds)
  const aliased = found.filter(({ options }) => without(options.domain_aliases, domains))
  for (const id of aliased.map((each) => each.id).sort()) {
    const elsewhere = await verifiedElsewhere(scope, { organizationId, domains }, id)
    const lost = domains.filter((domain) => !elsewhere.has(domain))
    if (lost.length === 0) continue
    const options = (await stored.lock(id))?.options
    const domain_aliases = without(options?.domain_aliases, lost)
    if (domain_aliases) await stored.update(id, { options: { ...options, domain_aliases } })
  }
}

/** The other aliases; undefined if none of the domains is among them. */
function without(
  aliases: readonly string[] | null | undefined,
  domains: readonly string[],
): string[] | undefined {
  const others = aliases?.filter((each) => !domains.includes(domainOf(each) ?? '')) ?? []
  return others.length === (aliases?.length ?? 0) ? undefined : others
}

interface Withdrawn {
  readonly organizationId: string
  readonly domains: readonly string[]
}

/** Those of the domains that another organization of the connection has verified. */
async function verifiedElsewhere(
  { database, tenantId }: Scope,
  { organizationId, domains }: Withdrawn,
  connectionId: string,
): Promise<ReadonlySet<string>> {
  const others = await database.organizationConnection.findMany({
    where: { tenantId, connectionId, organizationId: { not: organizationId } },
    select: { organizationId: true },
    take: assignedMax,
  })
  const ids = others.map((each) => each.organizationId)
  const found = await database.organizationDiscoveryDomain.findMany({
    where: {
      tenantId,
      domain: { in: [...domains] },
      status: 'verified',
      organizationId: { in: ids },
    },
    select: { domain: true },
    distinct: ['domain'],
    take: assignedMax,
  })
  return new Set(found.map(({ domain }) => domain))
}
