import { AuthenticationError } from './authentication-error.ts'
import type { AuthorizationServer } from './authorization-server.ts'
import { withParameters } from './log-in.ts'
import type { Tokens } from './tokens.ts'

/** Where a log-out leads to (`GET /v2/logout`). */
export interface LogoutParameters {
  /** One of the allowed logout URLs of the client; its first one when not given. */
  readonly returnTo?: string
  readonly [parameter: string]: string | undefined
}

/** Where a log-out leads to (OpenID Connect RP-Initiated Logout 1.0, section 2). */
export interface EndSessionParameters {
  /** One of the allowed logout URLs of the client, character by character. */
  readonly post_logout_redirect_uri?: string
  /** Comes back as it is. */
  readonly state?: string
  readonly ui_locales?: string
  readonly [parameter: string]: string | undefined
}

/** Nobody is asked. The tenant serves it whatever it announces, and it needs no ID token. */
export function logoutUrl(server: AuthorizationServer, parameters: LogoutParameters = {}): string {
  const { connection, client } = server
  const address = `${connection.baseUrl}/v2/logout`
  return withParameters(address, { client_id: client.client_id, ...parameters })
}

/** Without an ID token the user is asked whether to log out. */
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
