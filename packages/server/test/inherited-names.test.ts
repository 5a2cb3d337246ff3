import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

/** Names of inherited members: they are no grant, media type or error. */
const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

describe.each(inherited)('%s', (name) => {
  it('is not a grant type', async () => {
    const { clientId: client_id, clientSecret: client_secret } = server.tenant
    const form = { grant_type: name, client_id, client_secret }
    const answer = await server.tenant.request('POST', '/oauth/token', { token: null, form })
    expect([answer.status, answer.body.error]).toEqual([400, 'unsupported_grant_type'])
  })

  it('is not a media type', async () => {
    for (const path of ['/api/v2/roles', '/oauth/token']) {
      const headers = { 'content-type': name }
      const answer = await server.tenant.request('POST', path, { body: 'name=Reader', headers })
      expect(answer.status).toBe(415)
    }
  })

  it('is an ordinary error of an identity provider', async () => {
    const answer = await server.tenant.request('GET', `/login/callback?error=${name}&state=x`)
    expect(answer.status).toBe(400)
  })
})
