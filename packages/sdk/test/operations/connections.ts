import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useConnections(client: ManagementClient): Promise<void> {
  const made = await client.createConnection({ body: { name: 'Customers', strategy: 'auth0' } })
  expect(made).toMatchObject({ name: 'Customers', realms: ['Customers'], enabled_clients: [] })
  const path = { id: made.id ?? '' }
  const body = { options: { passwordPolicy: 'excellent' as const } }
  const changed = await client.updateConnection({ path, body })
  expect(changed).toEqual({ ...made, options: { passwordPolicy: 'excellent' } })
  expect(await client.getConnection({ path })).toEqual(changed)
  const [listed] = (await client.listConnections({
    query: { strategy: ['auth0'], name: 'Customers' },
  })) as object[]
  expect({ ...listed, enabled_clients: [] }).toEqual(changed)
  const unknown = client.updateConnectionClients({
    path,
    body: [{ client_id: 'nobody', status: true }],
  })
  await expect(unknown).rejects.toMatchObject({ statusCode: 400 })
  await client.updateConnectionClients({ path, body: [{ client_id: 'nobody', status: false }] })
  expect(await client.listConnectionClients({ path })).toEqual({ clients: [] })
  expect(await client.getConnectionStatus({ path })).toBeUndefined()
  await client.deleteConnectionUser({ path, query: { email: 'nobody@example.com' } })
  expect(await client.deleteConnection({ path })).toEqual({ deleted_at: expect.any(String) })
  expect(await client.listConnections({ query: { name: 'Customers' } })).toEqual([])
}
