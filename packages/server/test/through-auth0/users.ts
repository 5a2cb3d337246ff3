import type { ManagementClient } from 'auth0'
import { failure } from './walk.ts'

const connection = 'Accounts'
const password = 'Between-engine-and-loom-1843'

export async function walkUsers({ users, connections }: ManagementClient) {
  const place = await connections.create({ name: connection, strategy: 'auth0' })
  const create = (email: string) => users.create({ connection, email, password })
  const ada = await create('Ada@example.com')
  const other = await create('countess@example.com')
  const id = ada.user_id ?? ''
  const taken = await failure(create('ada@example.com'))
  const weak = await failure(users.create({ connection, email: 'x@example.com', password: 'x' }))
  const merged = await users.update(id, { app_metadata: { plan: 'gold', trial: true } })
  const updated = await users.update(id, { app_metadata: { trial: null }, blocked: true })
  const repeated = await failure(users.update(id, { email: 'countess@example.com' }))
  const named = { provider: 'auth0', user_id: other.user_id ?? '' } as const
  const linked = await users.identities.link(id, named)
  const selected = await users.get(id, { fields: 'email,user_id' })
  const secondary = String(linked[1]?.user_id)
  const unlinked = await users.identities.delete(id, 'auth0', secondary)
  const back = await users.get(other.user_id ?? '')
  for (const each of [ada, other]) await users.delete(each.user_id ?? '')
  await users.delete(id)
  const deleted = await failure(users.get(id))
  await connections.delete(place.id ?? '')
  return {
    ada,
    taken,
    weak,
    merged,
    updated,
    repeated,
    linked,
    selected,
    unlinked,
    back,
    deleted,
  }
}
