import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'

const path = '/api/v2/connections'

let server: TestServer
let ids: readonly string[]
beforeAll(async () => {
  server = await startTestServer()
  const made = []
  for (const name of ['Here', 'There']) {
    const json = { name, strategy: 'auth0' }
    made.push((await server.tenant.request('POST', path, { json })).body.id)
    await server.tenant.write((store) =>
      store.users.create({ connection: name, email: 'ann@example.com' }),
    )
  }
  ids = made
})
afterAll(() => server.stop())

const remove = (id: string | undefined, email: string) =>
  server.tenant.request('DELETE', `${path}/${id}/users?email=${email}`)
const count = async () => (await server.database.query('select 1 from users')).rowCount

describe('204', () => {
  it('deletes the user of this connection by e-mail address, case-insensitively', async () => {
    expect((await remove(ids[0], 'nobody@example.com')).status).toBe(204)
    expect(await count()).toBe(2)
    expect((await remove(ids[0], 'ANN@example.com')).status).toBe(204)
    const { rows } = await server.database.query('select connection_id from identities')
    expect(rows).toEqual([{ connection_id: ids[1] }])
    expect(await count()).toBe(1)
  })
})

describe('400', () => {
  it('is answered without `email`: no request deletes all users by mistake', async () => {
    const { body } = await server.tenant.request('DELETE', `${path}/${ids[1]}/users`)
    expect(body.errorCode).toBe('invalid_query_string')
    expect(await count()).toBe(1)
  })
})

describe('404', () => {
  it('is answered for an unknown connection', async () => {
    const { body } = await remove('con_9Hs3kP7vWq2LrXb4', 'ann@example.com')
    expect(body).toMatchObject({ statusCode: 404, errorCode: 'inexistent_connection' })
  })
})
