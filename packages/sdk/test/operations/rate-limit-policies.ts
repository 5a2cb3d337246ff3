import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useRateLimitPolicies(client: ManagementClient): Promise<void> {
  const { rateLimitPolicies: policies } = client
  const made = await policies.create({
    body: {
      resource: 'oauth_authentication_api',
      consumer: 'client',
      consumer_selector: 'third_party_clients',
      configuration: { action: 'block', limit: 100 },
    },
  })
  const path = { id: made.id }
  const configuration = { action: 'allow' } as const
  const changed = await policies.update({ path, body: { configuration } })
  expect(changed).toMatchObject({ id: made.id, configuration })
  expect(await policies.get({ path })).toEqual(changed)
  const query = { consumer_selector: 'third_party_clients' }
  expect(await policies.list({ query })).toEqual({ rate_limit_policies: [changed] })
  expect(await policies.delete({ path })).toBeUndefined()
}
