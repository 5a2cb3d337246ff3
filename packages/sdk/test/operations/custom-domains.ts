import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useCustomDomains(client: ManagementClient): Promise<void> {
  const body = { domain: 'login.example.com', type: 'auth0_managed_certs' } as const
  const made = await client.customDomains.create({ body })
  const path = { id: made.custom_domain_id ?? '' }
  const patch = { domain_metadata: { brand: 'Example' } }
  const changed = await client.customDomains.update({ path, body: patch })
  expect(changed).toMatchObject(patch)
  expect(await client.customDomains.get({ path })).toEqual(changed)
  expect(await client.customDomains.list()).toEqual([changed])
  const { verification } = await client.customDomains.createVerification({ path })
  expect(verification.status).toBe('failed')
  await expect(client.customDomains.createTest({ path })).rejects.toMatchObject({ statusCode: 409 })
  const set = await client.customDomains.updateDefaultCustomDomain({
    body: { domain: body.domain },
  })
  expect(await client.customDomains.getDefaultCustomDomain()).toEqual(set)
  expect(await client.customDomains.delete({ path })).toBeUndefined()
}
