import { accountAudience } from '../record-rules/management-audience.ts'
import type { Resources } from '../store/tenants/resources.ts'
import { installClient } from './install-client.ts'

/** The same in every tenant, as that of the console. */
export const accountClientId = 'latchkey-account'
export const accountClientName = 'Account'

/**
 * Makes the My Account API and the client of the account pages, or brings its addresses up to date,
 * and enables it for a connection.
 *
 * @param issuer of the tenant, with a slash at the end
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
