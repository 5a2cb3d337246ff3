/** Sessions that end when the identity provider says (`session_expiry`). */
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  createVisitor,
  receiverTrust,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import {
  type Application,
  authorizeUrl,
  createApplication,
  exchange,
} from '../authentication/application.ts'
import { lastEntries } from './last-entries.ts'
import { type OpenIdUpstream, startOpenIdUpstream, upstreamClient } from './openid-upstream.ts'

let server: TestServer
let upstream: OpenIdUpstream
let app: Application
beforeAll(async () => {
  server = await startTestServer({
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
  const code = `${server.tenant.baseUrl}/login/callback`
  upstream = await startOpenIdUpstream({ code, front: code }, server.caFile)
  app = await createApplication(server.tenant)
  await connect('limited', true)
  await connect('unlimited', false)
}, 120_000)
afterAll(async () => {
  await server.stop()
  await upstream.stop()
})

async function connect(name: string, isSupported: boolean): Promise<void> {
  const options = {
    ...upstreamClient,
    discovery_url: `${upstream.origin}/.well-known/openid-configuration`,
    id_token_session_expiry_supported: isSupported,
  }
  const json = { name, strategy: 'oidc', options, enabled_clients: [app.clientId] }
  expect((await server.tenant.request('POST', '/api/v2/connections', { json })).status).toBe(201)
}

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
let people = 0

const newName = () => {
  people += 1
  return `guest-${people}`
}

/** Logs in a user, whose ID token has this claim. */
async function logIn(
  connection: string,
  expiry?: unknown,
  { visitor, name } = { visitor: createVisitor(server), name: newName() },
) {
  await upstream.command({ claims: { session_expiry: expiry } })
  const address = authorizeUrl(server.tenant, app, { connection, prompt: 'login' })
  const away = await visitor.visit(address)
  const back = await upstream.logIn(upstream.newPerson(), away.url, name)
  const end = await visitor.visit(back.url.href)
  const id = encodeURIComponent(`oidc|${connection}|${name}`)
  const { body } = await server.tenant.request('GET', `/api/v2/users/${id}/sessions`)
  return { visitor, name, end, session: body.sessions?.[0] }
}

const silent = () => authorizeUrl(server.tenant, app, { prompt: 'none' })

it('ends the session at that time, also for the management API', async () => {
  const endsAt = inSeconds(3)
  const { visitor, end, session } = await logIn('limited', endsAt)
  expect(end.url.searchParams.get('code')).toBeTruthy()
  expect(Date.parse(session.expires_at)).toBe(endsAt * 1000)
  expect(Date.parse(session.idle_expires_at)).toBe(endsAt * 1000)
  expect((await visitor.visit(silent())).url.searchParams.get('code')).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve, endsAt * 1000 - Date.now() + 10))
  expect((await visitor.visit(silent())).url.searchParams.get('error')).toBe('login_required')
})

it('does not lengthen the session', async () => {
  const { session } = await logIn('limited', inSeconds(365 * 24 * 60 * 60))
  const lifetimeMs = Date.parse(session.expires_at) - Date.parse(session.authenticated_at)
  expect(lifetimeMs).toBe(168 * 60 * 60 * 1000)
})

it('holds for the session of a long `sid`, which is not stored', async () => {
  const endsAt = inSeconds(60)
  await upstream.command({})
  const visitor = createVisitor(server)
  const away = await visitor.visit(authorizeUrl(server.tenant, app, { connection: 'limited' }))
  await upstream.command({ claims: { session_expiry: endsAt, sid: 's'.repeat(600) } })
  const back = await upstream.logIn(upstream.newPerson(), away.url, 'long')
  expect((await visitor.visit(back.url.href)).url.searchParams.get('code')).toBeTruthy()
  const id = encodeURIComponent('oidc|limited|long')
  const { body } = await server.tenant.request('GET', `/api/v2/users/${id}/sessions`)
  expect(Date.parse(body.sessions[0].expires_at)).toBe(endsAt * 1000)
})

it('does not limit the session without the claim, or without the option', async () => {
  for (const { session } of [await logIn('limited'), await logIn('unlimited', inSeconds(60))]) {
    const lifetimeMs = Date.parse(session.expires_at) - Date.parse(session.authenticated_at)
    expect(lifetimeMs).toBe(168 * 60 * 60 * 1000)
  }
})

it('is forgotten by a later log-in without the claim', async () => {
  const first = await logIn('limited', inSeconds(60))
  const { session } = await logIn('limited', undefined, first)
  expect(session.id).toBe(first.session.id)
  expect(Date.parse(session.expires_at)).toBeGreaterThan(inSeconds(3600) * 1000)
})

it.each([
  [() => inSeconds(-1), 'has ended, as `session_expiry` says'],
  [() => 'tomorrow', '`session_expiry` is not a number'],
  [() => null, '`session_expiry` is not a number'],
])('refuses the log-in otherwise', async (expiry, reason) => {
  const { end } = await logIn('limited', expiry())
  expect([end.isAway, end.status]).toEqual([false, 400])
  expect((await lastEntries(server.tenant))[0].description).toContain(reason)
})

it('ends a transferred session then as well, and none begins afterwards', async () => {
  const { clientId: client_id, clientSecret: client_secret } = app
  const session_transfer = {
    can_create_session_transfer_token: true,
    allowed_authentication_methods: ['query'],
  }
  const json = { grant_types: ['authorization_code', 'refresh_token'], session_transfer }
  await server.tenant.request('PATCH', `/api/v2/clients/${client_id}`, { json })
  const endsAt = inSeconds(8)
  const { visitor, name } = await logIn('limited', endsAt)
  const address = authorizeUrl(server.tenant, app, { scope: 'openid offline_access' })
  const { url } = await visitor.visit(address)
  const code = url.searchParams.get('code') ?? ''
  let { refresh_token } = (await exchange(server, app, { code })).body
  const transfer = async () => {
    const form = { client_id, client_secret, grant_type: 'refresh_token', refresh_token }
    const audience = `urn:${new URL(server.tenant.baseUrl).host}:session_transfer`
    const sent = { token: null, form: { ...form, audience } }
    const { body } = await server.tenant.request('POST', '/oauth/token', sent)
    refresh_token = body.refresh_token ?? refresh_token
    const session_transfer_token = body.access_token
    const more = { prompt: 'none', session_transfer_token }
    return (await createVisitor(server).visit(authorizeUrl(server.tenant, app, more))).url
  }
  expect((await transfer()).searchParams.get('code')).toBeTruthy()
  const path = `/api/v2/users/${encodeURIComponent(`oidc|limited|${name}`)}/sessions`
  const { sessions } = (await server.tenant.request('GET', path)).body
  const ends = sessions.map((each: { expires_at: string }) => Date.parse(each.expires_at))
  expect(ends).toEqual([endsAt * 1000, endsAt * 1000])
  await new Promise((resolve) => setTimeout(resolve, endsAt * 1000 - Date.now() + 10))
  expect((await transfer()).searchParams.get('error')).toBe('login_required')
})
