import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

/** Blocks come from failed log-ins, so there are none to see here. */
export async function useBlocks(client: ManagementClient): Promise<void> {
  const query = { identifier: 'visitor@example.com' }
  expect(await client.userBlocks.getByIdentifier({ query })).toEqual({ blocked_for: [] })
  await client.userBlocks.deleteByIdentifier({ query })
  const nobody = { path: { id: 'auth0|nobody' } }
  for (const requested of [client.userBlocks.get(nobody), client.userBlocks.delete(nobody)]) {
    await expect(requested).rejects.toMatchObject({ statusCode: 404, errorCode: 'inexistent_user' })
  }
  const path = { id: '2001:db8::1' }
  await expect(client.anomaly.getAddressBlock({ path })).rejects.toMatchObject({ statusCode: 404 })
  await client.anomaly.deleteAddressBlock({ path })
}
