import type { ConnectionOptions, Connector } from '../connector.ts'
import { standardClaims } from '../upstream/map-profile.ts'
import { namesScopes, withScope } from '../upstream/upstream-parameters.ts'
import { facebookNativeLogin } from './facebook-native-login.ts'
import { createOAuthConnector, type OAuthStrategy } from './oauth-connector.ts'
import { type OAuthProvider, oauthProviders } from './oauth-providers.ts'

/**
 * The strategy `oauth2`: the options name the endpoints, and where the members of the profile are.
 */
export const ownEndpoints: OAuthStrategy = {
  hasOneProvider: false,
  members: [
    'authParams',
    'authParamsMap',
    'authorizationURL',
    'authorization_endpoint',
    'customHeaders',
    'email',
    'logoutUrl',
    'pkce_enabled',
    'scripts',
    'tokenURL',
    'token_endpoint',
    'useOauthSpecScope',
    'user_id_attribute',
    'userinfo_endpoint',
  ],
  addresses: [
    'authorizationURL',
    'authorization_endpoint',
    'logoutUrl',
    'tokenURL',
    'token_endpoint',
    'userinfo_endpoint',
  ],
  providerOf(options) {
    const authorizationUrl = options.authorizationURL ?? options.authorization_endpoint
    const tokenUrl = options.tokenURL ?? options.token_endpoint
    const { userinfo_endpoint: userinfoUrl } = options
    if (!authorizationUrl) return { missing: 'authorizationURL' }
    if (!tokenUrl) return { missing: 'tokenURL' }
    if (!userinfoUrl) return { missing: 'userinfo_endpoint' }
    return {
      authorizationUrl,
      tokenUrl,
      userinfoUrl,
      scopes: [],
      subject: subjectOf(options),
      fields: standardClaims,
      authentication: 'post',
      hasPkce: options.pkce_enabled !== false,
    }
  },
}

/** The path of the user's identifier in the profile: `fieldsMap.user_id`, or `sub`. */
function subjectOf({ fieldsMap }: ConnectionOptions): string {
  return [fieldsMap?.user_id ?? []].flat()[0] ?? 'sub'
}

/** The strategy of a social provider, whose endpoints are the same for all connections. */
export const socialStrategy = (provider: OAuthProvider): OAuthStrategy => ({
  hasOneProvider: true,
  members: [...(provider.flags ?? []).map(([name]) => name), 'customHeaders'],
  show: (options) =>
    withScope(
      { ...provider.enabledFlags, ...shownFlagsOf(provider, options), ...options },
      provider.flags ?? [],
      provider.scopeSeparator,
    ),
  addresses: [],
  ...(provider.debugTokenUrl !== undefined && {
    nativeLogin: facebookNativeLogin(provider, provider.debugTokenUrl),
  }),
  providerOf: () => provider,
})

const shownFlagsOf = ({ flags, shownFlags }: OAuthProvider, options: ConnectionOptions) =>
  namesScopes(options, flags) ? {} : shownFlags

/** A connector for each strategy that uses OAuth 2.0 without OpenID Connect. */
export function oauthConnectors(): Readonly<Record<string, Connector>> {
  const social = Object.entries(oauthProviders).map(([strategy, provider]) => [
    strategy,
    createOAuthConnector(socialStrategy(provider)),
  ])
  return { oauth2: createOAuthConnector(ownEndpoints), ...Object.fromEntries(social) }
}
