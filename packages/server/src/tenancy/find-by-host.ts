import type { Tenancy, Tenant } from './tenancy.ts'

/** The prefix of host names at which a reverse proxy requests client certificates. */
export const mtlsPrefix = 'mtls.'

/**
 * The tenant of a host name: its domain, or its alias for mutual TLS if the tenant enables that.
 */
export function findByHost(
  tenancy: Tenancy,
  host: string,
): Promise<Tenant | undefined> | Tenant | undefined {
  const found = tenancy.find(host)
  if (!host.startsWith(mtlsPrefix)) return found
  return findByAlias(tenancy, host, found)
}

async function findByAlias(
  tenancy: Tenancy,
  host: string,
  found: ReturnType<Tenancy['find']>,
): Promise<Tenant | undefined> {
  const tenant = await found
  if (tenant) return tenant
  const aliased = await tenancy.find(host.slice(mtlsPrefix.length))
  return aliased?.settings.mtls?.enable_endpoint_aliases ? aliased : undefined
}
