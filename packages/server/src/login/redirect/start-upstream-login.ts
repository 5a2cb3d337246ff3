import type { Request } from 'express'
import type { ConnectionWith } from '../../connectors/connector.ts'
import type { RedirectStart } from '../../connectors/redirect-connector.ts'
import type { UpstreamRefusal } from '../../connectors/upstream-refusal.ts'
import { ApiError } from '../../errors.ts'
import type { LoginTransaction } from '../login-transaction.ts'
import {
  answered,
  connectorRequestOf,
  type RedirectOptions,
  type Unreachable,
} from './ask-connector.ts'
import { newUpstreamState, storeUpstreamLogin } from './upstream-login.ts'

interface Start {
  readonly transaction: Pick<LoginTransaction, 'id' | 'parameters' | 'loginHint'>
  readonly way: ConnectionWith<'redirect'>
}

/** Starts a log-in at an identity provider, and stores what verifies the response. */
export async function startUpstreamLogin(
  req: Request,
  { transaction, way: { connection, connector } }: Start,
  { outbound, now }: RedirectOptions,
): Promise<RedirectStart | UpstreamRefusal | Unreachable> {
  const state = newUpstreamState()
  const asking = await connectorRequestOf(req, { connection, state, outbound, now })
  const { id, parameters: requested = {}, loginHint } = transaction
  const started = await answered(connector.redirect.start({ ...asking, loginHint, requested }))
  if ('refused' in started) return started
  const { kept } = started
  await storeUpstreamLogin(req.tenant, state, {
    transaction: id,
    connectionId: connection.id,
    kept,
  })
  return started
}

/**
 * The connection of this name; without a name, the only one.
 *
 * @throws ApiError `connection_unknown`
 */
export function redirectWayOf(
  redirects: readonly ConnectionWith<'redirect'>[],
  name: string | undefined,
): ConnectionWith<'redirect'> {
  const [only, ...others] = redirects
  const named = redirects.find(({ connection }) => connection.name === name)
  const way = named ?? (name === undefined && others.length === 0 ? only : undefined)
  if (!way) throw new ApiError('connection_unknown')
  return way
}
