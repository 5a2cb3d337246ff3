import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ensureDefaultConnection, joinTestServer, type SharedServer } from '@latchkey/testkit'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
  await server.tenant.write(async (store) => {
    const { name: connection } = await ensureDefaultConnection(store)
    await store.users.create({ connection, email: 'ada+x@example.com', user_id: '1' })
    await store.users.create({ connection, email: 'ada+x@example.com.au' })
  })
  // The same address at another connection, older than the first.
  await server.database.query(`with c as (
      insert into connections (tenant_id, id, name, strategy, created_at, updated_at)
      select id, 'con_other', 'other', 'google-oauth2', now(), now() from tenants
      returning tenant_id)
    insert into users (tenant_id, user_id, email, created_at, updated_at)
    select tenant_id, 'google-oauth2|2', 'ada+x@example.com', '2020-01-01', now() from c`)
})
afterAll(() => server.stop())

const path = '/api/v2/users-by-email'
const find = async (query: Record<string, string>) =>
  await server.tenant.request('GET', `${path}?${new URLSearchParams(query)}`)

describe('200', () => {
  it('lists the users of the address, case-insensitively, the oldest first', async () => {
    const { body } = await find({ email: 'ADA+x@example.COM' })
    expect(body.map(({ user_id }: { user_id: string }) => user_id)).toEqual([
      'google-oauth2|2',
      'auth0|1',
    ])
    expect(body[1]).toMatchObject({ email: 'ada+x@example.com', identities: [{ user_id: '1' }] })
  })

  it.each(['ada+x@example', 'ada%', 'ada*', '"'])('answers no user for %s', async (email) => {
    expect((await find({ email })).body).toEqual([])
  })

  it('answers the requested fields', async () => {
    const { body } = await find({ email: 'ada+x@example.com.au', fields: 'email' })
    expect(body).toEqual([{ email: 'ada+x@example.com.au' }])
  })

  it('accepts an address without URL encoding', async () => {
    const { body } = await server.tenant.request('GET', `${path}?email=ada%2Bx@example.com.au`)
    expect(body).toHaveLength(1)
  })

  it('answers no user of another tenant', async () => {
    const other = await server.addTenant('other.example.com')
    expect((await other.request('GET', `${path}?email=ada%2Bx@example.com`)).body).toEqual([])
  })
})

describe('400', () => {
  it('is answered without an address', async () => {
    expect((await find({})).body.errorCode).toBe('invalid_query_string')
    expect((await find({ email: '' })).body.errorCode).toBe('invalid_query_string')
  })
})
