import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useResourceServers(client: ManagementClient): Promise<void> {
  const identifier = 'https://walk.example.com/'
  const made = await client.resourceServers.create({ body: { identifier, name: 'Walk' } })
  const path = { id: made.id ?? '' }
  const scopes = [{ value: 'read:walks', description: 'Read walks' }]
  const changed = await client.resourceServers.update({ path, body: { scopes } })
  expect(changed).toEqual({ ...made, scopes })
  expect(await client.resourceServers.get({ path })).toEqual(changed)
  expect(await client.resourceServers.get({ path: { id: identifier } })).toEqual(changed)
  const identifiers = [identifier, 'https://nobody.example.com/']
  expect(await client.resourceServers.list({ query: { identifiers } })).toEqual([changed])
  await client.resourceServers.delete({ path })
  expect(await client.resourceServers.list({ query: { identifiers } })).toEqual([])
}
