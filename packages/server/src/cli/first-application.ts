import { ensureDefaultConnection } from '../connectors/database-connection.ts'
import { newPassword } from '../passwords/new-password.ts'
import { Passwords } from '../passwords/passwords.ts'
import { managementAudience } from '../record-rules/management-audience.ts'
import type { TenantStore } from '../store/tenants/tenants.ts'
import { appointAdministrator, installConsole } from '../tenancy/console-client.ts'

/** The credentials of the first application and of its first user. */
export interface FirstApplication {
  readonly clientId: string
  readonly clientSecret: string
  readonly email: string
  /** Printed once: the database has only its hash. */
  readonly password: string
}

const author = { description: 'Create the sample application' }
const origin = 'http://localhost:3000'
const audience = 'https://library.example.com/'
const email = 'ada@example.com'

/**
 * Creates the client of `packages/example-express`, an API, and a user who is an administrator of
 * the console.
 */
export async function createFirstApplication(
  store: TenantStore,
  { tenantId, issuer }: { readonly tenantId: string; readonly issuer: string },
): Promise<FirstApplication> {
  const password = newPassword()
  const passwordHash = await new Passwords().hash(tenantId, password)
  const { clientId, clientSecret } = await store.write(author, async (resources) => {
    const { clients, clientGrants, resourceServers, users } = resources
    const scopes = [{ value: 'read:books', description: 'Read books' }]
    await resourceServers.create({ identifier: audience, name: 'Library', scopes })
    const application = await clients.create({
      name: 'Reading room',
      app_type: 'regular_web',
      callbacks: [`${origin}/callback`],
      allowed_logout_urls: [origin],
    })
    const { clientId: client_id } = application
    await clientGrants.create({ client_id, audience, scope: ['read:books'] })
    // The page `/members` of the application lists users by the management API.
    await clientGrants.create({ client_id, audience: managementAudience, scope: ['read:users'] })
    const connection = await ensureDefaultConnection(resources)
    await resources.connections.updateClients(connection.id, [{ client_id, status: true }])
    const user = {
      connection: connection.name,
      email,
      passwordHash,
      given_name: 'Ada',
      family_name: 'Lovelace',
      email_verified: true,
    }
    const { user_id = '' } = await users.create(user)
    await installConsole(resources, { issuer, connectionId: connection.id })
    await appointAdministrator(resources, user_id)
    return application
  })
  return { clientId, clientSecret, email, password }
}
