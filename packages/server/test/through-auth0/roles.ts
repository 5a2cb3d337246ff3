import type { ManagementClient } from 'auth0'
import { collect, failure } from './walk.ts'

export async function walkRoles(client: ManagementClient) {
  const { roles } = client
  const names = ['Clerk', 'Auditor', 'Owner']
  for (const name of names) await roles.create({ name, description: `The ${name}` })
  const listed = await collect(await roles.list({ per_page: 2 }))
  const found = await collect(await roles.list({ name_filter: 'CLERK' }))
  const id = listed[0]?.id ?? ''
  const updated = await roles.update(id, { description: 'Changed' })
  const read = await roles.get(id)
  const taken = await failure(roles.create({ name: 'Owner' }))
  for (const each of listed) await roles.delete(each.id ?? '')
  return {
    listed: listed.map(({ name }) => name),
    found: found.map(({ name }) => name),
    updated,
    read,
    taken,
    deleted: await failure(roles.get(id)),
  }
}
