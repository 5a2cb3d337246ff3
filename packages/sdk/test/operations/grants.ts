import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

/** Grants and devices come from log-ins, so there are none to see here. */
export async function useGrants(client: ManagementClient): Promise<void> {
  const query = { user_id: 'auth0|nobody' }
  expect(await client.grants.list({ query })).toEqual([])
  await client.grants.deleteGrants({ query })
  await client.grants.delete({ path: { id: '6560cd0f6caaac5b4692f454' } })
  expect(await client.deviceCredentials.list({ query: { include_totals: true } })).toEqual({
    start: 0,
    limit: 50,
    total: 0,
    device_credentials: [],
  })
  // Only a user has the scope for a key of a device.
  const device = { device_name: 'A phone', device_id: '7b1f0c52', value: 'MCowBQYDK2VwAyEA' }
  await expect(
    client.deviceCredentials.create({ body: { ...device, type: 'public_key' } }),
  ).rejects.toMatchObject({ statusCode: 403 })
  await client.deviceCredentials.delete({ path: { id: 'dcr_9Hs3kP7vWq2LrXb4' } })
}
