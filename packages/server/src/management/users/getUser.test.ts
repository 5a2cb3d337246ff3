import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { makeUser } from '../../../test/resources/users.ts'

let server: SharedServer
let address: string
let id: string
beforeAll(async () => {
  server = await joinTestServer()
  id = await makeUser(server.tenant)
  address = `/api/v2/users/${encodeURIComponent(id)}`
})
afterAll(() => server.stop())

describe('200', () => {
  it('reads the id with an encoded and a plain `|`', async () => {
    const { body } = await server.tenant.request('GET', address)
    expect(body.user_id).toBe(id)
    expect((await server.tenant.request('GET', `/api/v2/users/${id}`)).body).toEqual(body)
    const twice = `/api/v2/users/${encodeURIComponent(encodeURIComponent(id))}`
    expect((await server.tenant.request('GET', twice)).body).toEqual(body)
  })

  it('refuses an id that is malformed after decoding twice', async () => {
    for (const broken of ['auth0%257C%2500', 'auth0%257C%25ff']) {
      const { status } = await server.tenant.request('GET', `/api/v2/users/${broken}`)
      expect([broken, Math.floor(status / 100)]).toEqual([broken, 4])
    }
  })

  it('answers the included, or the not excluded fields', async () => {
    const { body } = await server.tenant.request('GET', `${address}?fields=user_id,email`)
    expect(Object.keys(body)).toEqual(['email', 'user_id'])
    const others = await server.tenant.request(
      'GET',
      `${address}?fields=email&include_fields=false`,
    )
    expect(Object.keys(others.body)).not.toContain('email')
    expect(Object.keys(others.body)).toContain('user_id')
  })

  it('has log-in counts after the first log-in', async () => {
    const columns = "logins_count = 3, last_ip = '192.0.2.1', last_login = '2026-01-02T03:04:05Z'"
    await server.database.query(`update users set ${columns} where user_id = $1`, [id])
    expect((await server.tenant.request('GET', address)).body).toMatchObject({
      logins_count: 3,
      last_ip: '192.0.2.1',
      last_login: '2026-01-02T03:04:05.000Z',
    })
  })
})

describe('403', () => {
  it('is answered for a token that only has current-user scopes', async () => {
    const token = await server.tenant.token('read:current_user')
    const { status, body } = await server.tenant.request('GET', address, { token })
    expect([status, body.errorCode]).toEqual([403, 'insufficient_scope'])
  })
})

describe('404', () => {
  it('is answered for an unknown user', async () => {
    const { status, body } = await server.tenant.request('GET', '/api/v2/users/auth0%7Cnobody')
    expect([status, body.message, body.errorCode]).toEqual([
      404,
      'The user does not exist.',
      'inexistent_user',
    ])
  })
})
