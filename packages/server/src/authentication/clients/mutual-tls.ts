import { isDeepStrictEqual } from 'node:util'
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { ClientCertificate } from '../../peers/client-certificate.ts'
import { mtlsPrefix } from '../../tenancy/find-by-host.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { loadX509 } from '../../x509.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { extendAssertionAudiences } from '../provider/patches.ts'
import { noSubject } from './client-metadata.ts'

type Feature = NonNullable<NonNullable<Configuration['features']>['mTLS']>

/** The certificate that came with a request to oidc-provider. */
export function certificateOf(ctx: KoaContextWithOIDC): ClientCertificate | undefined {
  return oidcRequestOf(ctx).req.clientCertificate
}

/** Clients by certificate and tokens bound to them (RFC 8705). */
export async function mutualTls(): Promise<Feature> {
  const { Name, X509Certificate } = await loadX509()
  return {
    enabled: true,
    certificateBoundAccessTokens: true,
    selfSignedTlsClientAuth: true,
    tlsClientAuth: true,
    getCertificate: (ctx) => certificateOf(ctx)?.certificate,
    certificateAuthorized: (ctx) => certificateOf(ctx)?.isVerified ?? false,
    certificateSubjectMatches(ctx, property, expected) {
      const found = certificateOf(ctx)
      if (!found || property !== 'tls_client_auth_subject_dn') return false
      if (expected === noSubject) return false
      const { subjectName } = new X509Certificate(found.certificate.raw)
      try {
        // RFC 4514, section 2.1: the last of a name first.
        const registered = new Name(expected).toJSON().toReversed()
        return isDeepStrictEqual(trimmed(registered), trimmed(subjectName.toJSON()))
      } catch {
        return false // what is registered is no name
      }
    },
  }
}

type Names = readonly Readonly<Record<string, readonly unknown[]>>[]

function trimmed(names: Names): unknown {
  return names.map((part) =>
    Object.entries(part).map(([type, values]) => [type, values.map((each) => `${each}`.trim())]),
  )
}

/** What has another address for clients that show a certificate (RFC 8705, section 5). */
const aliased: readonly string[] = [
  'token_endpoint',
  'revocation_endpoint',
  'introspection_endpoint',
  'userinfo_endpoint',
  'pushed_authorization_request_endpoint',
  'device_authorization_endpoint',
  'backchannel_authentication_endpoint',
]

/** Where an endpoint is for clients that show a certificate; undefined: there is no such place. */
function aliasesOf({ settings, issuer }: Pick<Tenant, 'settings' | 'issuer'>, port?: number) {
  const isAtEdge = settings.mtls?.enable_endpoint_aliases === true
  if (!isAtEdge && port === undefined) return undefined
  const base = new URL(issuer)
  if (isAtEdge) base.hostname = `${mtlsPrefix}${base.hostname}`
  else base.port = String(port)
  return (url: string) => new URL(new URL(url).pathname, base).href
}

/**
 * Takes the addresses for mutual TLS as audiences of client assertions, too: a client that finds
 * an endpoint there knows it by no other name (RFC 8705, section 5; RFC 7523, section 3).
 */
export function acceptAliasesAsAudience(
  provider: Provider,
  tenant: Tenant,
  portOf: () => number | undefined,
): void {
  extendAssertionAudiences(provider, (known) => {
    const addressOf = aliasesOf(tenant, portOf())
    if (!addressOf) return known
    const endpoints = [...known].filter((each) => each !== tenant.issuer)
    return new Set([...known, ...endpoints.map(addressOf)])
  })
}

/**
 * The addresses for mutual TLS: those of the edge, where the tenant says that it has one, else the
 * port here that asks for certificates.
 */
export function endpointAliases(
  { settings, issuer }: Tenant,
  port: number | undefined,
  metadata: Readonly<Record<string, unknown>>,
) {
  const addressOf = aliasesOf({ settings, issuer }, port)
  if (!addressOf) return {}
  const aliases = aliased.flatMap((name) => {
    const url = metadata[name]
    return typeof url === 'string' ? [[name, addressOf(url)] as const] : []
  })
  return { mtls_endpoint_aliases: Object.fromEntries(aliases) }
}
