import { createAdministrator } from '../../tenancy/make-tenant.ts'
import type { Invocation } from '../invocation.ts'
import { onOneLine } from '../on-one-line.ts'
import { secretLines } from '../secret-lines.ts'
import { UsageError } from '../usage-error.ts'
import { withTenant } from '../with-store.ts'

/** Registers a client, and prints its secret once. */
export async function createClient(invocation: Invocation): Promise<void> {
  const { given, has, print } = invocation
  const name = given('name')
  if (!/^[^<>]{1,255}$/.test(name)) {
    throw new UsageError('<name> must have 1 to 255 characters, without < and >.')
  }
  await withTenant(invocation, async ({ write }) => {
    const author = { description: 'latchkey client create' }
    const made = await write(author, (store) =>
      has('administrator') ? createAdministrator(store, name) : store.clients.create({ name }),
    )
    const { clientId, clientSecret } = made
    const result = { client_id: clientId, client_secret: clientSecret, name }
    print(result, secretLines(clientId, clientSecret))
  })
}

/** Prints the clients of a tenant, without the global one. */
export async function listClients(invocation: Invocation): Promise<void> {
  await withTenant(invocation, async ({ clients }) => {
    const found: { client_id: string; name: string }[] = []
    let from: string | undefined
    do {
      const page = await clients.list({ is_global: false, take: 100, ...(from && { from }) })
      for (const { client } of page.items) {
        found.push({ client_id: client.client_id ?? '', name: client.name ?? '' })
      }
      from = 'next' in page ? page.next : undefined
    } while (from !== undefined)
    const lines = found.map(({ client_id, name }) => `${client_id} ${onOneLine(name)}`)
    invocation.print(found, lines.join('\n'))
  })
}

/** Replaces the secret of a client, and prints the new one once. */
export async function rotateSecret(invocation: Invocation): Promise<void> {
  const { given, print } = invocation
  const [domain, clientId] = [given('tenant'), given('client_id')]
  await withTenant(invocation, async ({ write }) => {
    const author = { description: 'latchkey client rotate-secret' }
    const rotated = await write(author, ({ clients }) => clients.rotateSecret(clientId))
    if (!rotated) {
      const see = `See: latchkey client list --tenant ${domain}`
      throw new UsageError(`${domain} has no client ${clientId}. ${see}`)
    }
    const { clientSecret } = rotated
    print({ client_id: clientId, client_secret: clientSecret }, secretLines(clientId, clientSecret))
  })
}
