/*
 * oidc-provider for one tenant: configuration, storage, the state of a request, and patches (RFC
 * 6749, OpenID Connect Core 1.0).
 */

import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { isSameSecret } from '../../keys/is-same-secret.ts'
import { hashClientSecret } from '../../store/clients/clients.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { applyPushedLifetimes } from '../authorize/pushed-requests.ts'
import { redirectToPage } from '../authorize/redirect-to-page.ts'
import { isAllowedOrigin } from '../clients/allowed-origins.ts'
import { describeClientErrors } from '../clients/client-refusals.ts'
import {
  acceptAliasesAsAudience,
  acceptAliasesInProofs,
  endpointAliases,
} from '../clients/endpoint-aliases.ts'
import { profileOf } from '../clients/fapi.ts'
import { mutualTls } from '../clients/mutual-tls.ts'
import { requireSecretMethod } from '../clients/secret-method.ts'
import type { Granting } from '../grants/granting.ts'
import { registerGrants } from '../grants/register-grants.ts'
import { endWithoutSession } from '../logout/end-session.ts'
import { showFrontChannelLogout } from '../logout/front-channel.ts'
import { amendPoll, amendStart } from '../token/polling.ts'
import { answerTokenOnly } from '../token/token-only.ts'
import { amendTokenError } from '../token/token-refusals.ts'
import { configuration, type Senders } from './configuration.ts'
import { loadProvider } from './load-provider.ts'
import { oidcRequestOf, type WithOidc } from './oidc-request.ts'
import {
  compareSecretsBy,
  keepInGrants,
  leaveOutChecks,
  nameSessionInIdTokens,
  recordJtiBy,
} from './patches.ts'
import type { ProviderOf, ReadyProvider } from './provider-of.ts'
import { recordJti } from './record-jti.ts'
import { guardSelfPostingPages } from './self-posting-pages.ts'
import { settleUses } from './single-use.ts'
import { refuseWhileUnavailable } from './unavailable-database.ts'

/**
 * Checks of the redirect URIs of implicit clients that `clientMetadata` replaces, so that such
 * clients can be developed on `localhost`.
 */
const ownChecks: readonly string[] = ['implicit-force-https', 'implicit-forbid-localhost']

/** Cached providers; each takes some 2 MB. */
const providersMax = 100

/** The parts of a tenant that its provider is built from. */
type ProviderInputs = Pick<Tenant, 'keys' | 'settings' | 'attackProtection' | 'guardian'>

interface CachedProvider extends ProviderInputs {
  /** The types of authorization details that its APIs declare. */
  readonly detailTypes: readonly string[]
  readonly ready: Promise<ReadyProvider>
}

/** The parts that the providers of all tenants share. */
interface ProviderParts extends Pick<Granting, 'mailer' | 'leaks' | 'now'> {
  readonly senders: Senders
  /** The port that requests client certificates. */
  readonly mtlsPortOf: () => number | undefined
  readonly onMade: (provider: Provider) => void
}

/**
 * Returns the OAuth server of a tenant. It is created by the first request, and again when the
 * keys, the settings, the attack protection or the second factors of the tenant have changed.
 */
export function createProviders(parts: ProviderParts): ProviderOf {
  const providers = new LRUCache<string, CachedProvider>({ max: providersMax })
  const find = (tenant: Tenant, types: readonly string[] | undefined): Promise<ReadyProvider> => {
    const known = providers.get(tenant.id)
    const { keys, settings, attackProtection, guardian } = tenant
    const detailTypes = types ?? known?.detailTypes ?? []
    const inputs = { keys, settings, attackProtection, guardian }
    const hasTypes = isDeepStrictEqual(known?.detailTypes, detailTypes)
    if (known && hasTypes && isSame(known, inputs)) return known.ready
    const ready = createProvider(tenant, parts, detailTypes).then((provider) => {
      parts.onMade(provider)
      return { provider, serve: provider.callback() }
    })
    providers.set(tenant.id, { ...inputs, detailTypes, ready })
    ready.catch(() => providers.delete(tenant.id))
    return ready
  }
  return async (tenant, isFull = false) =>
    find(tenant, isFull ? await tenant.audiences.listDetailTypes() : undefined)
}

const isSame = (known: ProviderInputs, now: ProviderInputs) =>
  known.keys === now.keys &&
  known.settings === now.settings &&
  known.attackProtection === now.attackProtection &&
  known.guardian === now.guardian

async function createProvider(
  tenant: Tenant,
  { senders, mtlsPortOf, onMade: _onMade, ...granting }: ProviderParts,
  detailTypes: readonly string[],
): Promise<Provider> {
  // oidc-provider signs with the first key that fits, the current one, and verifies with all.
  const own = tenant.keys.signingKeys.filter(({ state }) => state !== 'next')
  // Without `alg` a key can sign by PS256 for FAPI clients and by RS256 for others.
  const keys = await Promise.all(
    own.map(async (key) => {
      const { alg: _alg, ...jwk } = await key.openPrivateJwk()
      return jwk
    }),
  )
  const [oidc, mTLS] = await Promise.all([loadProvider(), mutualTls()])
  const parts = { tenant, keys, oidc, senders, detailTypes, mTLS }
  const provider = new oidc.Provider(tenant.issuer, configuration(parts))
  provider.proxy = true // addressAsIssuer sets the forwarded headers
  leaveOutChecks(provider, ownChecks)
  acceptAliasesAsAudience(provider, tenant, mtlsPortOf)
  acceptAliasesInProofs(provider, tenant, mtlsPortOf)
  // The client metadata has the hash of the secret, or for HS256 the secret itself.
  compareSecretsBy(provider, (client, presented) => {
    const { clientSecret = '', idTokenSignedResponseAlg: alg } = client
    const stored = alg === 'HS256' ? hashClientSecret(clientSecret) : clientSecret
    const isRight = isSameSecret(stored, hashClientSecret(presented))
    const { ctx } = oidc.Provider
    // Only a client with the right secret learns that its method is wrong.
    if (isRight && ctx) requireSecretMethod(ctx, client, oidc.errors)
    return isRight
  })
  nameSessionInIdTokens(provider)
  keepInGrants(provider, 'organization')
  applyPushedLifetimes(provider, oidc)
  const { records } = tenant.store.oidc
  recordJtiBy(provider, recordJti(records))
  settleUses(provider, { records, errors: oidc.errors, context: () => oidc.Provider.ctx })
  describeClientErrors(provider)
  provider.on('grant.error', (ctx, error) => {
    oidcRequestOf(ctx).tokenError = error
  })
  registerGrants(provider, { tenant, oidc, ...granting })
  amendAuthorizationResponses(provider, tenant)
  answerTokenOnly(provider)
  guardSelfPostingPages(provider)
  redirectToPage(provider)
  refuseWhileUnavailable(provider)
  provider.use<object, WithOidc>(async (ctx, next) => {
    await next()
    const { tokenError } = oidcRequestOf(ctx)
    if (tokenError) amendTokenError(ctx, tokenError, tenant.settings)
    await restrictCors(ctx, tenant)
    await amend(ctx, { tenant, senders, mtlsPort: mtlsPortOf() })
  })
  return provider
}

/** Whether authorization responses have `iss` (RFC 9207); those to FAPI clients always do. */
const namesIssuer = (settings: Tenant['settings']) =>
  settings.authorization_response_iss_parameter_supported !== false

/**
 * Adds `iss` to authorization responses (RFC 9207, section 2), which oidc-provider omits beside an
 * ID token; a signed response (JARM) has its own. Sets `scope` to that of the issued access token.
 */
function amendAuthorizationResponses(provider: Provider, { settings }: Tenant): void {
  provider.on('authorization.success', (ctx, answer) => {
    if (!answer) return
    const isSigned = ctx.oidc.responseMode?.includes('jwt')
    const isNamed = namesIssuer(settings) || profileOf(ctx.oidc.client) !== undefined
    if (!isNamed && !isSigned) delete (answer as { iss?: string }).iss
    else if (!isSigned) Object.assign(answer, { iss: provider.issuer })
    const { writtenScope: scope } = oidcRequestOf(ctx)
    if ('access_token' in answer && scope) Object.assign(answer, { scope })
  })
}

/** Removes the CORS header where the origin is not one of the client's. */
async function restrictCors(ctx: KoaContextWithOIDC, { clients }: Tenant): Promise<void> {
  const origin = ctx.get('Origin')
  const clientId = ctx.oidc?.client?.clientId
  if (origin === '' || clientId === undefined) return
  const client = await clients.find(clientId)
  if (client && !isAllowedOrigin(client, origin)) ctx.remove('Access-Control-Allow-Origin')
}

interface Amending {
  readonly tenant: Tenant
  readonly senders: Senders
  readonly mtlsPort: number | undefined
}

/** Changes responses of oidc-provider to those that the contract documents. */
async function amend(
  ctx: KoaContextWithOIDC,
  { tenant, senders, mtlsPort }: Amending,
): Promise<void> {
  switch (ctx.oidc?.route) {
    case 'token':
      setWrittenScope(ctx)
      await amendPoll(ctx, tenant)
      break
    case 'device_authorization':
    case 'backchannel_authentication':
      amendStart(ctx, senders.recorder, tenant.settings)
      break
    case 'end_session':
      await endWithoutSession(ctx)
      await showFrontChannelLogout(ctx, tenant)
      break
    case 'end_session_confirm':
      await showFrontChannelLogout(ctx, tenant)
      break
    case 'discovery':
      ctx.body = amendMetadata(tenant, mtlsPort, ctx.body as Metadata)
      break
    case 'pushed_authorization_request': {
      const { pushedSeconds: expires_in } = oidcRequestOf(ctx)
      if (expires_in !== undefined) ctx.body = { ...(ctx.body as object), expires_in }
      break
    }
    case 'jwks':
      ctx.body = publishedKeysOf(tenant)
      ctx.type = 'application/json'
      break
  }
}

/**
 * Sets the `scope` of a token response to that of the token; oidc-provider has the requested one.
 */
function setWrittenScope(ctx: KoaContextWithOIDC): void {
  const { writtenScope: scope } = oidcRequestOf(ctx)
  if (scope !== undefined && ctx.status === 200) {
    ctx.body = { ...(ctx.body as object), scope: scope === '' ? undefined : scope }
  }
}

interface Metadata {
  readonly response_types_supported: readonly string[]
  readonly acr_values_supported?: readonly string[]
}

/** Adds to the metadata what the server supports besides oidc-provider (RFC 8414, section 2). */
function amendMetadata(tenant: Tenant, mtlsPort: number | undefined, metadata: Metadata) {
  const { issuer, settings } = tenant
  const all = {
    ...metadata,
    response_types_supported: [...metadata.response_types_supported, 'token'],
    userinfo_endpoint: `${issuer}userinfo`,
    mfa_challenge_endpoint: `${issuer}mfa/challenge`,
    frontchannel_logout_supported: true,
    frontchannel_logout_session_supported: true,
    request_uri_parameter_supported: true,
    require_request_uri_registration: true,
    acr_values_supported: settings.acr_values_supported ?? metadata.acr_values_supported,
    authorization_response_iss_parameter_supported: namesIssuer(settings),
    ...(settings.pushed_authorization_requests_supported === false && {
      pushed_authorization_request_endpoint: undefined,
    }),
    ...(settings.oidc_logout?.rp_logout_end_session_endpoint_discovery === false && {
      end_session_endpoint: undefined,
    }),
    ...(settings.flags?.enable_dynamic_client_registration && {
      registration_endpoint: `${issuer}oidc/register`,
    }),
  }
  return { ...all, ...endpointAliases(tenant, mtlsPort, all) }
}

/** The public keys, without `alg` where the tenant's flag `remove_alg_from_jwks` is set. */
function publishedKeysOf({ keys, settings }: Tenant) {
  if (!settings.flags?.remove_alg_from_jwks) return keys.jwks
  return { keys: keys.jwks.keys.map(({ alg: _alg, ...jwk }) => jwk) }
}
