import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useUsers(client: ManagementClient): Promise<void> {
  const { id } = await client.connections.create({ body: { name: 'People', strategy: 'auth0' } })
  const connection = 'People'
  const password = 'Between-engine-and-loom-1843'
  const make = async (email: string) => {
    const made = await client.users.create({ body: { connection, email, password } })
    return made.user_id ?? ''
  }
  const [ada, countess] = [await make('Ada@example.com'), await make('countess@example.com')]
  const path = { id: ada }
  const changed = await client.users.update({ path, body: { user_metadata: { theme: 'dark' } } })
  expect(changed).toMatchObject({ email: 'ada@example.com', user_metadata: { theme: 'dark' } })
  expect(await client.users.get({ path })).toEqual(changed)
  expect(await client.users.get({ path, query: { fields: 'email' } })).toEqual({
    email: 'ada@example.com',
  })
  const linked = await client.users.linkIdentity({
    path,
    body: { provider: 'auth0', user_id: countess },
  })
  const [main, other] = linked
  expect(linked.map(({ provider }) => provider)).toEqual(['auth0', 'auth0'])
  const { provider = '', user_id = '' } = other ?? {}
  expect(await client.users.unlinkIdentity({ path: { id: ada, provider, user_id } })).toEqual([
    main,
  ])
  for (const each of [ada, countess]) await client.users.delete({ path: { id: each } })
  await expect(client.users.get({ path })).rejects.toMatchObject({ statusCode: 404 })
  await client.connections.delete({ path: { id: id ?? '' } })
}
