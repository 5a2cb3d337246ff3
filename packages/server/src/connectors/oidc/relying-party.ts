import {
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  clockSkew,
  customFetch,
  enableNonRepudiationChecks,
  None,
  useIdTokenResponseType,
} from 'openid-client'
import type { ConnectionOptions } from '../connector.ts'
import type { ProviderCall } from '../redirect-connector.ts'
import { asTokenResponse } from '../upstream/token-response.ts'
import { upstreamFetch } from '../upstream/upstream-fetch.ts'
import type { OpenIdStrategy } from './openid-providers.ts'
import { authenticateByKey, authenticatesByKey } from './private-key-jwt.ts'
import { configuredMetadata, type OidcMetadata } from './provider-metadata.ts'

export const isFrontChannel = ({ type }: ConnectionOptions) => type === 'front_channel'

export function pkceMethodOf({ connection_settings }: ConnectionOptions) {
  const { pkce = 'auto' } = connection_settings ?? {}
  if (pkce === 'disabled') return undefined
  return pkce === 'plain' ? 'plain' : 'S256'
}

/** Whether the connection asks to push authorization requests, or its provider requires it. */
export const pushesRequests = ({
  enable_pushed_authorization_requests: isEnabled,
  oidc_metadata,
}: ConnectionOptions): boolean =>
  isEnabled === true || oidc_metadata?.require_pushed_authorization_requests === true

/**
 * The first missing setting of a connection, as a text for the tenant's log; undefined if none is
 * missing.
 */
export function missingIn(
  { connection: { options } }: Pick<ProviderCall, 'connection'>,
  { metadata }: OpenIdStrategy,
) {
  const known = { ...configuredMetadata(options), ...metadata }
  const { issuer, authorization_endpoint, token_endpoint, jwks_uri } = known
  const { pushed_authorization_request_endpoint } = known
  const needed = {
    client_id: options.client_id,
    issuer,
    authorization_endpoint,
    jwks_uri,
    ...(!isFrontChannel(options) && { token_endpoint }),
    ...(pushesRequests(options) && { pushed_authorization_request_endpoint }),
  }
  const missing = Object.entries(needed).find(([, value]) => !value)?.[0]
  return missing && `The option \`${missing}\` is required`
}

/** The algorithms of a UserInfo response that is a JWT, which the keys of the provider verify. */
const signatureAlgorithms = ['RS256', 'PS256', 'ES256', 'RS384', 'PS384', 'ES384', 'RS512', 'PS512']

/**
 * The configuration of openid-client with which this server is a client of the OpenID provider of a
 * connection.
 */
export function configurationOf(request: ProviderCall, strategy: OpenIdStrategy): Configuration {
  const { connection, secrets, tenantId, outbound, now } = request
  const { options } = connection
  const { client_id = '' } = options
  const algorithms = options.id_token_signed_response_algs ?? []
  const given = { ...configuredMetadata(options), ...strategy.metadata }
  const server = {
    ...given,
    issuer: given.issuer ?? '',
    ...userInfoOf(given, options),
    userinfo_signing_alg_values_supported: signatureAlgorithms,
    ...(algorithms.length > 0 && { id_token_signing_alg_values_supported: algorithms }),
  }
  const metadata = { [clockSkew]: Math.round((now().getTime() - Date.now()) / 1000) }
  const authentication =
    strategy.authenticate?.(request) ??
    (authenticatesByKey(options)
      ? authenticateByKey(request)
      : authenticationOf(options, given, secrets.client_secret))
  const config = new Configuration(server, client_id, metadata, authentication)
  config[customFetch] = upstreamFetch({ tenantId, outbound, normalize: asTokenResponse })
  if (isFrontChannel(options)) useIdTokenResponseType(config)
  // `verifyBySecret` verifies signatures with the client secret.
  else if (!strategy.signsWithSecret) enableNonRepudiationChecks(config)
  return config
}

/** The URL of the UserInfo endpoint, with the scopes that the options name. */
function userInfoOf(
  { userinfo_endpoint: url }: OidcMetadata,
  { attribute_map }: ConnectionOptions,
): Pick<OidcMetadata, 'userinfo_endpoint'> {
  const scope = attribute_map?.userinfo_scope
  if (url === undefined || !scope) return {}
  const scoped = new URL(url)
  scoped.searchParams.set('scope', scope)
  return { userinfo_endpoint: scoped.href }
}

/**
 * Client authentication by the configured method, or else by one that the provider supports (OpenID
 * Connect Core 1.0, section 9).
 */
function authenticationOf(
  { token_endpoint_auth_method: method }: ConnectionOptions,
  { token_endpoint_auth_methods_supported: supported }: OidcMetadata,
  secret: string | undefined,
): ClientAuth {
  if (secret === undefined) return None()
  const isBasic =
    method === undefined
      ? (supported?.includes('client_secret_basic') ?? true)
      : method === 'client_secret_basic'
  return isBasic ? ClientSecretBasic(secret) : ClientSecretPost(secret)
}
