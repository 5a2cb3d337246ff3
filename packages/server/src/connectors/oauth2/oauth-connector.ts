import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  customFetch,
  None,
  randomPKCECodeVerifier,
  refreshTokenGrant,
} from 'openid-client'
import type { ConnectionOptions, Connector, ConnectorWith } from '../connector.ts'
import type {
  NativeLogin,
  ProviderCall,
  RedirectRequest,
  RedirectResponse,
  RedirectStart,
  UpstreamLogin,
  UpstreamTokens,
} from '../redirect-connector.ts'
import { signUpUnlessDisabled } from '../sign-up.ts'
import { challengeOf } from '../upstream/code-challenge.ts'
import { requireSecure } from '../upstream/is-secure.ts'
import { keptTokens } from '../upstream/kept-tokens.ts'
import { attributeAt, mapProfile } from '../upstream/map-profile.ts'
import { nullableAddresses, oauthMembers } from '../upstream/option-members.ts'
import { invalid, notConfigured, refusalOf } from '../upstream/refusal.ts'
import { asOAuthTokenResponse } from '../upstream/token-response.ts'
import { upstreamFetch } from '../upstream/upstream-fetch.ts'
import {
  isOwnParameter,
  namesScopes,
  passedParameters,
  scopesOf,
} from '../upstream/upstream-parameters.ts'
import type { UpstreamRefusal } from '../upstream-refusal.ts'
import { requireSendable } from './custom-headers.ts'
import type { OAuthProvider } from './oauth-providers.ts'
import { readAttributes } from './read-attributes.ts'

/** The differences between the strategies that use OAuth 2.0 without OpenID Connect. */
export interface OAuthStrategy {
  readonly hasOneProvider: boolean
  /** Options of this strategy besides the shared ones. */
  readonly members: readonly (keyof ConnectionOptions)[]
  readonly show?: Connector['options']['show']
  /** Options that must be https URLs. */
  readonly addresses: readonly (keyof ConnectionOptions)[]
  readonly check?: Connector['options']['check']
  /** Log-in in a native application, without a redirect. */
  readonly nativeLogin?: NativeLogin
  /** The provider that these options name, or the name of a missing option. */
  readonly providerOf: (options: ConnectionOptions) => OAuthProvider | { readonly missing: string }
}

/**
 * Creates the connector of an OAuth 2.0 strategy: authorization code grant (RFC 6749, section 4.1),
 * with PKCE (RFC 7636) if the provider supports it. The API of the provider returns the profile of
 * the user.
 */
export function createOAuthConnector(
  strategy: OAuthStrategy,
): ConnectorWith<'redirect' | 'signUp'> {
  return {
    type: 'social',
    options: {
      defaults: {},
      members: [...oauthMembers, ...strategy.members],
      nullable: nullableAddresses,
      check(options) {
        requireSecure(options, strategy.addresses)
        requireSendable(options)
        strategy.check?.(options)
      },
      ...(strategy.show && { show: strategy.show }),
    },
    redirect: {
      hasOneProvider: strategy.hasOneProvider,
      start: (request) => start(request, strategy),
      finish: (response) => finish(response, strategy),
      refresh: (call, refreshToken) => refresh(call, strategy, refreshToken),
      registrationOf: ({ callbackUrl }) => [{ name: 'Redirect URI', value: callbackUrl }],
      ...(strategy.nativeLogin && { nativeLogin: strategy.nativeLogin }),
    },
    signUp: signUpUnlessDisabled,
  }
}

/**
 * Adds the flags that are enabled by default if the connection names scopes. Without named scopes,
 * the default scopes of the provider apply, which include those of the flags.
 */
function withEnabled(options: ConnectionOptions, { flags, enabledFlags }: OAuthProvider) {
  return namesScopes(options, flags) ? { ...enabledFlags, ...options } : options
}

async function start(
  request: RedirectRequest,
  { providerOf }: OAuthStrategy,
): Promise<RedirectStart | UpstreamRefusal> {
  const { options } = request.connection
  const provider = providerOf(options)
  const missing = 'missing' in provider ? provider.missing : undefined
  const absent = missing ?? (options.client_id ? undefined : 'client_id')
  if ('missing' in provider || absent) {
    return notConfigured(`The option \`${absent}\` is required`)
  }
  const verifier = provider.hasPkce ? randomPKCECodeVerifier() : undefined
  const scope = scopesOf(withEnabled(options, provider), provider, request.requested).join(' ')
  const url = buildAuthorizationUrl(configurationOf(request, provider), {
    ...passedParameters(options, request),
    ...mappedParameters(options, request),
    redirect_uri: request.callbackUrl,
    state: request.state,
    ...(scope !== '' && { scope }),
    ...(verifier !== undefined && {
      code_challenge: challengeOf(verifier),
      code_challenge_method: 'S256',
    }),
  })
  return { url: url.href, kept: { ...(verifier !== undefined && { verifier }) } }
}

/**
 * The parameters in `authParams`, and the parameters that `authParamsMap` copies from the client's
 * request.
 */
function mappedParameters(
  { authParams, authParamsMap }: ConnectionOptions,
  { requested }: RedirectRequest,
): Readonly<Record<string, string>> {
  const copied = Object.entries(authParamsMap ?? {}).flatMap(([name, from]) => {
    const value = requested[from]
    return value === undefined || isOwnParameter(name) ? [] : [[name, value]]
  })
  return { ...authParams, ...Object.fromEntries(copied) }
}

async function finish(
  response: RedirectResponse,
  { providerOf }: OAuthStrategy,
): Promise<UpstreamLogin | UpstreamRefusal> {
  const { connection, parameters, kept, callbackUrl, state: expectedState } = response
  const { options } = connection
  const provider = providerOf(options)
  if ('missing' in provider) return notConfigured(`The option \`${provider.missing}\` is required`)
  const url = new URL(callbackUrl)
  url.search = parameters.toString()
  try {
    const tokens = await authorizationCodeGrant(configurationOf(response, provider), url, {
      expectedState,
      ...(kept.verifier !== undefined && { pkceCodeVerifier: kept.verifier }),
    })
    const storable = keptTokens(tokens)
    const attributes = await readAttributes(response, provider, tokens.access_token)
    if ('refused' in attributes) return attributes
    const place = options.user_id_attribute ?? provider.subject
    const subject = attributeAt(place, attributes)
    if (typeof subject !== 'string' || subject === '') {
      return invalid(`The profile has no \`${place}\`, which identifies the user`)
    }
    return {
      subject,
      profile: mapProfile(options, attributes, provider.fields),
      tokens: storable,
      grantedScope: tokens.scope,
      attributes,
    }
  } catch (error) {
    return refusalOf(error)
  }
}

async function refresh(
  call: ProviderCall,
  { providerOf }: OAuthStrategy,
  refreshToken: string,
): Promise<UpstreamTokens | UpstreamRefusal> {
  const provider = providerOf(call.connection.options)
  if ('missing' in provider) return notConfigured(`The option \`${provider.missing}\` is required`)
  try {
    return keptTokens(await refreshTokenGrant(configurationOf(call, provider), refreshToken))
  } catch (error) {
    return refusalOf(error)
  }
}

function configurationOf(
  { connection, secrets, tenantId, outbound }: ProviderCall,
  { authorizationUrl, tokenUrl, authentication }: OAuthProvider,
): Configuration {
  const { client_id = '', customHeaders } = connection.options
  const server = {
    issuer: new URL(tokenUrl).origin,
    authorization_endpoint: authorizationUrl,
    token_endpoint: tokenUrl,
  }
  const { client_secret } = secrets
  const method = authentication === 'basic' ? ClientSecretBasic : ClientSecretPost
  const config = new Configuration(
    server,
    client_id,
    undefined,
    client_secret === undefined ? None() : method(client_secret),
  )
  config[customFetch] = upstreamFetch({
    tenantId,
    outbound,
    headers: customHeaders ?? {},
    normalize: asOAuthTokenResponse,
  })
  return config
}
