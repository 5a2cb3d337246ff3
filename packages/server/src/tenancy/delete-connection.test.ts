import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { deleteFor } from './delete-connection.ts'

const path = '/api/v2/connections'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function fresh(name: string): Promise<string> {
  const json = { name, strategy: 'auth0' }
  return (await server.tenant.request('POST', path, { json })).body.id
}
const remove = (id: string) => server.tenant.request('DELETE', `${path}/${id}`)
const addUser = (connection: string, email: string) =>
  server.tenant.write(async ({ users }) => (await users.create({ connection, email })).user_id)
const emails = async () => {
  const { rows } = await server.database.query('select email from users order by email')
  return rows.map(({ email }) => email)
}
/** Makes the account of one user the second of another, as linking does. */
const link = (from: string, to: string) =>
  server.database.query(
    `with moved as (update identities set position = 1,
            user_id = (select user_id from users where email = $2)
       where email = $1 returning 1)
     delete from users where email = $1 and exists (select 1 from moved)`,
    [from, to],
  )

describe('202', () => {
  it('answers the time of deletion, and deletes all users of the connection', async () => {
    const id = await fresh('Crowded')
    await fresh('Other')
    for (let at = 0; at < 101; at += 1) await addUser('Crowded', `crowded-${at}@example.com`)
    await addUser('Other', 'other@example.com')
    const { status, body } = await remove(id)
    expect(status).toBe(202)
    expect(body).toEqual({ deleted_at: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/) })
    expect(await emails()).toEqual(['other@example.com'])
    const { rows } = await server.database.query(
      `select change->>'resource' as resource, count(*)::int from logs,
              json_array_elements(data->'details'->'changes') as change
        where data->'details'->>'operation' = 'deleteConnection' group by 1 order by 1`,
    )
    expect(rows).toEqual([
      { resource: 'connection', count: 1 },
      { resource: 'user', count: 101 },
    ])
  })

  it('only removes the identity of a user whose primary identity is in another connection', async () => {
    const id = await fresh('Second')
    await fresh('First')
    await addUser('First', 'first@example.com')
    await addUser('Second', 'second@example.com')
    await link('second@example.com', 'first@example.com')
    expect((await remove(id)).status).toBe(202)
    expect(await emails()).toContain('first@example.com')
    const { rows } = await server.database.query(
      `select email from identities where email like '%st@example.com' or email like 'second%'`,
    )
    expect(rows).toEqual([{ email: 'first@example.com' }])
  })

  it('makes the name available again', async () => {
    await remove(await fresh('Again'))
    expect(await fresh('Again')).toMatch(/^con_/)
  })
})

describe('204', () => {
  it('is answered for an unknown connection', async () => {
    const id = await fresh('Gone')
    await remove(id)
    expect((await remove(id)).status).toBe(204)
  })
})

describe('503', () => {
  it('is answered when the deadline passes before all users are deleted, and a retry continues', async () => {
    const id = await fresh('Huge')
    for (let at = 0; at < 101; at += 1) await addUser('Huge', `huge-${at}@example.com`)
    await expect(deleteFor(0, server.tenant.write, id)).rejects.toMatchObject({
      status: 503,
      errorCode: 'connection_deletion_unfinished',
      headers: { 'Retry-After': '0' },
    })
    const left = async () => (await emails()).filter((email) => email.startsWith('huge'))
    expect(await left()).toHaveLength(1)
    expect((await server.tenant.request('GET', `${path}/${id}`)).status).toBe(200)
    expect((await remove(id)).status).toBe(202)
    expect(await left()).toHaveLength(0)
  })
})
