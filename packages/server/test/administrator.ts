import { ensureDefaultConnection, type TestTenant } from '@latchkey/testkit'
import { appointAdministrator, installConsole } from '../src/tenancy/console-client.ts'
import { createUser } from './authentication/application.ts'

/** Installs the console in a tenant, with a user who has all permissions. */
export async function createAdministrator(tenant: TestTenant, email: string): Promise<string> {
  const { id: connectionId } = await tenant.write(ensureDefaultConnection)
  const userId = await createUser(tenant, email)
  await tenant.write(async (resources) => {
    await installConsole(resources, { issuer: `${tenant.baseUrl}/`, connectionId })
    await appointAdministrator(resources, userId)
  })
  return userId
}
