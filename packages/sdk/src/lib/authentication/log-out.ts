import { AuthenticationError } from './authentication-error.ts'
import type { AuthorizationServer } from './authorization-server.ts'
import { withParameters } from './log-in.ts'
import type { Tokens } from './tokens.ts'

/** Options of a log-out (`GET /v2/logout`). */
export interface LogoutParameters {
  /** One of the client's `allowed_logout_urls`; the first one by default. */
  readonly returnTo?: string
  readonly [parameter: string]: string | undefined
}

/** Options of a log-out (OpenID Connect RP-Initiated Logout 1.0, section 2). */
export interface EndSessionParameters {
  /** One of the client's `allowed_logout_urls`, compared as an exact string. */
  readonly post_logout_redirect_uri?: string
  /** Returned unchanged. */
  readonly state?: string
  readonly ui_locales?: string
  readonly [parameter: string]: string | undefined
}

/**
 * The URL of `/v2/logout`, which needs neither confirmation nor an ID token. It is not part of the
 * metadata.
 */
export function logoutUrl(server: AuthorizationServer, parameters: LogoutParameters = {}): string {
  const { connection, client } = server
  const address = `${connection.baseUrl}/v2/logout`
  return withParameters(address, { client_id: client.client_id, ...parameters })
}

/** The URL of the `end_session_endpoint`. Without an ID token the user must confirm the log-out. */
export async function endSessionUrl(
  server: AuthorizationServer,
  tokens: Pick<Tokens, 'idToken'> | undefined,
  parameters: EndSessionParameters = {},
): Promise<string> {
  const { end_session_endpoint: endpoint } = await server.find()
  if (endpoint === undefined) {
    const message = 'The tenant has no `end_session_endpoint`: use getLogoutUrl.'
    throw new AuthenticationError('not_supported', message)
  }
  return withParameters(endpoint, {
    client_id: server.client.client_id,
    id_token_hint: tokens?.idToken,
    ...parameters,
  })
}
