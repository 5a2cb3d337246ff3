import { decodeJwt } from 'jose'
import type { Provider } from 'oidc-provider'
import { mtlsPrefix } from '../../tenancy/find-by-host.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { chooseProofAddress, extendAssertionAudiences } from '../provider/patches.ts'

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

/** The addresses of an endpoint: as the issuer has it, and as clients with a certificate do. */
export function addressesOf(tenant: Tenant, url: string, port: number | undefined) {
  const alias = aliasesOf(tenant, port)?.(url)
  return alias === undefined ? [url] : [url, alias]
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
 * Takes DPoP proofs that name an address for mutual TLS (RFC 9449, section 4.3, `htu`): of the
 * endpoint that is called, the address that the proof names is the expected one.
 */
export function acceptAliasesInProofs(
  provider: Provider,
  tenant: Tenant,
  portOf: () => number | undefined,
): void {
  chooseProofAddress(provider, (url, proof) => {
    const said = htuOf(proof)
    return addressesOf(tenant, url, portOf()).find((each) => each === said) ?? url
  })
}

function htuOf(proof: string): unknown {
  try {
    return decodeJwt(proof).htu
  } catch {
    return undefined
  }
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
