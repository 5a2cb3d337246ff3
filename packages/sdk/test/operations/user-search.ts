import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useUserSearch(client: ManagementClient): Promise<void> {
  const connection = 'Searched'
  const { id } = await client.connections.create({ body: { name: connection, strategy: 'auth0' } })
  const password = 'Between-engine-and-loom-1843'
  const email = 'grace@example.com'
  const body = { connection, email, password, app_metadata: { plan: 'gold' } }
  const { user_id = '' } = await client.users.create({ body })
  const found = await client.usersByEmail.list({ query: { email: 'Grace@example.com' } })
  expect(found).toMatchObject([{ user_id, email }])
  const q = `identities.connection:${connection} AND (name:gra* OR app_metadata.plan:gold)`
  expect(await client.users.list({ query: { q } })).toEqual(found)
  const page = await client.users.list({ query: { q, include_totals: true, sort: 'name:-1' } })
  expect(page).toEqual({ start: 0, limit: 50, length: 1, users: found, total: 1 })
  await expect(client.users.list({ query: { q: 'name:(' } })).rejects.toMatchObject({
    statusCode: 400,
    errorCode: 'invalid_query_string',
  })
  await client.users.delete({ path: { id: user_id } })
  await client.connections.delete({ path: { id: id ?? '' } })
}
