import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useClientGrants(client: ManagementClient): Promise<void> {
  const audience = 'https://grants.example.com/'
  const scopes = [{ value: 'read:walks' }, { value: 'update:walks' }]
  const api = await client.createResourceServer({ body: { identifier: audience, scopes } })
  const own = await client.listClientGrants({ query: { take: 1 } })
  const [mine] = 'client_grants' in own ? own.client_grants : []
  const client_id = mine?.client_id ?? ''
  const scope = ['read:walks']
  const made = await client.createClientGrant({ body: { client_id, audience, scope } })
  expect(made).toMatchObject({ client_id, audience, scope, subject_type: 'client' })
  const path = { id: made.id }
  const changed = await client.updateClientGrant({ path, body: { scope: ['update:walks'] } })
  expect(changed).toEqual({ ...made, scope: ['update:walks'] })
  expect(await client.getClientGrant({ path })).toEqual(changed)
  expect(await client.listClientGrants({ query: { audience } })).toEqual([changed])
  await client.deleteClientGrant({ path })
  expect(await client.listClientGrants({ query: { audience } })).toEqual([])
  await client.deleteResourceServer({ path: { id: api.id ?? '' } })
}
