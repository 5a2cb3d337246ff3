import { accountAudience } from '../record-rules/management-audience.ts'
import type { Resources } from '../store/tenants/resources.ts'

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
  { clients, clientGrants, connections, resourceServers }: Resources,
  { issuer, connectionId }: { readonly issuer: string; readonly connectionId: string },
): Promise<void> {
  const addresses = { callbacks: [`${issuer}account/callback`] }
  if (!(await resourceServers.get(accountAudience))) {
    await resourceServers.create({ identifier: accountAudience })
  }
  if (!(await clients.update(accountClientId, addresses))) {
    const definition = {
      name: accountClientName,
      app_type: 'spa',
      is_first_party: true,
      grant_types: ['authorization_code'],
    } as const
    await clients.create(
      { ...definition, ...addresses, grant_types: [...definition.grant_types] },
      accountClientId,
    )
    await clientGrants.create({
      client_id: accountClientId,
      audience: accountAudience,
      subject_type: 'user',
      allow_all_scopes: true,
    })
  }
  await connections.updateClients(connectionId, [{ client_id: accountClientId, status: true }])
}
