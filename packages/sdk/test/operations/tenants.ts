import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useTenants(client: ManagementClient): Promise<void> {
  const body = { friendly_name: 'Called', flags: { enable_sso: false } }
  const settings = await client.tenants.updateSettings({ body })
  expect(settings).toMatchObject(body)
  expect(await client.tenants.getSettings()).toEqual(settings)
}
