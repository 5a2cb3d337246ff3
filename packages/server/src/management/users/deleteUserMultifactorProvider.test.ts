import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { ensureDefaultConnection, joinTestServer, type SharedServer } from '@latchkey/testkit'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
  await server.tenant.write(ensureDefaultConnection)
})
afterAll(() => server.stop())

it('logs that the authenticator app was removed, once', async () => {
  const { request } = server.tenant
  const connection = 'Username-Password-Authentication'
  const json = { connection, email: 'ada@example.com', password: 'Between-engine-and-loom-1843' }
  const { user_id: id } = (await request('POST', '/api/v2/users', { json })).body
  const user = `/api/v2/users/${encodeURIComponent(id)}`
  const method = { type: 'totp', name: 'App', totp_secret: 'JBSWY3DPEHPK3PXP' }
  await request('POST', `${user}/authentication-methods`, { json: method })
  for (const provider of ['google-authenticator', 'google-authenticator', 'duo']) {
    expect((await request('DELETE', `${user}/multifactor/${provider}`)).status).toBe(204)
  }
  expect((await request('GET', `${user}/authentication-methods`)).body).toEqual([])
  const q = encodeURIComponent(`type:gd_unenroll AND user_id:"${id}"`)
  expect((await request('GET', `/api/v2/logs?q=${q}`)).body).toHaveLength(1)
})
