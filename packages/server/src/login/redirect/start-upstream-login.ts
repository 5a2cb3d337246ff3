import type { Request } from 'express'
import type { ConnectionWith } from '../../connectors/connector.ts'
import type { RedirectStart } from '../../connectors/redirect-connector.ts'
import type { UpstreamRefusal } from '../../connectors/upstream-refusal.ts'
import { ApiError } from '../../errors.ts'
import type { RecordWrite } from '../../store/oidc/record-batch.ts'
import type { LoginTransaction } from '../login-transaction.ts'
import { type RedirectOptions, startAt, type Unreachable } from './ask-connector.ts'
import { newUpstreamState, recordOfUpstreamLogin } from './upstream-login.ts'

interface Start {
  readonly transaction: Pick<LoginTransaction, 'id' | 'parameters' | 'loginHint'>
  readonly way: ConnectionWith<'redirect'>
}

interface Started extends Pick<RedirectStart, 'url' | 'form'> {
  /**
   * Creates the record with which the response is verified. The caller stores it before it
   * redirects the browser.
   */
  readonly record: () => Promise<RecordWrite>
}

/**
 * Starts a log-in at an identity provider.
 *
 * @returns the URL for the browser, or the reason why the log-in cannot start
 */
export async function startUpstreamLogin(
  req: Request,
  { transaction, way }: Start,
  options: RedirectOptions,
): Promise<Started | UpstreamRefusal | Unreachable> {
  const state = newUpstreamState()
  const { id, parameters: requested = {}, loginHint } = transaction
  const started = await startAt(req, way, { state, loginHint, requested }, options)
  if ('refused' in started) return started
  const { url, form, kept } = started
  const login = { transaction: id, connectionId: way.connection.id, kept }
  return {
    url,
    ...(form && { form }),
    record: () => recordOfUpstreamLogin(req.tenant, state, login),
  }
}

/**
 * The connection with this name or, without a name, the only connection.
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
