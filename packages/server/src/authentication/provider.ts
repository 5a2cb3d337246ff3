import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { JWK } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Configuration, Provider } from 'oidc-provider'
import { hashClientSecret } from '../store/clients.ts'
import type { KeySet, Tenant } from '../tenancy/tenancy.ts'
import { clientAdapter } from './client-adapter.ts'
import { loadProvider } from './load-provider.ts'
import {
  accessTokenLifetimeSeconds,
  getResourceServerInfo,
  refuseWithoutAudience,
} from './resource-servers.ts'

/** Providers kept ready at most; each takes some 2 MB. */
const providersMax = 100

/** Told of what is answered as a `server_error`, and says nothing. */
type OnError = (message: IncomingMessage, error: Error) => void

export type Serve = ReturnType<Provider['callback']>

/**
 * Yields the OAuth server of a tenant. It is made on the first request and again when the tenant's
 * keys change.
 */
export function createProviders(onError: OnError): (tenant: Tenant) => Promise<Serve> {
  const providers = new LRUCache<string, { keys: KeySet; serve: Promise<Serve> }>({
    max: providersMax,
  })
  return (tenant) => {
    const ready = providers.get(tenant.id)
    if (ready?.keys === tenant.keys) return ready.serve
    const serve = createProvider(tenant).then((provider) => {
      provider.on('server_error', (ctx, error) => onError(ctx.req, error))
      return provider.callback()
    })
    providers.set(tenant.id, { keys: tenant.keys, serve })
    serve.catch(() => providers.delete(tenant.id))
    return serve
  }
}

async function createProvider(tenant: Tenant): Promise<Provider> {
  const keys = await Promise.all(tenant.keys.signingKeys.map((key) => key.openPrivateJwk()))
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
    if (ctx.oidc?.route === 'discovery') ctx.body = servedMetadata(ctx.body)
    if (ctx.oidc?.route === 'jwks') ctx.type = 'application/json' // as clients of this API know it
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
    ttl: { ClientCredentials: accessTokenLifetimeSeconds },
    features: {
      clientCredentials: { enabled: true },
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => refuseWithoutAudience(oidc.errors),
        getResourceServerInfo: getResourceServerInfo(tenant, oidc.errors),
      },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    formats: {
      customizers: {
        jwt(_ctx, token, jwt) {
          const { iss, aud, iat, exp, scope } = jwt.payload
          const azp = token.clientId
          jwt.header = { typ: 'JWT' }
          jwt.payload = { iss, sub: `${azp}@clients`, aud, iat, exp, scope, gty: grantName, azp }
        },
      },
    },
  }
}

/** How clients of this API know the client-credentials grant in the claim `gty`. */
const grantName = 'client-credentials'

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
