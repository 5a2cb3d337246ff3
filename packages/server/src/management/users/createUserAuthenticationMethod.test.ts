import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ensureDefaultConnection, joinTestServer, type SharedServer } from '@latchkey/testkit'

let server: SharedServer
let path: string
beforeAll(async () => {
  server = await joinTestServer()
  const { user_id } = await server.tenant.write(async (store) => {
    const { name: connection } = await ensureDefaultConnection(store)
    return store.users.create({ connection, email: 'ann@example.com' })
  })
  path = `/api/v2/users/${encodeURIComponent(user_id ?? '')}/authentication-methods`
})
afterAll(() => server.stop())

const request = (method: string, address: string, json?: unknown) =>
  server.tenant.request(method, address, json === undefined ? {} : { json })
const create = (json: object) => request('POST', path, json)
const key = { key_id: 'a2V5', public_key: 'cHVibGlj', relying_party_identifier: 'example.com' }

describe('201', () => {
  it('creates one of each type, and answers the secret once', async () => {
    const totp = await create({ type: 'totp', name: 'Phone' })
    expect([totp.status, totp.body]).toEqual([
      201,
      expect.objectContaining({
        id: expect.stringMatching(/^totp\|dev_\w{16}$/),
        confirmed: true,
        totp_secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      }),
    ])
    const email = await create({ type: 'email', email: 'Ann@Example.com' })
    expect(email.body).toMatchObject({ type: 'email', email: 'ann@example.com' })
    const passkey = await create({ type: 'passkey', ...key, transports: ['usb'] })
    expect(passkey.body).toMatchObject({ ...key, transports: ['usb'] })
    const { body } = await request('GET', `${path}?include_totals=true`)
    expect([body.total, JSON.stringify(body)]).toEqual([3, expect.not.stringContaining('secret')])
  })
})

describe('400', () => {
  it('is answered for members that the type does not allow', async () => {
    for (const json of [
      { type: 'email' },
      { type: 'passkey', key_id: 'a' },
      { type: 'totp', email: 'ann@example.com' },
      { type: 'totp', totp_secret: 'MFRGGZDFMZTWQ2LK'.slice(0, 15) },
      { type: 'totp', totp_secret: '0189!' },
    ]) {
      expect([json, (await create(json)).status]).toEqual([json, 400])
    }
  })
})

describe('409', () => {
  it('is answered for a second authenticator app, and for a credential of another user', async () => {
    expect((await create({ type: 'totp' })).status).toBe(409)
    expect((await create({ type: 'passkey', ...key })).status).toBe(409)
  })
})

describe('the methods of a user', () => {
  it('are replaced except for passkeys, updated and deleted', async () => {
    const replaced = await request('PUT', path, [{ type: 'phone', phone_number: '+491700000000' }])
    const types = replaced.body.map(({ type }: { type: string }) => type)
    expect(types).toEqual(['passkey', 'phone'])
    const { id } = replaced.body[1]
    const one = `${path}/${encodeURIComponent(id)}`
    const patched = await request('PATCH', one, { preferred_authentication_method: 'voice' })
    expect(patched.body).toMatchObject({ id, preferred_authentication_method: 'voice' })
    expect((await request('DELETE', one)).status).toBe(204)
    expect((await request('GET', one)).status).toBe(404)
    expect((await request('DELETE', path)).status).toBe(204)
    expect((await request('GET', path)).body).toEqual([])
  })
})
