import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'
import { template } from '../samples.ts'

export async function useVerifiableCredentialTemplates(client: ManagementClient): Promise<void> {
  const made = await client.verifiableCredentials.createTemplate({ body: template('a') })
  const path = { id: made.id }
  expect(await client.verifiableCredentials.updateTemplate({ path })).toMatchObject({ name: 'a' })
  const changed = await client.verifiableCredentials.updateTemplate({ path, body: { name: 'b' } })
  expect(changed).toMatchObject({ id: made.id, name: 'b' })
  expect(await client.verifiableCredentials.getTemplate({ path })).toEqual(changed)
  const { templates } = await client.verifiableCredentials.listTemplates()
  expect(templates).toEqual([changed])
  expect(await client.verifiableCredentials.deleteTemplate({ path })).toBeUndefined()
}
