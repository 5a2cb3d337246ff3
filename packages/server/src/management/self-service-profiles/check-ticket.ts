import type { Schema } from '@latchkey/contract'
import { isOfCustomers } from '../../connectors/customer-providers.ts'
import { ApiError, refusedBody } from '../../errors.ts'
import { domainOf } from '../../identifiers/identifiers.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

type Ticket = Schema<'SelfServiceTicketDefinition'>

/**
 * Validates what the schema of a ticket does not express.
 *
 * @returns the ticket, with its domains as they are compared
 * @throws ApiError `invalid_body`, `connection_name_used`
 */
export async function checkTicket(tenant: Tenant, ticket: Ticket): Promise<Ticket> {
  await checkConnection(tenant, ticket)
  await checkUse(tenant, ticket)
  checkFeatures(ticket)
  const { domain_aliases_config: domains, connection_config: config } = ticket
  const { pending_domains: pending } = domains ?? {}
  if (pending && pending.length > 0 && domains?.domain_verification === 'none') {
    const reason = 'It requires `domain_verification` `optional` or `required`'
    throw refusedBody(reason, 'domain_aliases_config.pending_domains')
  }
  const aliases = config?.options?.domain_aliases
  return {
    ...ticket,
    ...(config && {
      connection_config: {
        ...config,
        ...(aliases && {
          options: {
            ...config.options,
            domain_aliases: domainsOf(aliases, 'connection_config.options.domain_aliases'),
          },
        }),
      },
    }),
    ...(domains && {
      domain_aliases_config: {
        ...domains,
        ...(pending && {
          pending_domains: domainsOf(pending, 'domain_aliases_config.pending_domains'),
        }),
      },
    }),
  }
}

async function checkConnection({ store }: Tenant, ticket: Ticket): Promise<void> {
  const { connection_id: id, connection_config: config } = ticket
  if ((id === undefined) === (config === undefined)) {
    const reason = 'Send either `connection_config`, for a new connection, or `connection_id`'
    throw refusedBody(reason, 'connection_config')
  }
  if (config && (await store.connections.findByName(config.name))) {
    throw new ApiError('connection_name_used')
  }
  if (id === undefined) return
  const connection = await store.connections.get(id)
  if (!connection) throw refusedBody('There is no such connection', 'connection_id')
  if (!isOfCustomers(connection.strategy)) {
    const reason = `Customers cannot set up connections of the strategy \`${connection.strategy}\``
    throw refusedBody(reason, 'connection_id')
  }
}

async function checkUse({ store }: Tenant, ticket: Ticket): Promise<void> {
  const { enabled_clients: clients = [], enabled_organizations: organizations = [] } = ticket
  for (const [at, id] of clients.entries()) {
    if (await store.clients.find(id)) continue
    throw refusedBody(`There is no client ${id}`, `enabled_clients.${at}`)
  }
  const ids = organizations.map(({ organization_id: id }) => id)
  if (new Set(ids).size < ids.length) {
    throw refusedBody('Each organization must be there once', 'enabled_organizations')
  }
  for (const [at, id] of ids.entries()) {
    if (await store.organizations.get(id)) continue
    throw refusedBody(`There is no organization ${id}`, `enabled_organizations.${at}`)
  }
  if (ticket.use_for_organization_discovery === true && ids.length !== 1) {
    const reason = 'It requires exactly one organization in `enabled_organizations`'
    throw refusedBody(reason, 'use_for_organization_discovery')
  }
}

function checkFeatures({ enabled_features: features, ...ticket }: Ticket): void {
  if (!features) return
  if (ticket.connection_id === undefined) {
    throw refusedBody('It is for tickets with `connection_id` only', 'enabled_features')
  }
  if (!Object.values(features).includes(true)) {
    throw refusedBody('One of its members must be true', 'enabled_features')
  }
  if (features.provisioning && !ticket.provisioning_config) {
    throw refusedBody('It requires `provisioning_config`', 'enabled_features.provisioning')
  }
}

const domainsOf = (texts: readonly string[], place: string): string[] => [
  ...new Set(
    texts.map((text) => {
      const domain = domainOf(text)
      if (domain === undefined) throw refusedBody(`${text} is no domain`, place)
      return domain
    }),
  ),
]
