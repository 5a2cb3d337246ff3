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

/** A client (application) of a tenant. */
export interface AuthenticationClientOptions
  extends LogInDefaults,
    Omit<ConnectionOptions, 'onWarning'> {
  readonly clientId: string
  /** Secret of a confidential client; never use one in a browser or mobile app. */
  readonly clientSecret?: string
  /** Private key that signs client assertions in place of a secret (RFC 7523), from WebCrypto. */
  readonly privateKey?: oauth.CryptoKey | oauth.PrivateKey
}

/** Logs users in, and gets tokens for them and for the application itself. */
export interface AuthenticationClient {
  /** Metadata of the tenant, cached for an hour; its issuer is `baseUrl`. */
  getMetadata(): Promise<AuthenticationSchema<'AuthorizationServerMetadata'>>
  /**
   * Begins a log-in by authorization code and PKCE: redirect the browser to `url`, and store
   * `transaction` until it returns.
   */
  beginLogIn(parameters?: LogInParameters): Promise<BegunLogIn>
  /**
   * Completes a log-in: verifies `state`, `iss`, `nonce` and the ID token against the transaction,
   * and returns the tokens.
   *
   * @param callback the URL that the browser returned to, or its path and query
   */
  completeLogIn(
    callback: string | URL | URLSearchParams,
    transaction: LogInTransaction,
  ): Promise<Tokens>
  /** Refreshes tokens; callers with the same refresh token share one request. */
  refresh(tokens: Tokens, parameters?: TokenParameters): Promise<Tokens>
  /** An access token of the application itself, cached until shortly before it expires. */
  getClientToken(request?: ClientTokenRequest): Promise<string>
  /** Begins a log-in on a device without browser or keyboard (RFC 8628). */
  beginDeviceLogIn(parameters?: DeviceParameters): Promise<DeviceLogIn>
  /**
   * Current claims of the user from `/userinfo`; `user` of the tokens is as old as the ID token.
   */
  getUserInfo(tokens: Pick<Tokens, 'accessToken' | 'user'>): Promise<UserClaims>
  /** Revokes a refresh token and its family (RFC 7009). */
  revoke(refreshToken: string): Promise<void>
  /** URL that logs the browser out of the tenant, without confirmation. */
  getLogoutUrl(parameters?: LogoutParameters): string
  /** URL for OpenID Connect RP-Initiated Logout; without tokens the user must confirm. */
  getEndSessionUrl(
    tokens?: Pick<Tokens, 'idToken'>,
    parameters?: EndSessionParameters,
  ): Promise<string>
  /** Current time, in milliseconds since the Unix epoch. */
  now(): number
}

/**
 * A client of the authentication API of one tenant. Nothing is sent before the first call.
 *
 * Its calls throw AuthenticationError, NetworkError or TimeoutError.
 *
 * @throws TypeError unless `baseUrl` is an https URL, or an http URL of the local machine.
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
