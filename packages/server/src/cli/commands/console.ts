import { issuer } from '../../config/issuer.ts'
import { ensureDefaultConnection } from '../../connectors/database-connection.ts'
import { appointAdministrator, installConsole as install } from '../../tenancy/console-client.ts'
import type { Invocation } from '../invocation.ts'
import { UsageError } from '../usage-error.ts'
import { withTenant } from '../with-store.ts'

/** Installs the console in a tenant, and gives an existing user the role of its administrator. */
export async function installConsole(invocation: Invocation): Promise<void> {
  const { config, given, print } = invocation
  const [domain, email] = [given('tenant'), given('email')]
  const base = issuer(config, domain, config.publicPort ?? config.port)
  await withTenant(invocation, async ({ write, userSearch }) => {
    const author = { description: 'latchkey console install' }
    const users = await userSearch.listByEmail(email)
    const userId = users[0]?.user_id
    if (userId === undefined) {
      const create = `Create one: latchkey user create --tenant ${domain} ${email}`
      throw new UsageError(`${domain} has no user ${email}. ${create}`)
    }
    if (users.length > 1) {
      throw new UsageError(
        `${domain} has ${users.length} users ${email}: assign the role to one of them.`,
      )
    }
    await write(author, async (resources) => {
      const { id: connectionId } = await ensureDefaultConnection(resources)
      await install(resources, { issuer: base, connectionId })
      await appointAdministrator(resources, userId)
    })
    const url = `${base}console/`
    print({ user_id: userId, url }, `${email} is an administrator at ${url}`)
  })
}
