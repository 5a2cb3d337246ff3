import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useRoles(client: ManagementClient): Promise<void> {
  const made = await client.createRole({ body: { name: 'Clerk', description: 'Reads' } })
  expect(made).toEqual({ id: made.id, name: 'Clerk', description: 'Reads' })
  const path = { id: made.id }
  const changed = await client.updateRole({ path, body: { description: 'Writes' } })
  expect(changed).toEqual({ ...made, description: 'Writes' })
  expect(await client.getRole({ path })).toEqual(changed)
  expect(await client.listRoles()).toEqual([changed])
  expect(await client.listRoles({ query: { include_totals: true } })).toMatchObject({ total: 1 })
  await client.deleteRole({ path })
  expect(await client.listRoles()).toEqual([])
}
