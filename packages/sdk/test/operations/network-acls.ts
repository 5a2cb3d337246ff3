import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'
import { acl } from '../samples.ts'

export async function useNetworkAcls(client: ManagementClient): Promise<void> {
  const { id } = await client.createNetworkAcl({ body: acl(7) })
  const path = { id }
  const body = { ...acl(8), description: 'Replaced' }
  expect(await client.updateNetworkAcl({ path, body })).toMatchObject(body)
  const patched = await client.patchNetworkAcl({ path, body: { active: true } })
  expect(patched).toMatchObject({ ...body, active: true })
  expect(await client.getNetworkAcl({ path })).toMatchObject({ id, active: true })
  expect(await client.listNetworkAcls()).toEqual([patched])
  const page = await client.listNetworkAcls({ query: { include_totals: true, per_page: 1 } })
  expect(page).toEqual({ start: 0, limit: 1, total: 1, network_acls: [patched] })
  expect(await client.getNetworkAclStatistics({ path })).toMatchObject({ id })
  const facts = { origin: 'management' as const, user_agent: 'curl' }
  const explanation = await client.createNetworkAclExplanation({ body: facts })
  expect(explanation).toMatchObject({ action: 'allow' })
  const dryRun = await client.createNetworkAclDryRun({ body: { rule: acl(9).rule } })
  expect(dryRun).toMatchObject({ blocks_caller: false })
  expect(await client.deleteNetworkAcl({ path })).toEqual({ code: 204, object: '' })
  expect(await client.listNetworkAcls()).toEqual([])
}
