import type { JWK } from 'jose'
import type { Configuration } from 'oidc-provider'
import type { Mailer } from '../mail/mail.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { refreshTokenOf } from '../store/client-settings.ts'
import { hasRegisteredItself } from '../store/ids.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { findAccount } from './accounts.ts'
import { backchannel, expiryOf } from './backchannel.ts'
import { clientMetadata } from './client-metadata.ts'
import { createAdapter } from './create-adapter.ts'
import { activationPath, deviceFlow } from './device-flow.ts'
import type { EntryRecorder } from './entry-recorder.ts'
import { loadExistingGrant, offlineAsked } from './existing-grant.ts'
import { fetchBy } from './fetch-by.ts'
import { interactionPath } from './interactions/paths.ts'
import {
  clientLifetimes,
  idTokenSecondsOf,
  refreshTokenEnds,
  refreshTokenSettingsOf,
  secondsUntil,
  sessionSeconds,
} from './lifetimes.ts'
import type { Oidc } from './load-provider.ts'
import { askToLogOut, showError, tellLoggedOut } from './provider-pages.ts'
import { defaultResource, getResourceServerInfo } from './resource-servers.ts'
import { rotateRefreshToken } from './rotate-refresh-token.ts'
import { addSecondFactorPrompt } from './second-factors/prompt.ts'
import { multiFactor } from './second-factors/second-factor.ts'
import { claimsOfScopes } from './served.ts'
import { writeInDialect } from './token-format.ts'

/** How the OAuth servers of all tenants reach others. */
export interface Reach {
  readonly outbound: Outbound
  readonly mailer: Mailer
  readonly recorder: EntryRecorder
}

const hour = 60 * 60
const day = 24 * hour
/** RFC 6749, section 4.1.2, recommends ten minutes at most; promise: a minute. */
const codeTtlSeconds = 60
const deviceCodeTtlSeconds = hour / 4
const interactionTtlSeconds = hour
/** How long an access token for no API but `/userinfo` lives. */
const opaqueTtlSeconds = day
/** 32 characters of base64url. */
const tokenBits = 192

/** What is the same for every tenant. */
const constant = {
  clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'private_key_jwt', 'none'],
  clientDefaults: { grant_types: [], response_types: [], redirect_uris: [] },
  responseTypes: [
    ...(['code', 'id_token', 'id_token token'] as const),
    ...(['code id_token', 'code token', 'code id_token token'] as const),
  ],
  scopes: ['openid', 'offline_access'],
  acrValues: [multiFactor],
  claims: {
    ...Object.fromEntries(
      Object.entries(claimsOfScopes).map(([scope, names]) => [scope, [...names]]),
    ),
    openid: ['sub', 'acr', 'amr'],
  },
  conformIdTokenClaims: false,
  extraClientMetadata: { properties: [...clientLifetimes] },
  extraParams: ['connection', 'audience', 'screen_hint', 'organization', offlineAsked],
  clientBasedCORS: () => true, // no cookie is read where scripts of others may call
  clockTolerance: 5,
  routes: {
    authorization: '/authorize',
    token: '/oauth/token',
    revocation: '/oauth/revoke',
    introspection: '/oauth/introspect',
    pushed_authorization_request: '/oauth/par',
    end_session: '/oidc/logout',
    device_authorization: '/oauth/device/code',
    code_verification: activationPath,
    backchannel_authentication: '/bc-authorize',
    userinfo: '/oidc/userinfo',
    jwks: '/.well-known/jwks.json',
  },
} satisfies Configuration

/** How oidc-provider serves one tenant. */
export function configuration(
  tenant: Tenant,
  keys: JWK[],
  oidc: Oidc,
  reach: Reach,
): Configuration {
  const { oidc: store } = tenant.store
  const isHttps = tenant.issuer.startsWith('https:')
  const policy = oidc.interactionPolicy.base()
  // Its applications are known by who registered them, not by where they run.
  policy.get('consent')?.checks.remove('native_client_prompt')
  addSecondFactorPrompt(policy, tenant, oidc)
  const cookie = { httpOnly: true, sameSite: 'lax', secure: isHttps, signed: true } as const
  return {
    adapter: createAdapter({
      ...store,
      errors: oidc.errors,
      settings: tenant.settings,
      context: () => oidc.Provider.ctx,
      clients: {
        async find(clientId) {
          const client = await tenant.clients.find(clientId)
          return client && clientMetadata(client)
        },
      },
      async settingsOf(clientId) {
        const client = await tenant.clients.find(clientId)
        return refreshTokenOf(client?.settings.refresh_token)
      },
    }),
    jwks: { keys: keys as NonNullable<Configuration['jwks']>['keys'] },
    ...constant,
    cookies: {
      keys: [store.cookieKey],
      // RFC 6265bis, section 4.1.3.2: such a name binds it to this host and path.
      names: { session: isHttps ? '__Host-session' : 'session', interaction: 'interaction' },
      long: cookie,
      short: cookie,
    },
    interactions: { policy, url: (_ctx, { uid }) => interactionPath(uid) },
    fetch: fetchBy(reach.outbound),
    findAccount: findAccount(tenant),
    renderError: showError(tenant),
    loadExistingGrant: loadExistingGrant(tenant),
    pkce: {
      required: (_ctx, { clientId, clientAuthMethod }) =>
        clientAuthMethod === 'none' || hasRegisteredItself(clientId),
    },
    issueRefreshToken: (_ctx, client, code) =>
      client.grantTypeAllowed('refresh_token') && code.scopes.has('offline_access'),
    rotateRefreshToken: rotateRefreshToken(tenant, oidc.errors),
    expiresWithSession: () => false,
    ttl: ttlOf(tenant),
    features: featuresOf(tenant, oidc, reach),
    formats: {
      bitsOfOpaqueRandomness: tokenBits,
      customizers: { jwt: writeInDialect(tenant) },
    },
  }
}

const isOwn = ({ clientId }: { clientId: string }, token: { clientId?: string | undefined }) =>
  token.clientId === clientId

function ttlOf({ settings, store }: Tenant): NonNullable<Configuration['ttl']> {
  return {
    AccessToken: (_ctx, { resourceServer }) => resourceServer?.accessTokenTTL ?? opaqueTtlSeconds,
    AuthorizationCode: codeTtlSeconds,
    BackchannelAuthenticationRequest: (ctx) => expiryOf(ctx),
    ClientCredentials: (_ctx, { resourceServer }) => resourceServer?.accessTokenTTL ?? 0,
    DeviceCode: deviceCodeTtlSeconds,
    Grant: 365 * day,
    IdToken: (_ctx, _token, client) => idTokenSecondsOf(client),
    Interaction: interactionTtlSeconds,
    RefreshToken(_ctx, { iiat = 0 }, client) {
      const now = store.oidc.now()
      return secondsUntil(refreshTokenEnds(refreshTokenSettingsOf(client), iiat, now), now)
    },
    Session: (_ctx, session) => sessionSeconds(settings, session, store.oidc.now()),
  }
}

function featuresOf(
  tenant: Tenant,
  { errors }: Oidc,
  { mailer, recorder }: Reach,
): NonNullable<Configuration['features']> {
  return {
    ciba: backchannel({ tenant, mailer, recorder, errors }),
    deviceFlow: deviceFlow(tenant, recorder),
    clientCredentials: { enabled: true },
    devInteractions: { enabled: false },
    dPoP: { enabled: true, allowReplay: false },
    // A resource server asks about tokens that were given to others; it has to prove itself.
    introspection: {
      enabled: true,
      allowedPolicy: async (_ctx, client, token) =>
        client.clientAuthMethod !== 'none' || isOwn(client, token),
    },
    pushedAuthorizationRequests: { enabled: true },
    resourceIndicators: {
      enabled: true,
      defaultResource: defaultResource(tenant, errors),
      getResourceServerInfo: getResourceServerInfo(tenant, errors),
      useGrantedResource: () => true,
    },
    revocation: {
      enabled: true,
      allowedPolicy: async (_ctx, client, token) => isOwn(client, token),
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: askToLogOut(tenant),
      postLogoutSuccessSource: tellLoggedOut(tenant),
    },
    backchannelLogout: { enabled: true },
    userinfo: { enabled: true },
    webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
  }
}
