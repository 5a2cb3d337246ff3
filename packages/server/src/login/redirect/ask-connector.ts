import type { Request } from 'express'
import type { ProviderCall } from '../../connectors/redirect-connector.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import { OutboundError } from '../../outbound/outbound-error.ts'
import type { Connection } from '../../store/connections/connection-wire.ts'

export interface RedirectOptions {
  readonly outbound: Outbound
  readonly now: () => Date
}

type Asking = RedirectOptions & { readonly connection: Connection; readonly state: string }

export const callbackUrlOf = ({ tenant }: Pick<Request, 'tenant'>) =>
  `${tenant.issuer}login/callback`

/** The input with which a connector sends a request to the identity provider. */
export const providerCallOf = async (
  { tenant }: Pick<Request, 'tenant'>,
  { connection, outbound, now }: Omit<Asking, 'state'>,
): Promise<ProviderCall> => ({
  tenantId: tenant.id,
  connection,
  secrets: await tenant.connections.secretsOf(connection),
  findClientKey: () => tenant.store.connectionKeys.findCurrent(connection.id),
  callbackUrl: callbackUrlOf({ tenant }),
  outbound,
  now,
})

/** The input with which a connector starts or finishes a log-in. */
export const connectorRequestOf = async (req: Request, { state, ...asking }: Asking) => ({
  ...(await providerCallOf(req, asking)),
  state,
})

export interface Unreachable {
  readonly refused: 'unreachable'
  readonly description: string
  readonly status: 503
}

/**
 * The result of the connector; if the identity provider did not respond, `unreachable` in place of
 * the OutboundError.
 */
export async function answered<T>(pending: Promise<T>): Promise<T | Unreachable> {
  try {
    return await pending
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    const description = `The identity provider did not answer: ${error.message}`
    return { refused: 'unreachable', description, status: 503 }
  }
}
