import * as oauth from 'oauth4webapi'
import { AuthenticationError, explained } from './authentication-error.ts'
import type { AuthorizationServer } from './authorization-server.ts'
import { readTokens, renewed, type Tokens } from './tokens.ts'

/**
 * Further parameters of a refresh, such as `scope` for fewer scopes, or `audience` for another API
 * that `refresh_token.policies` of the client names.
 */
export type TokenParameters = Readonly<Record<string, string>>

/** Exchanges the refresh token for new tokens. */
export type Refresh = (tokens: Tokens, parameters?: TokenParameters) => Promise<Tokens>

interface Refreshing {
  readonly atMs: number
  readonly outcome: Promise<Tokens>
}

/**
 * Time for which the result is shared with callers that read the old token before the new one was
 * stored: using a refresh token twice revokes its family (RFC 9700, section 4.14.2).
 */
const keptMs = 10_000

/** Refreshes tokens (RFC 6749, section 6), once for all callers with the same refresh token. */
export function createRefresh(server: AuthorizationServer): Refresh {
  const { clock } = server.connection
  const known = new Map<string, Refreshing>()
  return (tokens, parameters = {}) => {
    const { refreshToken } = tokens
    if (refreshToken === undefined) {
      const message =
        'The session has no refresh token: request the scope `offline_access` and log in again.'
      return Promise.reject(new AuthenticationError('not_logged_in', message))
    }
    const nowMs = clock.now()
    for (const [key, { atMs }] of known) if (nowMs - atMs > keptMs) known.delete(key)
    const key = JSON.stringify([refreshToken, parameters])
    const current = known.get(key) ?? {
      atMs: nowMs,
      outcome: refresh(server, tokens, refreshToken, parameters),
    }
    known.set(key, current)
    // A failure is not shared: the next caller tries again.
    current.outcome.catch(() => known.delete(key))
    return current.outcome
  }
}

async function refresh(
  server: AuthorizationServer,
  tokens: Tokens,
  refreshToken: string,
  parameters: TokenParameters,
): Promise<Tokens> {
  const { client, clientAuthentication } = server
  const metadata = await server.find()
  const response = await explained('', () =>
    oauth.refreshTokenGrantRequest(metadata, client, clientAuthentication, refreshToken, {
      ...server.through(),
      additionalParameters: parameters,
    }),
  )
  const now = await readTokens(server, metadata, response, (answer) =>
    oauth.processRefreshTokenResponse(metadata, client, answer),
  )
  return renewed(tokens, now)
}
