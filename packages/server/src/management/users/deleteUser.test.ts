import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { makeUser, nameOf } from '../../../test/resources/users.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const addressOf = (id: string) => `/api/v2/users/${encodeURIComponent(id)}`
const identitiesThere = async () =>
  (await server.database.query('select 1 from identities')).rows.length

describe('204', () => {
  it('deletes the user with all identities, and is also answered when repeated', async () => {
    const { tenant } = server
    const id = await makeUser(tenant)
    const other = await makeUser(tenant)
    await tenant.write((store) => store.userIdentities.link(id, nameOf(other)))
    expect(await identitiesThere()).toBe(2)
    const { status, text } = await tenant.request('DELETE', addressOf(id))
    expect([status, text]).toEqual([204, ''])
    expect(await identitiesThere()).toBe(0)
    expect((await tenant.request('DELETE', addressOf(id))).status).toBe(204)
    expect((await tenant.request('GET', addressOf(id))).status).toBe(404)
  })
})
