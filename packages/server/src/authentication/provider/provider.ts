/*
 * oidc-provider for one tenant: configuration, records, the state of a request, and patches
 * (RFC 6749, OpenID Connect Core 1.0).
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
import { tellInFrames } from '../logout/front-channel.ts'
import { amendPoll, amendStart } from '../token/polling.ts'
import { answerTokenOnly } from '../token/token-only.ts'
import { amendTokenError } from '../token/token-refusals.ts'
import { configuration, type Reach } from './configuration.ts'
import { jtiCounter } from './count-once.ts'
import { refuseWhileUnavailable } from './database-away.ts'
import { loadProvider } from './load-provider.ts'
import { oidcRequestOf, type WithOidc } from './oidc-request.ts'
import { compareSecretsBy, countJtiBy, leaveOutChecks, nameSessionInIdTokens } from './patches.ts'
import type { ProviderOf, ReadyProvider } from './provider-of.ts'
import { guardSelfPostingPages } from './self-posting-pages.ts'
import { settleUses } from './single-use.ts'

/**
 * Checks of the redirect URIs of implicit clients that `clientMetadata` makes in its own way: such
 * clients are developed at `localhost`, where every library begins.
 */
const ownChecks: readonly string[] = ['implicit-force-https', 'implicit-forbid-localhost']

/** Providers kept ready at most; each takes some 2 MB. */
const providersMax = 100

type Seen = Pick<Tenant, 'keys' | 'settings' | 'attackProtection' | 'guardian'>

interface Known extends Seen {
  /** The types of authorization details that its APIs understand. */
  readonly detailTypes: readonly string[]
  readonly ready: Promise<ReadyProvider>
}

/** What every tenant's server is given. */
interface ProviderParts extends Pick<Granting, 'mailer' | 'leaks' | 'now'> {
  readonly reach: Reach
  /** The port that asks clients for certificates. */
  readonly mtlsPortOf: () => number | undefined
  readonly onMade: (provider: Provider) => void
}

/**
 * Yields the OAuth server of a tenant. It is made on the first request and again when the tenant's
 * keys or settings change, of which its grants know too, or when second factors are asked for.
 */
export function createProviders(parts: ProviderParts): ProviderOf {
  const providers = new LRUCache<string, Known>({ max: providersMax })
  const find = (tenant: Tenant, types: readonly string[] | undefined): Promise<ReadyProvider> => {
    const known = providers.get(tenant.id)
    const { keys, settings, attackProtection, guardian } = tenant
    const detailTypes = types ?? known?.detailTypes ?? []
    const seen = { keys, settings, attackProtection, guardian }
    const hasTypes = isDeepStrictEqual(known?.detailTypes, detailTypes)
    if (known && hasTypes && isSame(known, seen)) return known.ready
    const ready = createProvider(tenant, parts, detailTypes).then((provider) => {
      parts.onMade(provider)
      return { provider, serve: provider.callback() }
    })
    providers.set(tenant.id, { ...seen, detailTypes, ready })
    ready.catch(() => providers.delete(tenant.id))
    return ready
  }
  return async (tenant, isFull = false) =>
    find(tenant, isFull ? await tenant.audiences.listDetailTypes() : undefined)
}

const isSame = (known: Seen, now: Seen) =>
  known.keys === now.keys &&
  known.settings === now.settings &&
  known.attackProtection === now.attackProtection &&
  known.guardian === now.guardian

async function createProvider(
  tenant: Tenant,
  { reach, mtlsPortOf, onMade: _onMade, ...granting }: ProviderParts,
  detailTypes: readonly string[],
): Promise<Provider> {
  // It signs with the first that fits, the current one, and knows its own by the others.
  const own = tenant.keys.signingKeys.filter(({ state }) => state !== 'next')
  // By which algorithm a key signs is said where it is used: PS256 for FAPI, else RS256.
  const keys = await Promise.all(
    own.map(async (key) => {
      const { alg: _alg, ...jwk } = await key.openPrivateJwk()
      return jwk
    }),
  )
  const [oidc, mTLS] = await Promise.all([loadProvider(), mutualTls()])
  const parts = { tenant, keys, oidc, reach, detailTypes, mTLS }
  const provider = new oidc.Provider(tenant.issuer, configuration(parts))
  provider.proxy = true // the step before this one sets the forwarded headers itself
  leaveOutChecks(provider, ownChecks)
  acceptAliasesAsAudience(provider, tenant, mtlsPortOf)
  acceptAliasesInProofs(provider, tenant, mtlsPortOf)
  // What is stored of a secret is its hash; the stored text takes the secret's place in the client,
  // but of those whose ID tokens it signs.
  compareSecretsBy(provider, (client, presented) => {
    const { clientSecret = '', idTokenSignedResponseAlg: alg } = client
    const stored = alg === 'HS256' ? hashClientSecret(clientSecret) : clientSecret
    const isRight = isSameSecret(stored, hashClientSecret(presented))
    const { ctx } = oidc.Provider
    // Only who has the secret is told how to send it.
    if (isRight && ctx) requireSecretMethod(ctx, client, oidc.errors)
    return isRight
  })
  nameSessionInIdTokens(provider)
  applyPushedLifetimes(provider, oidc)
  const { records } = tenant.store.oidc
  countJtiBy(provider, jtiCounter(records))
  settleUses(provider, { records, errors: oidc.errors, context: () => oidc.Provider.ctx })
  describeClientErrors(provider)
  provider.on('grant.error', (ctx, error) => {
    oidcRequestOf(ctx).tokenError = error
  })
  registerGrants(provider, { tenant, oidc, ...granting })
  completeAnswers(provider, tenant)
  answerTokenOnly(provider)
  guardSelfPostingPages(provider)
  redirectToPage(provider)
  refuseWhileUnavailable(provider)
  provider.use<object, WithOidc>(async (ctx, next) => {
    await next()
    const { tokenError } = oidcRequestOf(ctx)
    if (tokenError) amendTokenError(ctx, tokenError, tenant.settings)
    await closeToOtherPages(ctx, tenant)
    await amend(ctx, { tenant, reach, mtlsPort: mtlsPortOf() })
  })
  return provider
}

/** Whether answers say who gives them; those to clients of FAPI always do. */
const namesIssuer = (settings: Tenant['settings']) =>
  settings.authorization_response_iss_parameter_supported !== false

/**
 * Says in each answer who gives it (RFC 9207, section 2): oidc-provider leaves it out beside an ID
 * token, which says it too. A signed answer names its issuer itself. A token that comes with it is
 * of the scope that was written.
 */
function completeAnswers(provider: Provider, { settings }: Tenant): void {
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

/** An answer to a client is for pages of its origins alone. */
async function closeToOtherPages(ctx: KoaContextWithOIDC, { clients }: Tenant): Promise<void> {
  const origin = ctx.get('Origin')
  const clientId = ctx.oidc?.client?.clientId
  if (origin === '' || clientId === undefined) return
  const client = await clients.find(clientId)
  if (client && !isAllowedOrigin(client, origin)) ctx.remove('Access-Control-Allow-Origin')
}

interface Amending {
  readonly tenant: Tenant
  readonly reach: Reach
  readonly mtlsPort: number | undefined
}

/** Answers as clients of this API know them, where they are not those of oidc-provider. */
async function amend(
  ctx: KoaContextWithOIDC,
  { tenant, reach, mtlsPort }: Amending,
): Promise<void> {
  switch (ctx.oidc?.route) {
    case 'token':
      sayWrittenScope(ctx)
      await amendPoll(ctx, tenant)
      break
    case 'device_authorization':
    case 'backchannel_authentication':
      amendStart(ctx, reach.recorder, tenant.settings)
      break
    case 'end_session':
      await endWithoutSession(ctx)
      await tellInFrames(ctx, tenant)
      break
    case 'end_session_confirm':
      await tellInFrames(ctx, tenant)
      break
    case 'discovery':
      ctx.body = announced(tenant, mtlsPort, ctx.body as Metadata)
      break
    case 'pushed_authorization_request': {
      const { pushedSeconds: expires_in } = oidcRequestOf(ctx)
      if (expires_in !== undefined) ctx.body = { ...(ctx.body as object), expires_in }
      break
    }
    case 'jwks':
      ctx.body = published(tenant)
      ctx.type = 'application/json'
      break
  }
}

/** The answer to an exchange names the scope that the token has, not what the API has of it. */
function sayWrittenScope(ctx: KoaContextWithOIDC): void {
  const { writtenScope: scope } = oidcRequestOf(ctx)
  if (scope !== undefined && ctx.status === 200) {
    ctx.body = { ...(ctx.body as object), scope: scope === '' ? undefined : scope }
  }
}

interface Metadata {
  readonly response_types_supported: readonly string[]
  readonly acr_values_supported?: readonly string[]
}

/** What is served beside oidc-provider, or otherwise than it says. */
function announced(tenant: Tenant, mtlsPort: number | undefined, said: Metadata) {
  const { issuer, settings } = tenant
  const all = {
    ...said,
    response_types_supported: [...said.response_types_supported, 'token'],
    userinfo_endpoint: `${issuer}userinfo`,
    mfa_challenge_endpoint: `${issuer}mfa/challenge`,
    frontchannel_logout_supported: true,
    frontchannel_logout_session_supported: true,
    request_uri_parameter_supported: true,
    require_request_uri_registration: true,
    acr_values_supported: settings.acr_values_supported ?? said.acr_values_supported,
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

/** The keys; without `alg` where the tenant wants them to be good for PS256 too. */
function published({ keys, settings }: Tenant) {
  if (!settings.flags?.remove_alg_from_jwks) return keys.jwks
  return { keys: keys.jwks.keys.map(({ alg: _alg, ...jwk }) => jwk) }
}
