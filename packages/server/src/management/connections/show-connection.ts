import type { Connectors } from '../../connectors/connectors.ts'
import type { Connection } from '../../store/connections/connection-wire.ts'

interface Showing {
  readonly connectors: Connectors
  readonly issuer: string
}

/** A connection with the members that are computed from others. */
export function showConnection(tenant: Showing, connection: Connection): Connection {
  const { id, strategy, options } = connection
  const connector = tenant.connectors.find(strategy)
  const show = connector?.options.show
  const ticket = id.replace(/^con_/, '')
  return {
    ...connection,
    ...(connector?.hasProvisioningPage && {
      provisioning_ticket_url: `${tenant.issuer}p/${strategy}/${ticket}`,
    }),
    ...(show && { options: show(options) }),
  }
}
