import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'
import { template } from '../samples.ts'

export async function useVerifiableCredentialTemplates(client: ManagementClient): Promise<void> {
  const made = await client.createVerifiableCredentialTemplate({ body: template('a') })
  const path = { id: made.id }
  expect(await client.updateVerifiableCredentialTemplate({ path })).toMatchObject({ name: 'a' })
  const changed = await client.updateVerifiableCredentialTemplate({ path, body: { name: 'b' } })
  expect(changed).toMatchObject({ id: made.id, name: 'b' })
  expect(await client.getVerifiableCredentialTemplate({ path })).toEqual(changed)
  const { templates } = await client.listVerifiableCredentialTemplates()
  expect(templates).toEqual([changed])
  expect(await client.deleteVerifiableCredentialTemplate({ path })).toBeUndefined()
}
