import type { Schema } from '@latchkey/contract'
import type { ConnectionOptions, Connector } from '../../connectors/connector.ts'
import type { CustomerProvider } from '../../connectors/customer-providers.ts'
import type { Connection } from '../../store/connections/connection-wire.ts'
import type { SelfServiceSession } from './self-service-session.ts'

/** The connection that a ticket will create, for the values to register beforehand. */
export function draftOf({
  ticket,
  provider,
}: Pick<SelfServiceSession, 'ticket'> & { readonly provider: CustomerProvider }): Connection {
  const name = ticket.settings.connection_config?.name ?? ''
  return {
    id: '',
    name,
    strategy: provider.strategy,
    options: {},
    is_domain_connection: false,
    authentication: { active: true },
    connected_accounts: { active: false },
    realms: [name],
  }
}

/** The options that the tenant determines by the ticket, as far as the strategy has them. */
export function tenantOptions(
  { options: { members } }: Pick<Connector, 'options'>,
  options: Schema<'SelfServiceConnectionOptions'> | undefined,
): ConnectionOptions {
  const { icon_url, idpinitiated } = options ?? {}
  return {
    ...(icon_url && members.includes('icon_url') && { icon_url }),
    ...(idpinitiated && members.includes('idpinitiated') && { idpinitiated }),
  }
}
