import { domainComplaint, makeTenant } from '../../tenancy/make-tenant.ts'
import type { Invocation } from '../invocation.ts'
import { promptLine } from '../prompt-line.ts'
import { secretLines } from '../secret-lines.ts'
import { UsageError } from '../usage-error.ts'
import { findTenant, withStore } from '../with-store.ts'

/**
 * Creates a tenant with a client for the management API, and prints the secret of the client once.
 */
export async function createTenant({ config, given, print }: Invocation): Promise<void> {
  const domain = given('domain')
  const complaint = domainComplaint(domain)
  if (complaint !== undefined) throw new UsageError(complaint)
  await withStore(config, async ({ tenants }) => {
    const { tenant, clientId, clientSecret } = await makeTenant(tenants, domain)
    const { id, name } = tenant
    const text = `Tenant ${name} (${id}) serves ${domain}.\n${secretLines(clientId, clientSecret)}`
    print({ id, name, domain, client_id: clientId, client_secret: clientSecret }, text)
  })
}

/** Prints the tenants of the installation. */
export async function listTenants({ config, print }: Invocation): Promise<void> {
  await withStore(config, async ({ tenants }) => {
    const found = (await tenants.list()).map(({ id, name, domain }) => ({ id, name, domain }))
    print(found, found.map(({ id, name, domain }) => `${domain} ${name} ${id}`).join('\n'))
  })
}

/**
 * Deletes a tenant with all its data. At a terminal it asks for the domain again; otherwise it
 * requires `--yes`.
 */
export async function deleteTenant({ config, given, has, print }: Invocation): Promise<void> {
  const domain = given('domain')
  await withStore(config, async ({ tenants }) => {
    const tenant = await findTenant(tenants, domain)
    const warning = `This permanently deletes ${domain} with its users, clients, keys and logs.`
    if (!has('yes')) {
      const typed = await promptLine(`${warning}\nType the domain to continue: `)
      if (typed === undefined) throw new UsageError(`${warning} Add --yes to confirm.`)
      if (typed !== domain) throw new UsageError('Nothing was deleted.')
    }
    await tenants.delete(tenant.id)
    print({ id: tenant.id, domain, deleted: true }, `Tenant ${tenant.name} was deleted.`)
  })
}
