import { domainOf } from '../../identifiers/identifiers.ts'
import type { Connection, ConnectionPatch } from '../../store/connections/connection-wire.ts'
import {
  newTicketDomain,
  type SelfServiceTicket,
} from '../../store/self-service/self-service-tickets.ts'
import type { Resources } from '../../store/tenants/resources.ts'

type WithOptions = Pick<Connection, 'options'>

/** The domains that lead to a connection. */
export const aliasesOf = ({ options }: WithOptions): readonly string[] =>
  (options.domain_aliases ?? []).flatMap((each) => domainOf(each) ?? [])

/** The change that adds a domain to a connection. */
export const aliasesWith = (connection: WithOptions, domain: string): ConnectionPatch =>
  withAliases(connection, [...new Set([...aliasesOf(connection), domain])])

/** The change that removes domains from a connection. */
export const aliasesWithout = (
  connection: WithOptions,
  domains: readonly string[],
): ConnectionPatch =>
  withAliases(
    connection,
    aliasesOf(connection).filter((each) => !domains.includes(each)),
  )

const withAliases = ({ options }: WithOptions, domain_aliases: string[]): ConnectionPatch => ({
  options: { ...options, domain_aliases },
})

/** Whether the only organization of a ticket has verified a domain, which then is locked. */
export async function isOfOrganization(
  { organizations, organizationDiscoveryDomains }: Resources,
  { settings }: SelfServiceTicket,
  domain: string,
): Promise<boolean> {
  const [organization, ...others] = settings.enabled_organizations ?? []
  if (organization === undefined || others.length > 0) return false
  const { organization_id: id } = organization
  const exists = (await organizations.get(id)) !== undefined
  return exists && organizationDiscoveryDomains.lockVerified(id, domain)
}

/**
 * Removes the domains that the organization of a ticket had verified when they were added, and has
 * lost since. They then need a DNS record.
 *
 * @returns whether there were any
 */
export async function withdrawLost(
  store: Resources,
  ticket: SelfServiceTicket,
  connection: Connection,
): Promise<boolean> {
  const known = ticket.progress.domains ?? []
  const lost: string[] = []
  for (const each of known) {
    if (!each.isOfOrganization || (await isOfOrganization(store, ticket, each.domain))) continue
    lost.push(each.domain)
  }
  if (lost.length === 0) return false
  const domains = known.map((each) =>
    lost.includes(each.domain) ? newTicketDomain(each.domain) : each,
  )
  await store.selfServiceTickets.update(ticket, { progress: { ...ticket.progress, domains } })
  await store.connections.update(connection.id, aliasesWithout(connection, lost))
  return true
}
