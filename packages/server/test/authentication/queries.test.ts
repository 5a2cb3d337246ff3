import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import { authorizeUrl, createApplication, createUser, password, pkce } from './application.ts'

let server: SharedServer
const email = 'ada@example.com'
beforeAll(async () => {
  server = await joinTestServer()
  await createApplication(server.tenant)
  await createUser(server.tenant, email)
})
afterAll(() => server.stop())

describe('a query begins at the first question mark', () => {
  it('so that state and redirect_uri keep their question marks', async () => {
    const redirectUri = 'https://app.example.com/callback?from=here?or=there'
    const client = { callbacks: [redirectUri] }
    const app = { ...(await createApplication(server.tenant, { client })), redirectUri }
    const { parameters } = pkce()
    const requestUrl = authorizeUrl(server.tenant, app, {
      ...parameters,
      state: 'a?b',
      nonce: 'c?d',
    })
    // Browsers and libraries may leave a question mark in a query unescaped.
    const address = requestUrl.replaceAll('%3F', '?')
    const visitor = createVisitor(server)
    const page = await visitor.visit(address)
    const { url } = await visitor.submit(page, { username: email, password })
    expect(url.searchParams.get('state')).toBe('a?b')
    expect(url.searchParams.get('from')).toBe('here?or=there')
    const refused = await visitor.visit(address.replace('there', 'elsewhere'))
    expect([refused.isAway, refused.status]).toEqual([false, 400])
  })

  it('so that no log-out address is truncated to a registered one', async () => {
    const app = await createApplication(server.tenant)
    const beyond = 'https://app.example.com/bye?to=evil'
    const address = `/oidc/logout?client_id=${app.clientId}&post_logout_redirect_uri=${beyond}`
    const { status, isAway } = await createVisitor(server).visit(address)
    expect([status, isAway]).toEqual([400, false])
  })

  it('so that a device code is filled in unchanged', async () => {
    const { text } = await createVisitor(server).visit('/activate?from=a?b&user_code=WDJB-MJHT')
    expect(text).toContain('WDJB-MJHT')
  })
})

describe('an answered request has no parameters', () => {
  it('so that a link to it is refused whatever its query says', async () => {
    const { clientId } = await createApplication(server.tenant)
    const path = `/authorize/unknown?client_id=${clientId}`
    const { status, headers, text } = await server.tenant.request('GET', path, { token: null })
    expect([status, headers.get('x-request-id')]).toEqual([400, expect.any(String)])
    expect(text).toContain('<!doctype html>')
  })
})
