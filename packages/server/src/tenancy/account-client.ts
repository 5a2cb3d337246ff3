import { accountAudience } from '../record-rules/management-audience.ts'
import type { Resources } from '../store/tenants/resources.ts'
import { installClient } from './install-client.ts'

/** The client id of the account pages, which is the same in every tenant. */
export const accountClientId = 'latchkey-account'
/** The name of that client, which users see when they log in. */
export const accountClientName = 'Account'

/**
 * Creates the My Account API and the client of the account pages, or updates its URLs, and enables
 * the client for a connection.
 *
 * @param issuer the issuer of the tenant, with a trailing slash
 */
export async function installAccountPages(
  resources: Resources,
  { issuer, connectionId }: { readonly issuer: string; readonly connectionId: string },
): Promise<void> {
  const { resourceServers } = resources
  if (!(await resourceServers.get(accountAudience))) {
    await resourceServers.create({ identifier: accountAudience })
  }
  const client = {
    clientId: accountClientId,
    name: accountClientName,
    grantTypes: ['authorization_code'],
    audience: accountAudience,
    addresses: { callbacks: [`${issuer}account/callback`] },
  }
  await installClient(resources, client, connectionId)
}
