import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useClientGrants(client: ManagementClient): Promise<void> {
  const audience = 'https://grants.example.com/'
  const scopes = [{ value: 'read:walks' }, { value: 'update:walks' }]
  const api = await client.resourceServers.create({ body: { identifier: audience, scopes } })
  const own = await client.clientGrants.list({ query: { take: 1 } })
  const [mine] = 'client_grants' in own ? own.client_grants : []
  const client_id = mine?.client_id ?? ''
  const scope = ['read:walks']
  const made = await client.clientGrants.create({ body: { client_id, audience, scope } })
  expect(made).toMatchObject({ client_id, audience, scope, subject_type: 'client' })
  const path = { id: made.id }
  const changed = await client.clientGrants.update({ path, body: { scope: ['update:walks'] } })
  expect(changed).toEqual({ ...made, scope: ['update:walks'] })
  expect(await client.clientGrants.get({ path })).toEqual(changed)
  expect(await client.clientGrants.list({ query: { audience } })).toEqual([changed])
  await client.clientGrants.delete({ path })
  expect(await client.clientGrants.list({ query: { audience } })).toEqual([])
  await client.resourceServers.delete({ path: { id: api.id ?? '' } })
}
