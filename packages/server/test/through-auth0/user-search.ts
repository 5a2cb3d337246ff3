import type { ManagementClient } from 'auth0'
import { collect, failure } from './walk.ts'

const connection = 'Searched'
const password = 'Between-engine-and-loom-1843'

export async function walkUserSearch({ users, connections }: ManagementClient) {
  const place = await connections.create({ name: connection, strategy: 'auth0' })
  const ids: string[] = []
  for (const name of ['Grace', 'Ada', 'Adele']) {
    const email = `${name.toLowerCase()}@example.com`
    ids.push((await users.create({ connection, email, name, password })).user_id ?? '')
  }
  const page = await users.list({ q: 'name:(ad* OR gra*) AND -email:ada@*', search_engine: 'v3' })
  const { users: _, ...totals } = page.response
  const pages = await users.list({ sort: 'name:-1', per_page: 2 })
  const results = {
    found: page.data.map(({ name }) => name),
    totals,
    sorted: (await collect(pages)).map(({ name }) => name),
    byEmail: await users.listUsersByEmail({ email: 'Ada@example.com', fields: 'email' }),
    refused: await failure(users.list({ q: 'name:[a TO' })),
  }
  for (const id of ids) await users.delete(id)
  await connections.delete(place.id ?? '')
  return results
}
