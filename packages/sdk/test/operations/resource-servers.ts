import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useResourceServers(client: ManagementClient): Promise<void> {
  const identifier = 'https://walk.example.com/'
  const made = await client.createResourceServer({ body: { identifier, name: 'Walk' } })
  const path = { id: made.id ?? '' }
  const scopes = [{ value: 'read:walks', description: 'Read walks' }]
  const changed = await client.updateResourceServer({ path, body: { scopes } })
  expect(changed).toEqual({ ...made, scopes })
  expect(await client.getResourceServer({ path })).toEqual(changed)
  expect(await client.getResourceServer({ path: { id: identifier } })).toEqual(changed)
  const identifiers = [identifier, 'https://nobody.example.com/']
  expect(await client.listResourceServers({ query: { identifiers } })).toEqual([changed])
  await client.deleteResourceServer({ path })
  expect(await client.listResourceServers({ query: { identifiers } })).toEqual([])
}
