import { isWebAddress, locationOf } from '../pages/safe-address.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

/**
 * The URL at which an application begins a log-in: the client's `initiate_login_uri` (OpenID
 * Connect Core 1.0, section 4), else the tenant's `default_redirection_uri`.
 */
export async function loginRouteOf(
  { clients, settings, issuer }: Pick<Tenant, 'clients' | 'settings' | 'issuer'>,
  clientId: string | undefined,
): Promise<string | undefined> {
  const client = clientId === undefined ? undefined : await clients.find(clientId)
  const { initiate_login_uri: uri } = client?.settings ?? {}
  if (isWebAddress(uri)) {
    const location = new URL(uri)
    location.searchParams.set('iss', issuer)
    return location.href
  }
  const { default_redirection_uri: fallback } = settings
  return isWebAddress(fallback) ? locationOf(fallback) : undefined
}
