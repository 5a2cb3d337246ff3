import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useRoles(client: ManagementClient): Promise<void> {
  const made = await client.roles.create({ body: { name: 'Clerk', description: 'Reads' } })
  expect(made).toEqual({ id: made.id, name: 'Clerk', description: 'Reads', type: 'tenant' })
  const path = { id: made.id }
  const changed = await client.roles.update({ path, body: { description: 'Writes' } })
  expect(changed).toEqual({ ...made, description: 'Writes' })
  expect(await client.roles.get({ path })).toEqual(changed)
  expect(await client.roles.list()).toEqual([changed])
  expect(await client.roles.list({ query: { include_totals: true } })).toMatchObject({ total: 1 })
  await client.roles.delete({ path })
  expect(await client.roles.list()).toEqual([])
}
