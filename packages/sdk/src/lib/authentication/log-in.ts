import type { AuthenticationSchema } from '@latchkey/contract'
import * as oauth from 'oauth4webapi'
import { AuthenticationError, explained } from './authentication-error.ts'
import type { AuthorizationServer } from './authorization-server.ts'
import { readTokens, type Tokens } from './tokens.ts'

/** What is the same for every log-in of an application. */
export interface LogInDefaults {
  /** One of the callbacks of the client, character by character. */
  readonly redirectUri?: string
  /** `openid profile email` when not given; `offline_access` adds a refresh token. */
  readonly scope?: string
  /** The API that access tokens are for. */
  readonly audience?: string
}

/** What `logIn` sets itself, so that it can hold the answer against it. */
type Own =
  | 'client_id'
  | 'code_challenge'
  | 'code_challenge_method'
  | 'nonce'
  | 'request'
  | 'request_uri'
  | 'response_type'
  | 'state'

/** Further parameters of one log-in (`GET /authorize`), those of your own rules among them. */
export type LogInParameters = Omit<AuthenticationSchema<'AuthorizationRequest'>, Own> & {
  readonly [parameter: string]: string | undefined
}

/**
 * What is remembered of a log-in until its answer comes: plain values. Keep them where only the
 * browser that logs in reaches them, and use them once.
 */
export interface LogInTransaction {
  readonly state: string
  /** Absent where `openid` was not asked for. */
  readonly nonce?: string
  /** The secret that the code is bound to (RFC 7636). */
  readonly codeVerifier: string
  readonly redirectUri: string
  readonly maxAgeSeconds?: number
}

/** A log-in that has begun: send the browser to `url`, and keep `transaction`. */
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

/** Holds what came back against the transaction, `iss` included (RFC 9207), and gets the tokens. */
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
  // What a server is handed of a request begins with its path.
  return new URL(callback, 'http://localhost').searchParams
}

/** The address with these parameters; what is undefined is left out. */
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
