import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'
import { acl } from '../samples.ts'

export async function useNetworkAcls(client: ManagementClient): Promise<void> {
  const { id } = await client.networkAcls.create({ body: acl(7) })
  const path = { id }
  const body = { ...acl(8), description: 'Replaced' }
  expect(await client.networkAcls.update({ path, body })).toMatchObject(body)
  const patched = await client.networkAcls.patch({ path, body: { active: true } })
  expect(patched).toMatchObject({ ...body, active: true })
  expect(await client.networkAcls.get({ path })).toMatchObject({ id, active: true })
  expect(await client.networkAcls.list()).toEqual([patched])
  const page = await client.networkAcls.list({ query: { include_totals: true, per_page: 1 } })
  expect(page).toEqual({ start: 0, limit: 1, total: 1, network_acls: [patched] })
  expect(await client.networkAcls.getStatistics({ path })).toMatchObject({ id })
  const facts = { origin: 'management' as const, user_agent: 'curl' }
  const explanation = await client.networkAclExplanations.create({ body: facts })
  expect(explanation).toMatchObject({ action: 'allow' })
  const dryRun = await client.networkAclDryRuns.create({ body: { rule: acl(9).rule } })
  expect(dryRun).toMatchObject({ blocks_caller: false })
  expect(await client.networkAcls.delete({ path })).toEqual({ code: 204, object: '' })
  expect(await client.networkAcls.list()).toEqual([])
}
