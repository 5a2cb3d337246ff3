import type { TestTenant } from '@latchkey/testkit'

/** Creates a client with these scopes of an API; without an audience, with no grant. */
export function createGranted(
  tenant: TestTenant,
  name: string,
  audience?: string,
  scope: readonly string[] = [],
) {
  return tenant.write(async ({ clients, clientGrants }) => {
    const made = await clients.create({ name })
    const grant = { client_id: made.clientId, scope: [...scope] }
    if (audience !== undefined) await clientGrants.create({ ...grant, audience })
    return made
  })
}

/** Deletes all grants of a client. */
export async function withdrawGrants(tenant: TestTenant, client_id: string): Promise<void> {
  await tenant.write(async ({ clientGrants }) => {
    const { items } = await clientGrants.list({ client_id })
    for (const { id } of items) await clientGrants.delete(id)
  })
}
