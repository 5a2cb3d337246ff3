import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useConnections(client: ManagementClient): Promise<void> {
  const made = await client.connections.create({ body: { name: 'Customers', strategy: 'auth0' } })
  expect(made).toMatchObject({ name: 'Customers', realms: ['Customers'], enabled_clients: [] })
  const path = { id: made.id ?? '' }
  const body = { options: { passwordPolicy: 'excellent' as const } }
  const changed = await client.connections.update({ path, body })
  const { authentication_methods, passkey_options } = made.options ?? {}
  const options = { passwordPolicy: 'excellent', authentication_methods, passkey_options }
  expect(changed).toEqual({ ...made, options })
  expect(await client.connections.get({ path })).toEqual(changed)
  const [listed] = (await client.connections.list({
    query: { strategy: ['auth0'], name: 'Customers' },
  })) as object[]
  expect(listed).toEqual(changed)
  const unknown = client.connections.updateClients({
    path,
    body: [{ client_id: 'nobody', status: true }],
  })
  await expect(unknown).rejects.toMatchObject({ statusCode: 400 })
  await client.connections.updateClients({ path, body: [{ client_id: 'nobody', status: false }] })
  expect(await client.connections.listClients({ path })).toEqual({ clients: [] })
  expect(await client.connections.getStatus({ path })).toBeUndefined()
  await client.connections.deleteUser({ path, query: { email: 'nobody@example.com' } })
  expect(await client.connections.delete({ path })).toEqual({ deleted_at: expect.any(String) })
  expect(await client.connections.list({ query: { name: 'Customers' } })).toEqual([])
}
