import type { AuthenticationSchema } from '@latchkey/contract'
import * as oauth from 'oauth4webapi'
import { AuthenticationError, explained } from './authentication-error.ts'
import type { AuthorizationServer } from './authorization-server.ts'
import { readTokens, type Tokens } from './tokens.ts'

/** Options for every log-in of an application. */
export interface LogInDefaults {
  /** One of the client's `callbacks`, compared as an exact string. */
  readonly redirectUri?: string
  /** Scopes; `openid profile email` by default. `offline_access` adds a refresh token. */
  readonly scope?: string
  /** Identifier of the API that access tokens are for. */
  readonly audience?: string
}

/** Parameters that `logIn` sets itself, to verify the response with them. */
type Own =
  | 'client_id'
  | 'code_challenge'
  | 'code_challenge_method'
  | 'nonce'
  | 'request'
  | 'request_uri'
  | 'response_type'
  | 'state'

/** Further parameters of a log-in (`GET /authorize`), including custom ones. */
export type LogInParameters = Omit<AuthenticationSchema<'AuthorizationRequest'>, Own> & {
  readonly [parameter: string]: string | undefined
}

/**
 * State of a log-in until its response: plain values. Store them where only the browser that logs
 * in can reach them, and use them once.
 */
export interface LogInTransaction {
  readonly state: string
  /** Absent if `openid` was not requested. */
  readonly nonce?: string
  /** The PKCE code verifier (RFC 7636). */
  readonly codeVerifier: string
  readonly redirectUri: string
  readonly maxAgeSeconds?: number
}

/** A log-in in progress: redirect the browser to `url`, and store `transaction`. */
export interface BegunLogIn {
  readonly url: string
  readonly transaction: LogInTransaction
}

/** Authorization code with PKCE (RFC 6749, section 4.1; RFC 7636; RFC 9700, section 2.1.1). */
export async function beginLogIn(
  server: AuthorizationServer,
  defaults: LogInDefaults,
  given: LogInParameters = {},
): Promise<BegunLogIn> {
  const { redirectUri, scope = 'openid profile email', audience } = defaults
  const wanted = { redirect_uri: redirectUri, scope, audience, ...given }
  const { redirect_uri, max_age } = wanted
  if (redirect_uri === undefined) {
    throw new TypeError(
      '`redirectUri` is required: a callback URL that is registered for the client.',
    )
  }
  const { authorization_endpoint: endpoint } = await server.find()
  if (endpoint === undefined) {
    throw new AuthenticationError('not_supported', 'The tenant has no authorization endpoint.')
  }
  const isOpenId = String(wanted.scope).split(' ').includes('openid')
  const transaction: LogInTransaction = {
    state: oauth.generateRandomState(),
    ...(isOpenId && { nonce: oauth.generateRandomNonce() }),
    codeVerifier: oauth.generateRandomCodeVerifier(),
    redirectUri: redirect_uri,
    ...(max_age !== undefined && { maxAgeSeconds: Number(max_age) }),
  }
  const { state, nonce, codeVerifier } = transaction
  const url = withParameters(endpoint, {
    ...wanted,
    response_type: 'code',
    client_id: server.client.client_id,
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  })
  return { url, transaction }
}

/**
 * Verifies the response against the transaction, `iss` included (RFC 9207), and gets the tokens.
 */
export async function completeLogIn(
  server: AuthorizationServer,
  callback: string | URL | URLSearchParams,
  { state, nonce, codeVerifier, redirectUri, maxAgeSeconds }: LogInTransaction,
): Promise<Tokens> {
  const { client, clientAuthentication } = server
  const metadata = await server.find()
  const advice = 'The response does not belong to this log-in; log in again.'
  const response = await explained(advice, async () => {
    const answer = oauth.validateAuthResponse(metadata, client, parametersOf(callback), state)
    return oauth.authorizationCodeGrantRequest(
      metadata,
      client,
      clientAuthentication,
      answer,
      redirectUri,
      codeVerifier,
      server.through(),
    )
  })
  return readTokens(server, metadata, response, (answer) =>
    oauth.processAuthorizationCodeResponse(metadata, client, answer, {
      ...(nonce !== undefined && { expectedNonce: nonce, requireIdToken: true }),
      ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
    }),
  )
}

function parametersOf(callback: string | URL | URLSearchParams): URLSearchParams {
  if (callback instanceof URLSearchParams) return callback
  // On a server the URL of a request begins with its path.
  return new URL(callback, 'http://localhost').searchParams
}

/** The URL with these parameters; undefined ones are omitted. */
export function withParameters(
  address: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return url.href
}
