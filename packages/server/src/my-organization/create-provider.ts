import { customerConnection } from '../connectors/customer-connection.ts'
import { profileFor } from '../connectors/expected-attributes.ts'
import { mappingOf } from '../connectors/sso-attributes.ts'
import { ApiError } from '../errors.ts'
import { findProfile } from './attribute-profile.ts'
import { type ConnectionRules, rulesOf } from './connection-rules.ts'
import {
  configurationOf,
  landingClientIdOf,
  type OrganizationCall,
  textAt,
  textsAt,
  writeOf,
} from './organization-call.ts'
import { requireVerified } from './provider-domains.ts'

/**
 * Creates a connection and assigns it to the organization, which gets full access.
 *
 * @returns the identifier of the connection
 * @throws ApiError 403 for a strategy that the application does not offer, `invalid_body`,
 *   `connection_name_used`
 */
export async function createProvider(call: OrganizationCall): Promise<string> {
  const { tenant, body, outbound, organizationId } = call
  const strategy = offeredStrategy(call)
  const domains = textsAt(body, 'domains')
  // Before the provider is asked; and again below, because meanwhile a domain may be deleted.
  await writeOf(call, (store) => requireVerified(call, store, domains, 'domains'))
  const [profile, rules] = await Promise.all([findProfile(call), rulesOf(call)])
  const made = await customerConnection(
    tenant.connectors,
    {
      name: rules.nameOf(textAt(body, 'name') ?? ''),
      strategy,
      entered: body.options,
      options: profile ? mappingOf({ strategy }, profileFor(profile, strategy)) : {},
      domains,
    },
    { tenantId: tenant.id, outbound },
  )
  const connection = { ...made, enabled_clients: clientsOf(call) }
  return writeOf(call, async (store) => {
    await requireVerified(call, store, domains, 'domains')
    const { id } = await store.connections.create(connection)
    await store.organizationConnections.create(organizationId, {
      connection_id: id,
      ...assignmentOf(call, rules),
    })
    return id
  })
}

function offeredStrategy({ client, body }: OrganizationCall) {
  const { allowed_strategies } = configurationOf(client)
  const strategy = allowed_strategies.find((each) => each === body.strategy)
  if (strategy !== undefined) return strategy
  const message = `The application offers no identity providers of the strategy ${body.strategy}.`
  throw new ApiError('insufficient_scope', { message })
}

/** The applications that enable the connection: the one that calls, and that of invitations. */
function clientsOf({ client }: OrganizationCall): string[] {
  return [...new Set([client.clientId, landingClientIdOf(client)])]
}

function assignmentOf({ body }: OrganizationCall, rules: ConnectionRules) {
  const display_name = textAt(body, 'display_name')
  return {
    ...rules.useOf(body),
    is_enabled: body.is_enabled !== false,
    organization_access_level: 'full' as const,
    ...(display_name !== undefined && { organization_connection_name: display_name }),
  }
}
