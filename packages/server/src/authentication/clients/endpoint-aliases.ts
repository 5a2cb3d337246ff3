import { decodeJwt, type JWTPayload } from 'jose'
import type { errors, Provider } from 'oidc-provider'
import { mtlsPrefix } from '../../tenancy/find-by-host.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { chooseProofAddress, extendAssertionAudiences } from '../provider/patches.ts'

/** The endpoints that have a second URL for mutual TLS (RFC 8705, section 5). */
const aliased: readonly string[] = [
  'token_endpoint',
  'revocation_endpoint',
  'introspection_endpoint',
  'userinfo_endpoint',
  'pushed_authorization_request_endpoint',
  'device_authorization_endpoint',
  'backchannel_authentication_endpoint',
]

/** Maps the URL of an endpoint to its alias for mutual TLS; undefined if there are no aliases. */
function aliasesOf({ settings, issuer }: Pick<Tenant, 'settings' | 'issuer'>, port?: number) {
  const isAtEdge = settings.mtls?.enable_endpoint_aliases === true
  if (!isAtEdge && port === undefined) return undefined
  const base = new URL(issuer)
  if (isAtEdge) base.hostname = `${mtlsPrefix}${base.hostname}`
  else base.port = String(port)
  return (url: string) => new URL(new URL(url).pathname, base).href
}

/** The URLs of an endpoint: below the issuer, and the alias for mutual TLS if there is one. */
export function addressesOf(tenant: Tenant, url: string, port: number | undefined) {
  const alias = aliasesOf(tenant, port)?.(url)
  return alias === undefined ? [url] : [url, alias]
}

/**
 * Accepts aliases for mutual TLS as audiences of client assertions, because a client that calls an
 * alias names it (RFC 8705, section 5; RFC 7523, section 3).
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
 * Accepts DPoP proofs whose `htu` is the mutual-TLS alias of the called endpoint (RFC 9449, section
 * 4.3), and refuses an empty `nonce`, over which oidc-provider fails.
 */
export function acceptAliasesInProofs(
  provider: Provider,
  tenant: Tenant,
  { InvalidDpopProof }: Pick<typeof errors, 'InvalidDpopProof'>,
  portOf: () => number | undefined,
): void {
  chooseProofAddress(provider, (url, proof) => {
    const { htu, nonce } = claimsOf(proof)
    if (nonce === '') throw new InvalidDpopProof('DPoP proof nonce must not be empty')
    return addressesOf(tenant, url, portOf()).find((each) => each === htu) ?? url
  })
}

function claimsOf(proof: string): JWTPayload {
  try {
    return decodeJwt(proof)
  } catch {
    return {}
  }
}

/**
 * The metadata `mtls_endpoint_aliases` (RFC 8705, section 5): at the host of a reverse proxy if the
 * tenant configures one, or at the port of this server that requests certificates.
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
