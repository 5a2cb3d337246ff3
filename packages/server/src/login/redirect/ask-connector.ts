import type { Request } from 'express'
import type { ConnectionWith } from '../../connectors/connector.ts'
import type {
  RedirectRequest,
  RedirectStart,
  UpstreamLogin,
} from '../../connectors/redirect-connector.ts'
import type { UpstreamRefusal } from '../../connectors/upstream-refusal.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import { OutboundError } from '../../outbound/outbound-error.ts'
import { providerCallOf } from '../../tenancy/provider-call.ts'
import { appendEntry } from '../append-entry.ts'
import { placeOf } from '../login-origin.ts'

export interface RedirectOptions {
  readonly outbound: Outbound
  readonly now: () => Date
}

/**
 * Begins a log-in at the identity provider of a connection.
 *
 * @returns the URL for the browser, or the reason why the log-in cannot start
 */
export async function startAt(
  req: Request,
  { connection, connector }: ConnectionWith<'redirect'>,
  start: Pick<RedirectRequest, 'state' | 'loginHint' | 'requested'>,
  { outbound, now }: RedirectOptions,
): Promise<RedirectStart | UpstreamRefusal | Unreachable> {
  const call = await providerCallOf(req, { connection, outbound, now })
  return answered(connector.redirect.start({ ...call, ...start }))
}

/** The response of an identity provider to a log-in that was started. */
interface Response {
  readonly state: string
  /** The parameters of the response, as a query. */
  readonly answer: string
  readonly kept: Readonly<Record<string, string>>
}

/**
 * Verifies the response of the identity provider of a connection. What the connection permits
 * although it is weak is written to the log of the tenant (type `w`).
 *
 * @returns the user, or the reason why the log-in failed
 */
export async function finishAt(
  req: Request,
  { connection, connector }: ConnectionWith<'redirect'>,
  { state, answer, kept }: Response,
  { outbound, now }: RedirectOptions,
): Promise<UpstreamLogin | UpstreamRefusal | Unreachable> {
  const call = await providerCallOf(req, { connection, outbound, now })
  const parameters = new URLSearchParams(answer)
  const login = await answered(connector.redirect.finish({ ...call, state, parameters, kept }))
  const warn = (description: string, details?: UpstreamLogin['details']) =>
    appendEntry(req.tenant, 'Log in at an identity provider', {
      ...placeOf(req),
      type: 'w',
      description,
      connection: connection.name,
      connection_id: connection.id,
      strategy: connection.strategy,
      ...(details && { details }),
    })
  if (!('refused' in login) && login.warning !== undefined) await warn(login.warning)
  if ('details' in login && login.details) await warn(debugged, login.details)
  return login
}

const debugged =
  'The response of the identity provider, which is logged as the option `debug` of the connection says'

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
