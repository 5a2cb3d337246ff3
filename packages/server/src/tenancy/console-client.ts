import { managementAudience } from '../record-rules/management-audience.ts'
import type { Resources } from '../store/tenants/resources.ts'
import { installAccountPages } from './account-client.ts'
import { installClient } from './install-client.ts'
import { managementScopes } from './make-tenant.ts'

/**
 * The client id of the console, which is the same in every tenant, so that the console needs no
 * settings to log in.
 */
export const consoleClientId = 'latchkey-console'

const consoleName = 'Latchkey Console'
const roleName = 'Administrator'

/**
 * Creates the client of the console, or updates its URLs, and enables it for a connection. Installs
 * the account pages too.
 *
 * @param issuer the issuer of the tenant, with a trailing slash
 */
export async function installConsole(
  resources: Resources,
  { issuer, connectionId }: { readonly issuer: string; readonly connectionId: string },
): Promise<void> {
  const address = `${issuer}console/`
  const client = {
    clientId: consoleClientId,
    name: consoleName,
    grantTypes: ['authorization_code', 'refresh_token'],
    audience: managementAudience,
    addresses: { callbacks: [address], allowed_logout_urls: [address] },
  }
  await installClient(resources, client, connectionId)
  await installAccountPages(resources, { issuer, connectionId })
}

/** Assigns a user the role that has every scope of the management API as a permission. */
export async function appointAdministrator(
  { roles, rolePermissions, roleUsers }: Resources,
  userId: string,
): Promise<void> {
  const description = 'All permissions of the management API'
  const known = (await roles.list({ name_filter: roleName, per_page: 100 })).items
  const role =
    known.find(({ name }) => name === roleName) ??
    (await roles.create({ name: roleName, description }))
  const permissions = managementScopes().map((permission_name) => ({
    permission_name,
    resource_server_identifier: managementAudience,
  }))
  await rolePermissions.assign(role.id ?? '', permissions)
  await roleUsers.assignRoles(userId, [role.id ?? ''])
}
