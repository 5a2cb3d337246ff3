import { timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { errors, KoaContextWithOIDC, Provider } from 'oidc-provider'
import { hashClientSecret } from '../store/clients.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { allowImplicitOnLoopback } from './client-checks.ts'
import { configuration, type Reach } from './configuration.ts'
import type { Granting } from './grants/granting.ts'
import { registerGrants } from './grants/register-grants.ts'
import { loadProvider } from './load-provider.ts'
import { amendBegin, amendPoll } from './polling.ts'
import { refuseAsKnown } from './token-refusals.ts'

/** Providers kept ready at most; each takes some 2 MB. */
const providersMax = 100

interface Known extends Pick<Tenant, 'keys' | 'settings' | 'attackProtection' | 'guardian'> {
  readonly ready: Promise<ReadyProvider>
}

/** What every tenant's server is given. */
interface ProviderOptions extends Pick<Granting, 'mailer' | 'leaks' | 'now'> {
  readonly reach: Reach
}

/** The OAuth server of one tenant. */
export interface ReadyProvider {
  readonly provider: Provider
  readonly serve: ReturnType<Provider['callback']>
}

export type ProviderOf = (tenant: Tenant) => Promise<ReadyProvider>

/**
 * Yields the OAuth server of a tenant. It is made on the first request and again when the tenant's
 * keys or settings change, of which its grants know too, or when second factors are asked for.
 */
export function createProviders(
  options: ProviderOptions,
  onMade: (provider: Provider) => void,
): ProviderOf {
  const providers = new LRUCache<string, Known>({ max: providersMax })
  return (tenant) => {
    const known = providers.get(tenant.id)
    const { keys, settings, attackProtection, guardian } = tenant
    const isGuarded = known?.guardian === guardian && known.attackProtection === attackProtection
    if (isGuarded && known.keys === keys && known.settings === settings) return known.ready
    const ready = createProvider(tenant, options).then((provider) => {
      onMade(provider)
      return { provider, serve: provider.callback() }
    })
    providers.set(tenant.id, { keys, settings, attackProtection, guardian, ready })
    ready.catch(() => providers.delete(tenant.id))
    return ready
  }
}

async function createProvider(
  tenant: Tenant,
  { reach, ...granting }: ProviderOptions,
): Promise<Provider> {
  // It signs with the first that fits, the current one, and knows its own by the others.
  const own = tenant.keys.signingKeys.filter(({ state }) => state !== 'next')
  const keys = await Promise.all(own.map((key) => key.openPrivateJwk()))
  const oidc = await loadProvider()
  const provider = new oidc.Provider(tenant.issuer, configuration(tenant, keys, oidc, reach))
  provider.proxy = true // the step before this one sets the forwarded headers itself
  allowImplicitOnLoopback(provider)
  // What is stored of a secret is its hash; the stored text takes the secret's place in the client.
  provider.Client.prototype.compareClientSecret = function compare(presented: string) {
    const stored = Buffer.from(this.clientSecret ?? '')
    const hashed = Buffer.from(hashClientSecret(presented))
    return stored.length === hashed.length && timingSafeEqual(stored, hashed)
  }
  const refused = new WeakMap<object, errors.OIDCProviderError>()
  provider.on('grant.error', (ctx, error) => void refused.set(ctx, error))
  registerGrants(provider, { tenant, oidc, ...granting })
  provider.use(async (ctx, next) => {
    await next()
    const error = refused.get(ctx)
    if (error) refuseAsKnown(ctx as unknown as KoaContextWithOIDC, error)
    await amend(ctx as unknown as KoaContextWithOIDC, tenant, reach)
  })
  return provider
}

/** Answers as clients of this API know them, where they are not those of oidc-provider. */
async function amend(ctx: KoaContextWithOIDC, tenant: Tenant, { recorder }: Reach): Promise<void> {
  switch (ctx.oidc?.route) {
    case 'token':
      await amendPoll(ctx, tenant)
      break
    case 'device_authorization':
    case 'backchannel_authentication':
      amendBegin(ctx, recorder)
      break
    case 'discovery':
      ctx.body = { ...(ctx.body as object), ...announced(tenant) }
      break
    case 'jwks':
      ctx.body = tenant.keys.jwks
      ctx.type = 'application/json'
      break
  }
}

/** What is served beside oidc-provider, or otherwise than it says. */
function announced({ issuer, settings }: Tenant) {
  return {
    userinfo_endpoint: `${issuer}userinfo`,
    mfa_challenge_endpoint: `${issuer}mfa/challenge`,
    ...(settings.flags?.enable_dynamic_client_registration && {
      registration_endpoint: `${issuer}oidc/register`,
    }),
  }
}
