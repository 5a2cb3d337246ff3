import type { ManagementClient } from 'auth0'
import { collect, failure } from './walk.ts'

export async function walkConnections({ connections, users }: ManagementClient, clientId: string) {
  const names = ['Customers', 'Staff', 'Guests']
  for (const name of names) await connections.create({ name, strategy: 'auth0' })
  const listed = await collect(await connections.list({ strategy: ['auth0'], take: 2 }))
  const byOne = await collect(await connections.list({ strategy: 'auth0', name: 'Staff' }))
  const id = listed.find(({ name }) => name === 'Customers')?.id ?? ''
  const options = { passwordPolicy: 'excellent', brute_force_protection: true } as const
  const updated = await connections.update(id, { display_name: 'Our customers', options })
  const read = await connections.get(id, { fields: 'name,display_name' })
  await connections.clients.update(id, [{ client_id: clientId, status: true }])
  const enabled = await collect(await connections.clients.get(id))
  await connections.checkStatus(id)
  const email = 'bob@example.com'
  const password = 'Between-engine-and-loom-1843'
  const { user_id = '' } = await users.create({ connection: 'Customers', email, password })
  await connections.users.deleteByEmail(id, { email })
  const removed = await failure(users.get(user_id))
  const taken = await failure(connections.create({ name: 'Staff', strategy: 'auth0' }))
  const scripts = { fetchUserProfile: 'function () {}' }
  const foreign = await failure(
    connections.create({ name: 'Abroad', strategy: 'auth0', options: { scripts } }),
  )
  for (const { id: each = '', name = '' } of listed) {
    if (names.includes(name)) await connections.delete(each)
  }
  const deleted = await failure(connections.get(id))
  return {
    listed: listed.map(({ name }) => name),
    byOne: byOne.map(({ name }) => name),
    updated,
    read,
    enabled,
    removed,
    taken,
    foreign,
    deleted,
  }
}
