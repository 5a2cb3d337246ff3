import type { Connectors } from '../../connectors/connectors.ts'
import type { Connection } from '../../store/connections/connection-wire.ts'

interface Showing {
  readonly connectors: Connectors
  readonly issuer: string
}

/** As the public API has it. */
const withProvisioningPage: ReadonlySet<string> = new Set([
  'ad',
  'adfs',
  'google-apps',
  'pingfederate',
  'samlp',
  'waad',
])

/** A connection with the members that follow from others. */
export function showConnection(tenant: Showing, connection: Connection): Connection {
  const { id, strategy, options } = connection
  const show = tenant.connectors.find(strategy)?.options.show
  const ticket = id.replace(/^con_/, '')
  return {
    ...connection,
    ...(withProvisioningPage.has(strategy) && {
      provisioning_ticket_url: `${tenant.issuer}p/${strategy}/${ticket}`,
    }),
    ...(show && { options: show(options) }),
  }
}
