import type { Client, Configuration, interactionPolicy } from 'oidc-provider'
import { multiFactor } from '../../login/second-factors/second-factor-policy.ts'
import { refreshTokenOf } from '../../record-rules/client-settings.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { addActionsPrompt } from '../actions/actions-prompt.ts'
import { addCallbackConfirmation } from '../authorize/callback-confirmation.ts'
import { addConnectionCheck } from '../authorize/connection-prompt.ts'
import { addCredentialPrompt } from '../authorize/credential-prompt.ts'
import { interactionPath } from '../authorize/interaction-path.ts'
import { loginParameterChecks } from '../authorize/login-parameter-checks.ts'
import { addTicketCheck, hideTicket, ticketParameter } from '../authorize/login-ticket.ts'
import { addOrganizationPrompts } from '../authorize/organization-prompts.ts'
import { popupParameter, requestPopup } from '../authorize/popup-response.ts'
import { expiryMember } from '../authorize/pushed-requests.ts'
import { addSecondFactorPrompt } from '../authorize/second-factor-prompt.ts'
import { addSelectionPrompt, selectionParameters } from '../authorize/select-account.ts'
import { withheldMember } from '../authorize/withheld-errors.ts'
import { assembledMetadata } from '../clients/assembled-metadata.ts'
import { clientMetadata, signsBySecret } from '../clients/client-metadata.ts'
import { levelMember, pkceMember, profileOf } from '../clients/fapi.ts'
import {
  checkAssertion,
  clientAlgorithms,
  leewaySeconds,
  requiresSignedRequests,
} from '../clients/signed-by-clients.ts'
import { activationPath } from '../device/device-flow.ts'
import { rememberSessionMetadata } from '../logout/session-metadata.ts'
import { endRevokedGrants } from '../token/end-revoked-grants.ts'
import { writeInDialect } from '../token/token-format.ts'
import { tokenOnlyParameter } from '../token/token-only.ts'
import { spendQuotas } from '../token/token-quota.ts'
import { endsWithSession } from '../transfer/transferred.ts'
import { findAccount } from './accounts.ts'
import type { ConfigurationParts } from './configuration-parts.ts'
import { createAdapter } from './create-adapter.ts'
import { loadExistingGrant, offlineParameter, recordOfflineAccess } from './existing-grant.ts'
import { featuresOf } from './features.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { clientLifetimes } from './lifetimes.ts'
import type { Oidc } from './load-provider.ts'
import { promptWhenAccountDeleted } from './prompt-when-account-deleted.ts'
import { showError } from './provider-pages.ts'
import { rotateRefreshToken } from './rotate-refresh-token.ts'
import { claimsOfScopes } from './served-grants.ts'
import { ttlOf } from './ttl.ts'

/** 192 bits are 32 characters of Base64url. */
const tokenBits = 192
/**
 * 256 bits are 43 characters; OpenID Connect CIBA Core 1.0, section 7.3, recommends at least 160
 * bits.
 */
const requestIdBits = 256

const bitsOfOpaqueRandomness = (_ctx: unknown, { kind }: { readonly kind: string }) =>
  kind === 'BackchannelAuthenticationRequest' ? requestIdBits : tokenBits

/** The part of the configuration that is the same for all tenants. */
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
  extraClientMetadata: {
    properties: [...clientLifetimes, levelMember, expiryMember, pkceMember, withheldMember],
  },
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
    openid: ['sub', 'acr', 'amr', 'org_id', 'org_name', 'verified_credential'],
  },
  conformIdTokenClaims: false,
  extraParams: {
    audience: null,
    screen_hint: null,
    connection_scope: null,
    [tokenOnlyParameter]: null,
    [offlineParameter]: recordOfflineAccess,
    [ticketParameter]: hideTicket,
    [popupParameter]: requestPopup,
    ...selectionParameters,
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

/** The configuration of oidc-provider for one tenant. */
export function configuration(parts: ConfigurationParts): Configuration {
  const { tenant, keys, oidc, senders } = parts
  const { oidc: store } = tenant.store
  const isHttps = tenant.issuer.startsWith('https:')
  const policy = promptsOf(tenant, oidc)
  // `authorizationDetails` checks which of the types a request may have.
  const assemble = assembledMetadata(parts.detailTypes)
  const cookie = { httpOnly: true, sameSite: 'lax', secure: isHttps } as const
  return {
    adapter: createAdapter({
      ...store,
      errors: oidc.errors,
      settings: tenant.settings,
      context: () => oidc.Provider.ctx,
      willEndSession: () => rememberSessionMetadata(tenant, oidc.Provider.ctx),
      clients: {
        async find(clientId) {
          const client = await tenant.clients.find(clientId)
          if (!client) return undefined
          return assemble(clientMetadata(client), {
            client_secret: signsBySecret(client) ? await client.openSecret() : undefined,
            require_signed_request_object: requiresSignedRequests(tenant, clientId) || undefined,
          })
        },
      },
      async settingsOf(clientId) {
        const client = await tenant.clients.find(clientId)
        return refreshTokenOf(client?.settings.refresh_token)
      },
      endGrantsOf: endRevokedGrants(tenant),
    }),
    jwks: { keys: keys as NonNullable<Configuration['jwks']>['keys'] },
    ...constant,
    extraParams: { ...constant.extraParams, ...loginParameterChecks(tenant, oidc.errors) },
    cookies: {
      keys: [...store.cookieKeys],
      // The prefix binds the cookie to this host and path (RFC 6265bis, section 4.1.3.2).
      names: { session: isHttps ? '__Host-session' : 'session', interaction: 'interaction' },
      // A session id is random and secret, so a signature would add nothing. The id of an
      // interaction is also in the path, so only the signature proves that the server has set the
      // cookie.
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
    rotateRefreshToken: rotateRefreshToken(tenant, oidc),
    expiresWithSession: endsWithSession(tenant),
    ttl: ttlOf(tenant),
    features: featuresOf(parts),
    formats: {
      bitsOfOpaqueRandomness,
      customizers: { jwt: writeInDialect(tenant, oidc.errors, spendQuotas(parts)) },
    },
  }
}

/**
 * The prompts of an authorization request in order: log-in, actions, second factor, organization,
 * credential, consent.
 */
function promptsOf(tenant: Tenant, oidc: Oidc): interactionPolicy.DefaultPolicy {
  const policy = oidc.interactionPolicy.base()
  // First-party clients never need consent, wherever they run; third-party clients always do.
  policy.get('consent')?.checks.remove('native_client_prompt')
  addCallbackConfirmation(policy, tenant, oidc)
  addSelectionPrompt(policy, oidc)
  promptWhenAccountDeleted(policy, oidc)
  addConnectionCheck(policy, tenant, oidc)
  addTicketCheck(policy, oidc)
  addSecondFactorPrompt(policy, tenant, oidc)
  addActionsPrompt(policy, oidc)
  addOrganizationPrompts(policy, tenant, oidc)
  addCredentialPrompt(policy, tenant, oidc)
  return policy
}

const isFapi = (client: Client) => profileOf(client) !== undefined
