import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { JWK } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Configuration, Provider } from 'oidc-provider'
import { hashClientSecret } from '../store/clients.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { clientAdapter } from './client-adapter.ts'
import { loadProvider } from './load-provider.ts'
import { defaultResource, getResourceServerInfo } from './resource-servers.ts'
import { writeInDialect } from './token-format.ts'

/** Providers kept ready at most; each takes some 2 MB. */
const providersMax = 100

/** Told of what is answered as a `server_error`, and says nothing. */
type OnError = (message: IncomingMessage, error: Error) => void

interface Ready extends Pick<Tenant, 'keys' | 'settings'> {
  readonly serve: Promise<Serve>
}

export type Serve = ReturnType<Provider['callback']>

/**
 * Yields the OAuth server of a tenant. It is made on the first request and again when the tenant's
 * keys or settings change.
 */
export function createProviders(onError: OnError): (tenant: Tenant) => Promise<Serve> {
  const providers = new LRUCache<string, Ready>({ max: providersMax })
  return (tenant) => {
    const ready = providers.get(tenant.id)
    const { keys, settings } = tenant
    if (ready?.keys === keys && ready.settings === settings) return ready.serve
    const serve = createProvider(tenant).then((provider) => {
      provider.on('server_error', (ctx, error) => onError(ctx.req, error))
      return provider.callback()
    })
    providers.set(tenant.id, { keys, settings, serve })
    serve.catch(() => providers.delete(tenant.id))
    return serve
  }
}

async function createProvider(tenant: Tenant): Promise<Provider> {
  // It signs with the first that fits, the current one, and knows its own by the others.
  const own = tenant.keys.signingKeys.filter(({ state }) => state !== 'next')
  const keys = await Promise.all(own.map((key) => key.openPrivateJwk()))
  const oidc = await loadProvider()
  const provider = new oidc.Provider(tenant.issuer, configuration(tenant, keys, oidc))
  provider.proxy = true // the step before this one sets the forwarded headers itself
  // What is stored of a secret is its hash; the stored text takes the secret's place in the client.
  provider.Client.prototype.compareClientSecret = function compare(presented: string) {
    const stored = Buffer.from(this.clientSecret ?? '')
    const hashed = Buffer.from(hashClientSecret(presented))
    return stored.length === hashed.length && timingSafeEqual(stored, hashed)
  }
  provider.use(async (ctx, next) => {
    await next()
    if (ctx.oidc?.route === 'token') refuseGrantType(ctx, ctx.oidc.params?.grant_type)
    if (ctx.oidc?.route === 'discovery') ctx.body = servedMetadata(ctx.body)
    if (ctx.oidc?.route === 'jwks') {
      ctx.body = tenant.keys.jwks
      ctx.type = 'application/json' // as clients of this API know it
    }
  })
  return provider
}

function configuration(
  tenant: Tenant,
  keys: JWK[],
  oidc: Awaited<ReturnType<typeof loadProvider>>,
): Configuration {
  return {
    adapter: clientAdapter(tenant),
    jwks: { keys: keys as NonNullable<Configuration['jwks']>['keys'] },
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    clientDefaults: { grant_types: [], response_types: [], redirect_uris: [] },
    responseTypes: ['code'],
    routes: { token: '/oauth/token', jwks: '/.well-known/jwks.json' },
    ttl: { ClientCredentials: (_ctx, { resourceServer }) => resourceServer?.accessTokenTTL ?? 0 },
    features: {
      clientCredentials: { enabled: true },
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => defaultResource(tenant, oidc.errors),
        getResourceServerInfo: getResourceServerInfo(tenant, oidc.errors),
      },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    formats: {
      customizers: {
        jwt: writeInDialect,
      },
    },
  }
}

/** A grant that the client may not use is a 403 to clients of this API (RFC 6749 has a 400). */
function refuseGrantType(ctx: { status: number; body: unknown }, grantType: unknown): void {
  const { error_description: said } = (ctx.body ?? {}) as { error_description?: string }
  if (said !== 'requested grant type is not allowed for this client') return
  ctx.status = 403
  ctx.body = {
    error: 'unauthorized_client',
    error_description: `Grant type '${grantType}' not allowed for the client.`,
  }
}

/** What is not served is not announced (RFC 8414, section 2, lets it be left out). */
function servedMetadata(metadata: Record<string, unknown>): unknown {
  const {
    authorization_endpoint: _authorization,
    code_challenge_methods_supported: _challenge,
    ...served
  } = metadata
  return {
    ...served,
    grant_types_supported: ['client_credentials'],
    response_types_supported: [],
    response_modes_supported: [],
  }
}
