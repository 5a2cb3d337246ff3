import type { AuthenticationSchema } from '@latchkey/contract'
import * as oauth from 'oauth4webapi'
import { type ConnectionOptions, connect } from '../connection.ts'
import { type AuthorizationServer, reachAuthorizationServer } from './authorization-server.ts'
import { type ClientTokenRequest, createClientTokens } from './client-token.ts'
import { beginDeviceLogIn, type DeviceLogIn, type DeviceParameters } from './device.ts'
import {
  type BegunLogIn,
  beginLogIn,
  completeLogIn,
  type LogInDefaults,
  type LogInParameters,
  type LogInTransaction,
} from './log-in.ts'
import {
  type EndSessionParameters,
  endSessionUrl,
  type LogoutParameters,
  logoutUrl,
} from './log-out.ts'
import { createRefresh, type TokenParameters } from './refresh.ts'
import type { Tokens, UserClaims } from './tokens.ts'
import { getUserInfo, revoke } from './user-info.ts'

/** One application at one tenant. */
export interface AuthenticationClientOptions
  extends LogInDefaults,
    Omit<ConnectionOptions, 'onWarning'> {
  readonly clientId: string
  /** Of an application that can keep one: never in a browser or on a telephone. */
  readonly clientSecret?: string
  /** What signs client assertions in place of a secret (RFC 7523), as WebCrypto imports it. */
  readonly privateKey?: oauth.CryptoKey | oauth.PrivateKey
}

/** Logs people in, and gets tokens for them and for the application itself. */
export interface AuthenticationClient {
  /** What the tenant announces; asked for once an hour, and its issuer is `baseUrl`. */
  getMetadata(): Promise<AuthenticationSchema<'AuthorizationServerMetadata'>>
  /**
   * Begins a log-in by authorization code and PKCE: send the browser to `url`, and keep
   * `transaction` until it comes back.
   */
  beginLogIn(parameters?: LogInParameters): Promise<BegunLogIn>
  /**
   * The tokens of a log-in that came back, once `state`, `iss`, `nonce` and the ID token are those
   * of the transaction.
   *
   * @param callback the address that the browser came back to, or what a server has of it
   */
  completeLogIn(
    callback: string | URL | URLSearchParams,
    transaction: LogInTransaction,
  ): Promise<Tokens>
  /** The tokens renewed; callers that have the same refresh token share one request. */
  refresh(tokens: Tokens, parameters?: TokenParameters): Promise<Tokens>
  /** An access token of the application itself, remembered until shortly before it ends. */
  getClientToken(request?: ClientTokenRequest): Promise<string>
  /** Begins a log-in for a device without a browser or keyboard of its own. */
  beginDeviceLogIn(parameters?: DeviceParameters): Promise<DeviceLogIn>
  /** What is known of the user now; `user` of the tokens is as old as their ID token. */
  getUserInfo(tokens: Pick<Tokens, 'accessToken' | 'user'>): Promise<UserClaims>
  /** Ends a refresh token and what it may still give. */
  revoke(refreshToken: string): Promise<void>
  /** Where the browser goes to log out of the tenant; nobody is asked. */
  getLogoutUrl(parameters?: LogoutParameters): string
  /** The same in the words of OpenID Connect; without tokens the user is asked. */
  getEndSessionUrl(
    tokens?: Pick<Tokens, 'idToken'>,
    parameters?: EndSessionParameters,
  ): Promise<string>
  /** The time of this client, in milliseconds since the Unix epoch. */
  now(): number
}

/**
 * A client of the authentication API of one tenant. Nothing is sent before the first call.
 *
 * Its calls throw AuthenticationError, NetworkError or TimeoutError.
 *
 * @throws TypeError when `baseUrl` is no address of HTTPS; without TLS it may be this machine.
 */
export function createAuthenticationClient(
  options: AuthenticationClientOptions,
): AuthenticationClient {
  const { clientId, redirectUri, scope, audience } = options
  const defaults: LogInDefaults = {
    ...(redirectUri !== undefined && { redirectUri }),
    ...(scope !== undefined && { scope }),
    ...(audience !== undefined && { audience }),
  }
  const server: AuthorizationServer = reachAuthorizationServer(
    connect(options),
    { client_id: clientId },
    authenticationOf(options),
  )
  return {
    getMetadata: async () =>
      (await server.find()) as AuthenticationSchema<'AuthorizationServerMetadata'>,
    beginLogIn: (parameters) => beginLogIn(server, defaults, parameters),
    completeLogIn: (callback, transaction) => completeLogIn(server, callback, transaction),
    refresh: createRefresh(server),
    getClientToken: createClientTokens(server, audience),
    beginDeviceLogIn: (parameters) => beginDeviceLogIn(server, defaults, parameters),
    getUserInfo: (tokens) => getUserInfo(server, tokens),
    revoke: (refreshToken) => revoke(server, refreshToken),
    getLogoutUrl: (parameters) => logoutUrl(server, parameters),
    getEndSessionUrl: (tokens, parameters) => endSessionUrl(server, tokens, parameters),
    now: () => server.connection.clock.now(),
  }
}

function authenticationOf({ clientSecret, privateKey }: AuthenticationClientOptions) {
  if (privateKey) return oauth.PrivateKeyJwt(privateKey)
  return clientSecret === undefined ? oauth.None() : oauth.ClientSecretPost(clientSecret)
}
