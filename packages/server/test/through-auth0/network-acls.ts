import type { ManagementClient } from 'auth0'
import { collect, failure } from './walk.ts'

export async function walkNetworkAcls(client: ManagementClient) {
  const { networkAcls: acls } = client
  const rule = { action: { block: true as const }, scope: 'tenant' as const, match: { asns: [1] } }
  for (let priority = 1; priority <= 5; priority += 1) {
    await acls.create({ description: `ACL ${priority}`, active: true, priority, rule })
  }
  const listed = await collect(await acls.list({ per_page: 2 }))
  const [first, second] = listed
  const id = first?.id ?? ''
  const replaced = await acls.set(id, { description: 'Replaced', active: false, priority: 1, rule })
  const patched = await acls.update(second?.id ?? '', { active: false })
  const read = await acls.get(id)
  const taken = await failure(acls.create({ description: '', active: true, priority: 1, rule }))
  for (const each of listed) await acls.delete(each.id ?? '')
  const deleted = await failure(acls.get(id))
  return { listed: listed.length, replaced, patched, read, taken, deleted }
}
