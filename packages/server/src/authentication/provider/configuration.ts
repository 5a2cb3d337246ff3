import type { JWK } from 'jose'
import type { Client, Configuration } from 'oidc-provider'
import { multiFactor } from '../../login/second-factors/second-factor-policy.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import { refreshTokenOf } from '../../record-rules/client-settings.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { authorizationDetails } from '../authorize/authorization-details.ts'
import { interactionPath } from '../authorize/interaction-path.ts'
import { loginParameterChecks } from '../authorize/login-parameter-checks.ts'
import { addOrganizationPrompt } from '../authorize/organizations.ts'
import { expiryMember } from '../authorize/pushed-requests.ts'
import { defaultResource, getResourceServerInfo } from '../authorize/resource-servers.ts'
import { addSecondFactorPrompt } from '../authorize/second-factor-prompt.ts'
import { backchannel, expiryOf } from '../backchannel/backchannel.ts'
import { clientMetadata, signsBySecret } from '../clients/client-metadata.ts'
import { levelMember, pkceMember, profileOf } from '../clients/fapi.ts'
import {
  checkAssertion,
  checkRequestObject,
  clientAlgorithms,
  leewaySeconds,
} from '../clients/signed-by-clients.ts'
import { activationPath, deviceFlow } from '../device/device-flow.ts'
import type { EntryRecorder } from '../token/entry-recorder.ts'
import { writeInDialect } from '../token/token-format.ts'
import { tokenOnlyParameter } from '../token/token-only.ts'
import { findAccount } from './accounts.ts'
import { createAdapter } from './create-adapter.ts'
import { loadExistingGrant, noteOfflineAccess, offlineParameter } from './existing-grant.ts'
import { guardedFetch } from './guarded-fetch.ts'
import {
  clientLifetimes,
  idTokenSecondsOf,
  refreshTokenEnds,
  refreshTokenSettingsOf,
  secondsUntil,
  sessionSeconds,
} from './lifetimes.ts'
import type { Oidc } from './load-provider.ts'
import { promptWhenAccountDeleted } from './prompt-when-account-deleted.ts'
import { confirmLogoutPage, loggedOutPage, showError } from './provider-pages.ts'
import { rotateRefreshToken } from './rotate-refresh-token.ts'
import { claimsOfScopes } from './served-grants.ts'

/** How the OAuth servers of all tenants send HTTP requests, mail and log entries. */
export interface Senders {
  readonly outbound: Outbound
  readonly mailer: Mailer
  readonly recorder: EntryRecorder
}

const hour = 60 * 60
const day = 24 * hour
/** RFC 6749, section 4.1.2, recommends ten minutes at most. */
const codeTtlSeconds = 60
const deviceCodeTtlSeconds = hour / 4
const interactionTtlSeconds = hour
/** The lifetime of an access token that is only for `/userinfo`. */
const opaqueTtlSeconds = day
/** 32 characters of base64url. */
const tokenBits = 192

/** The configuration that all tenants share. */
const constant = {
  clientAuthMethods: [
    'client_secret_basic',
    'client_secret_post',
    'private_key_jwt',
    'tls_client_auth',
    'self_signed_tls_client_auth',
    'none',
  ],
  // Allow lists by use (RFC 8725, section 3.1).
  enabledJWA: {
    clientAuthSigningAlgValues: clientAlgorithms,
    requestObjectSigningAlgValues: clientAlgorithms,
    authorizationSigningAlgValues: ['RS256', 'PS256'],
    idTokenSigningAlgValues: ['RS256', 'RS512', 'PS256', 'HS256'],
    userinfoSigningAlgValues: ['RS256', 'PS256'],
    dPoPSigningAlgValues: ['ES256'],
  },
  extraClientMetadata: { properties: [...clientLifetimes, levelMember, expiryMember, pkceMember] },
  clientDefaults: { grant_types: [], response_types: [], redirect_uris: [] },
  responseTypes: [
    'code',
    'id_token',
    'id_token token',
    'code id_token',
    'code token',
    'code id_token token',
  ],
  scopes: ['openid', 'offline_access'],
  acrValues: [multiFactor],
  claims: {
    ...Object.fromEntries(
      Object.entries(claimsOfScopes).map(([scope, names]) => [scope, [...names]]),
    ),
    openid: ['sub', 'acr', 'amr', 'org_id', 'org_name'],
  },
  conformIdTokenClaims: false,
  extraParams: {
    audience: null,
    screen_hint: null,
    connection_scope: null,
    [tokenOnlyParameter]: null,
    [offlineParameter]: noteOfflineAccess,
  },
  clientBasedCORS: () => true, // endpoints with CORS read no cookies
  clockTolerance: leewaySeconds,
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
    userinfo: '/userinfo',
    jwks: '/.well-known/jwks.json',
  },
} satisfies Configuration

export interface ConfigurationParts {
  readonly tenant: Tenant
  readonly keys: JWK[]
  readonly oidc: Oidc
  readonly senders: Senders
  /** The types of authorization details that the tenant's APIs declare. */
  readonly detailTypes: readonly string[]
  readonly mTLS: NonNullable<Configuration['features']>['mTLS']
}

/** The configuration of oidc-provider for one tenant. */
export function configuration(parts: ConfigurationParts): Configuration {
  const { tenant, keys, oidc, senders } = parts
  const { oidc: store } = tenant.store
  const isHttps = tenant.issuer.startsWith('https:')
  const policy = oidc.interactionPolicy.base()
  // First-party clients need no consent wherever they run; third-party clients always do.
  policy.get('consent')?.checks.remove('native_client_prompt')
  promptWhenAccountDeleted(policy, oidc)
  addSecondFactorPrompt(policy, tenant, oidc)
  addOrganizationPrompt(policy, tenant, oidc)
  const cookie = { httpOnly: true, sameSite: 'lax', secure: isHttps } as const
  return {
    adapter: createAdapter({
      ...store,
      errors: oidc.errors,
      settings: tenant.settings,
      context: () => oidc.Provider.ctx,
      clients: {
        async find(clientId) {
          const client = await tenant.clients.find(clientId)
          // `authorizationDetails` checks which types a request may have.
          const authorization_details_types = [...parts.detailTypes]
          if (!client) return undefined
          const secret = signsBySecret(client) ? await client.openSecret() : undefined
          return {
            ...clientMetadata(client),
            ...(secret !== undefined && { client_secret: secret }),
            authorization_details_types,
          }
        },
      },
      async settingsOf(clientId) {
        const client = await tenant.clients.find(clientId)
        return refreshTokenOf(client?.settings.refresh_token)
      },
    }),
    jwks: { keys: keys as NonNullable<Configuration['jwks']>['keys'] },
    ...constant,
    extraParams: { ...constant.extraParams, ...loginParameterChecks(tenant, oidc.errors) },
    cookies: {
      keys: [store.cookieKey],
      // The prefix binds the cookie to this host and path (RFC 6265bis, section 4.1.3.2).
      names: { session: isHttps ? '__Host-session' : 'session', interaction: 'interaction' },
      // A session id is random and secret, so a signature would add nothing. An interaction id is
      // also in the path: only the signature shows that the browser got it from the server.
      long: { ...cookie, signed: false },
      short: { ...cookie, signed: true },
    },
    interactions: { policy, url: (_ctx, { uid }) => interactionPath(uid) },
    fetch: guardedFetch(senders.outbound, tenant.id),
    findAccount: findAccount(tenant),
    renderError: showError(tenant),
    loadExistingGrant: loadExistingGrant(tenant),
    pkce: {
      required: (_ctx, client) =>
        client.clientAuthMethod === 'none' || client[pkceMember] === true || isFapi(client),
    },
    assertJwtClientAuthClaimsAndHeader: checkAssertion(tenant, oidc.errors),
    issueRefreshToken: (_ctx, client, code) =>
      client.grantTypeAllowed('refresh_token') && code.scopes.has('offline_access'),
    rotateRefreshToken: rotateRefreshToken(tenant, oidc.errors),
    expiresWithSession: () => false,
    ttl: ttlOf(tenant),
    features: featuresOf(parts),
    formats: {
      bitsOfOpaqueRandomness: tokenBits,
      customizers: { jwt: writeInDialect(tenant, oidc.errors) },
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

const isFapi = (client: Client) => profileOf(client) !== undefined

function featuresOf(parts: ConfigurationParts): NonNullable<Configuration['features']> {
  const {
    tenant,
    oidc: { errors },
    detailTypes,
    mTLS,
    senders: { mailer, recorder },
  } = parts
  return {
    ciba: backchannel({ tenant, mailer, recorder, errors }),
    deviceFlow: deviceFlow(tenant, recorder),
    fapi: { enabled: true, profile: (_ctx, client) => profileOf(client) },
    mTLS,
    requestObjects: {
      enabled: true,
      assertJwtClaimsAndHeader: checkRequestObject(tenant, errors),
    },
    jwtResponseModes: { enabled: true },
    richAuthorizationRequests: authorizationDetails(tenant, detailTypes, errors),
    claimsParameter: { enabled: true },
    clientCredentials: { enabled: true },
    devInteractions: { enabled: false },
    dPoP: { enabled: true, allowReplay: false },
    // A confidential client, as a resource server, may introspect tokens of other clients.
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
      logoutSource: confirmLogoutPage(tenant),
      postLogoutSuccessSource: loggedOutPage(tenant),
    },
    backchannelLogout: { enabled: true },
    userinfo: { enabled: true },
    jwtUserinfo: { enabled: true },
    webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
  }
}
