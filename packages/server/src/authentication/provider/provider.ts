/*
 * Creates oidc-provider for a tenant: configuration, storage, state of requests, and patches (RFC
 * 6749, OpenID Connect Core 1.0).
 */

import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { Provider } from 'oidc-provider'
import { isSameSecret } from '../../keys/is-same-secret.ts'
import type { CountToken } from '../../record-rules/token-quota.ts'
import { hashClientSecret } from '../../store/clients/clients.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { applyActions } from '../actions/actions-of-request.ts'
import { requireActions } from '../actions/require-actions.ts'
import { applyCredentials } from '../authorize/credential-claims.ts'
import { registerPopupMode } from '../authorize/popup-response.ts'
import { applyPushedLifetimes } from '../authorize/pushed-requests.ts'
import { redirectToPage } from '../authorize/redirect-to-page.ts'
import { withholdErrors } from '../authorize/withheld-errors.ts'
import { describeClientErrors } from '../clients/client-refusals.ts'
import { withholdNonce } from '../clients/dpop-nonces.ts'
import { acceptAliasesAsAudience, acceptAliasesInProofs } from '../clients/endpoint-aliases.ts'
import { mutualTls } from '../clients/mutual-tls.ts'
import type { Granting } from '../grants/granting.ts'
import { withholdScope } from '../grants/refreshed-api.ts'
import { registerGrants } from '../grants/register-grants.ts'
import { addToLogoutTokens } from '../logout/session-metadata.ts'
import { amendTokenError } from '../token/token-refusals.ts'
import { amendAuthorizationResponses, amendResponse, restrictCors } from './amend-responses.ts'
import { configuration } from './configuration.ts'
import { writeTogether } from './later-records.ts'
import { loadProvider } from './load-provider.ts'
import { oidcRequestOf, type WithOidc } from './oidc-request.ts'
import {
  addSessionToIdTokens,
  admitResource,
  aroundGrant,
  compareSecretsBy,
  omitChecks,
  recordJtiBy,
} from './patches.ts'
import type { ProviderOf, ReadyProvider } from './provider-of.ts'
import { recordJti } from './record-jti.ts'
import { keepLoginOfSessions, persistInGrants, persistInRefreshTokens } from './record-patches.ts'
import { refuseLate } from './refuse-late.ts'
import { guardSelfPostingPages } from './self-posting-pages.ts'
import type { Senders } from './senders.ts'
import { rememberedLogin } from './session-login.ts'
import { settleUses } from './single-use.ts'
import { refuseWhileUnavailable } from './unavailable-database.ts'

/**
 * Checks of redirect URIs of implicit clients that `clientMetadata` makes instead, so that such
 * clients can be developed on `localhost`.
 */
const ownChecks: readonly string[] = ['implicit-force-https', 'implicit-forbid-localhost']

/** The members of grants that oidc-provider does not know. */
const membersOfGrants = ['connection', 'endsAt', 'organization', 'transfer'] as const

/** The most cached providers; each takes some 2 MB of memory. */
const providersMax = 100

/** The parts of a tenant that determine its provider. */
type ProviderInputs = Pick<
  Tenant,
  'keys' | 'settings' | 'attackProtection' | 'guardian' | 'boundTriggers'
>

interface CachedProvider extends ProviderInputs {
  /** The types of authorization details that its APIs declare. */
  readonly detailTypes: readonly string[]
  readonly ready: Promise<ReadyProvider>
}

/** The parts that are the same for all tenants. */
interface ProviderParts
  extends Pick<Granting, 'mailer' | 'leaks' | 'countLogIn' | 'outbound' | 'now'> {
  readonly senders: Senders
  readonly countToken: CountToken
  /** The port that requests client certificates. */
  readonly mtlsPortOf: () => number | undefined
  readonly onMade: (provider: Provider) => void
}

/**
 * Creates the function that finds the oidc-provider of a tenant, one per domain. It is created at
 * the first request, and again after a change of the keys, the settings, the attack protection, the
 * second factors or the bound triggers of the tenant.
 */
export function createProviders(parts: ProviderParts): ProviderOf {
  const providers = new LRUCache<string, CachedProvider>({ max: providersMax })
  const find = (tenant: Tenant, types: readonly string[] | undefined): Promise<ReadyProvider> => {
    const known = providers.get(tenant.issuer)
    const { keys, settings, attackProtection, guardian, boundTriggers } = tenant
    const detailTypes = types ?? known?.detailTypes ?? []
    const inputs = { keys, settings, attackProtection, guardian, boundTriggers }
    const hasTypes = isDeepStrictEqual(known?.detailTypes, detailTypes)
    if (known && hasTypes && isSame(known, inputs)) return known.ready
    const ready = createProvider(tenant, parts, detailTypes).then((provider) => {
      parts.onMade(provider)
      return { provider, serve: provider.callback() }
    })
    providers.set(tenant.issuer, { ...inputs, detailTypes, ready })
    ready.catch(() => providers.delete(tenant.issuer))
    return ready
  }
  return async (tenant, isFull = false) =>
    find(tenant, isFull ? await tenant.audiences.listDetailTypes() : undefined)
}

const isSame = (known: ProviderInputs, now: ProviderInputs) =>
  known.keys === now.keys &&
  known.settings === now.settings &&
  known.attackProtection === now.attackProtection &&
  known.guardian === now.guardian &&
  known.boundTriggers === now.boundTriggers

async function createProvider(
  tenant: Tenant,
  { senders, countToken, mtlsPortOf, onMade: _onMade, ...granting }: ProviderParts,
  detailTypes: readonly string[],
): Promise<Provider> {
  // oidc-provider signs with the first suitable key, the current one, and verifies with all.
  const own = tenant.keys.signingKeys.filter(({ state }) => state !== 'next')
  // A key without `alg` can sign by PS256 for FAPI clients, and by RS256 for others.
  const keys = await Promise.all(
    own.map(async (key) => {
      const { alg: _alg, ...jwk } = await key.openPrivateJwk()
      return jwk
    }),
  )
  const [oidc, mTLS] = await Promise.all([loadProvider(), mutualTls()])
  const { now } = granting
  const parts = { tenant, keys, oidc, senders, countToken, now, detailTypes, mTLS }
  const Provider = aroundGrant(oidc.Provider, 'refresh_token', withholdScope)
  const provider = new Provider(tenant.issuer, configuration(parts))
  provider.proxy = true // addressAsIssuer sets the forwarded headers
  omitChecks(provider, ownChecks)
  acceptAliasesAsAudience(provider, tenant, mtlsPortOf)
  acceptAliasesInProofs(provider, tenant, oidc.errors, mtlsPortOf)
  // The client metadata has the hash of the secret, or for HS256 the secret itself.
  compareSecretsBy(provider, (client, presented) => {
    const { clientSecret = '', idTokenSignedResponseAlg: alg } = client
    const stored = alg === 'HS256' ? hashClientSecret(clientSecret) : clientSecret
    return isSameSecret(stored, hashClientSecret(presented))
  })
  addSessionToIdTokens(provider)
  addToLogoutTokens(provider, tenant, () => oidc.Provider.ctx)
  for (const member of membersOfGrants) persistInGrants(provider, member)
  admitResource(provider, () => {
    const { ctx } = oidc.Provider
    return ctx && oidcRequestOf(ctx).refresh?.resource
  })
  keepLoginOfSessions(provider, () =>
    rememberedLogin(oidc.Provider.ctx?.oidc.entities.Interaction?.result?.login),
  )
  persistInRefreshTokens(provider, 'limits')
  applyCredentials(provider, () => oidc.Provider.ctx)
  applyActions(provider, () => oidc.Provider.ctx)
  applyPushedLifetimes(provider, oidc)
  const { records } = tenant.store.oidc
  recordJtiBy(provider, recordJti(records))
  refuseWhileUnavailable(provider)
  writeTogether(provider, records, refuseLate(tenant, oidc.errors))
  settleUses(provider, { records, errors: oidc.errors, context: () => oidc.Provider.ctx })
  requireActions(provider, oidc, () => oidc.Provider.ctx)
  describeClientErrors(provider)
  provider.on('grant.error', (ctx, error) => {
    oidcRequestOf(ctx).tokenError = error
  })
  registerGrants(provider, { tenant, oidc, ...granting })
  amendAuthorizationResponses(provider, tenant)
  withholdErrors(provider)
  guardSelfPostingPages(provider)
  registerPopupMode(provider, tenant)
  redirectToPage(provider, granting)
  provider.use<object, WithOidc>(async (ctx, next) => {
    await next()
    const { tokenError } = oidcRequestOf(ctx)
    if (tokenError) amendTokenError(ctx, tokenError, tenant.settings)
    if (ctx.get('Origin') !== '') await restrictCors(ctx, tenant)
    withholdNonce(ctx)
    const amended = amendResponse(ctx, { tenant, senders, mtlsPort: mtlsPortOf(), now })
    if (amended) await amended
  })
  return provider
}
