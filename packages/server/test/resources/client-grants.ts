import type { TestTenant } from '@latchkey/testkit'
import { nextNumber, post, type Resource } from './resource.ts'

export const clientGrants: Resource = {
  unknown: { id: 'cgr_9Hs3kP7vWq2LrXb4' },
  stamps: ['client_id', 'audience'],
  make: async (tenant) => ({
    id: (await post(tenant, '/client-grants', await grantable(tenant))).id,
  }),
  bodies: {
    createClientGrant: async (tenant, _, example) => ({ ...example, ...(await grantable(tenant)) }),
  },
}

/** A client and an API that it has no grant for, whose one scope is that of the examples. */
export async function grantable(tenant: TestTenant) {
  const number = nextNumber()
  const { clientId } = await tenant.write(({ clients }) =>
    clients.create({ name: `Fixture ${number}` }),
  )
  const audience = `https://fixture-${number}.example.com/`
  const scopes = [{ value: 'read:invoices' }]
  await post(tenant, '/resource-servers', { identifier: audience, scopes })
  return { client_id: clientId, audience }
}
