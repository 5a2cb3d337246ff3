import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

/** Blocks come from failed log-ins, so there are none to see here. */
export async function useBlocks(client: ManagementClient): Promise<void> {
  const query = { identifier: 'visitor@example.com' }
  expect(await client.getUserBlocksByIdentifier({ query })).toEqual({ blocked_for: [] })
  await client.deleteUserBlocksByIdentifier({ query })
  const nobody = { path: { id: 'auth0|nobody' } }
  for (const asked of [client.getUserBlocks(nobody), client.deleteUserBlocks(nobody)]) {
    await expect(asked).rejects.toMatchObject({ statusCode: 404, errorCode: 'inexistent_user' })
  }
  const path = { id: '2001:db8::1' }
  await expect(client.getAddressBlock({ path })).rejects.toMatchObject({ statusCode: 404 })
  await client.deleteAddressBlock({ path })
}
