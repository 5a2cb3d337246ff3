import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer, type Visitor } from '@latchkey/testkit'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
  pkce,
} from './application.ts'

/* The confirmation before a redirect to a URI that another application may have. */

let server: SharedServer
let app: Application
const username = 'grace@example.com'
const setting = 'skip_non_verifiable_callback_uri_confirmation_prompt'
const schemeUri = 'com.example.reader:/callback'
const loopbackUri = 'http://127.0.0.1:51089/callback'
const webUri = 'https://app.example.com/callback'
beforeAll(async () => {
  server = await joinTestServer()
  const callbacks = [schemeUri, loopbackUri, webUri]
  app = await createApplication(server.tenant, { client: { app_type: 'native', callbacks } })
  await createUser(server.tenant, username)
}, 60_000)
afterAll(() => server.stop())

const set = (path: string, value: boolean | null) =>
  server.tenant.request('PATCH', `/api/v2${path}`, { json: { [setting]: value } })
const ofTenant = (value: boolean | null) => set('/tenants/settings', value)
const ofClient = (value: boolean | null) => set(`/clients/${app.clientId}`, value)

const { verifier, parameters } = pkce()

function open(visitor: Visitor, redirectUri: string, more: Readonly<Record<string, string>> = {}) {
  const at = { ...app, redirectUri }
  return visitor.visit(authorizeUrl(server.tenant, at, { ...parameters, ...more }))
}

async function logIn() {
  const visitor = createVisitor(server)
  const page = await open(visitor, webUri)
  await visitor.submit(page, { username, password })
  return visitor
}

const hasCode = ({ url }: { url: URL }) => url.searchParams.has('code')
const asks = ({ url }: { url: URL }) => url.pathname.endsWith('/consent')

describe('a session that serves a callback URL without a verifiable owner', () => {
  it('does so at once, unless the tenant or the client demands a confirmation', async () => {
    const visitor = await logIn()
    expect(hasCode(await open(visitor, schemeUri))).toBe(true)
    await ofTenant(false)
    expect(asks(await open(visitor, schemeUri))).toBe(true)
    expect(asks(await open(visitor, loopbackUri))).toBe(true)
    expect(hasCode(await open(visitor, webUri))).toBe(true)
    await ofClient(true)
    expect(hasCode(await open(visitor, schemeUri))).toBe(true)
    await ofTenant(null)
    await ofClient(false)
    expect(asks(await open(visitor, schemeUri))).toBe(true)
    await ofClient(null)
    expect(hasCode(await open(visitor, schemeUri))).toBe(true)
  })

  it('continues with a code after the confirmation, each time', async () => {
    await ofClient(false)
    const visitor = await logIn()
    for (const redirectUri of [schemeUri, loopbackUri]) {
      const page = await open(visitor, redirectUri)
      const { url } = await visitor.submit(page, { action: 'accept' })
      const code = url.searchParams.get('code') ?? ''
      const by = { grant_type: 'authorization_code', client_id: app.clientId, code }
      const form = { ...by, code_verifier: verifier, redirect_uri: redirectUri }
      const made = await server.tenant.request('POST', '/oauth/token', { token: null, form })
      expect(made.status).toBe(200)
    }
    const declined = await visitor.submit(await open(visitor, schemeUri), { action: 'deny' })
    expect(declined.url.searchParams.get('error')).toBe('access_denied')
  })

  it('gets interaction_required without a page', async () => {
    await ofClient(false)
    const { url } = await open(await logIn(), loopbackUri, { prompt: 'none' })
    expect(url.searchParams.get('error')).toBe('interaction_required')
  })
})

it('a user who has just logged in on a page is not asked', async () => {
  await ofClient(false)
  const visitor = createVisitor(server)
  const page = await open(visitor, schemeUri)
  expect(hasCode(await visitor.submit(page, { username, password }))).toBe(true)
})
