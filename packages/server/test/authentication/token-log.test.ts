import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, patient, type SharedServer, until } from '@latchkey/testkit'
import {
  type Application,
  audience,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
  pkce,
} from './application.ts'

let server: SharedServer
let app: Application
let userId: string
const email = 'ada@example.com'

beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant)
  userId = await createUser(server.tenant, email)
})
afterAll(() => server.stop())

const entriesOf = async (type: string) =>
  (await server.tenant.request('GET', `/api/v2/logs?q=type:${type}`)).body

/** The latest entry of a type, when there are more than `before`. */
async function entryOf(type: string, before = 0) {
  const isThere = async () => (await entriesOf(type)).length > before
  await until(`an entry ${type}`, isThere, patient(5_000))
  return (await entriesOf(type))[0]
}

describe('the log has', () => {
  it('successful and failed exchanges, with client, user and API', async () => {
    const visitor = createVisitor(server)
    const { verifier, parameters } = pkce()
    const scope = 'openid offline_access read:books'
    const requestUrl = authorizeUrl(server.tenant, app, { ...parameters, scope, audience })
    const page = await visitor.visit(requestUrl)
    const { url } = await visitor.submit(page, { username: email, password })
    const code = url.searchParams.get('code') ?? ''
    const { body } = await exchange(server, app, { code, code_verifier: verifier })
    expect(await entryOf('seacft')).toMatchObject({
      client_id: app.clientId,
      user_id: userId,
      audience,
      scope: expect.stringContaining('read:books'),
      ip: '127.0.0.1',
      hostname: expect.any(String),
    })
    await exchange(server, app, { code, code_verifier: verifier })
    const refused = await entryOf('feacft')
    expect(refused).toMatchObject({ client_id: app.clientId })
    expect(JSON.stringify(refused)).not.toContain(code)

    const refresh = { grant_type: 'refresh_token', refresh_token: body.refresh_token }
    await exchange(server, app, refresh)
    expect(await entryOf('fertft')).toMatchObject({ client_id: app.clientId })
    const silent = authorizeUrl(server.tenant, app, { prompt: 'none' })
    await visitor.visit(silent)
    expect(await entryOf('ssa')).toMatchObject({ user_id: userId, client_id: app.clientId })
    await visitor.visit(`${server.tenant.baseUrl}/v2/logout?client_id=${app.clientId}`)
    expect(await entryOf('slo')).toMatchObject({ user_id: userId, client_id: app.clientId })
    await visitor.visit(silent)
    expect(await entryOf('fsa')).toMatchObject({ client_id: app.clientId })
  })

  it('the reuse of a rotated token, and revocations', async () => {
    const tokens = async () => {
      const visitor = createVisitor(server)
      const { verifier, parameters } = pkce()
      const scope = 'openid offline_access'
      const page = await visitor.visit(authorizeUrl(server.tenant, app, { ...parameters, scope }))
      const { url } = await visitor.submit(page, { username: email, password })
      const code = url.searchParams.get('code') ?? ''
      return (await exchange(server, app, { code, code_verifier: verifier })).body
    }
    const { refresh_token } = await tokens()
    const refresh = { grant_type: 'refresh_token', refresh_token }
    await exchange(server, app, refresh)
    expect(await entryOf('sertft')).toMatchObject({ user_id: userId, client_id: app.clientId })
    const again = await exchange(server, app, refresh)
    expect([again.status, again.body]).toEqual([
      400,
      { error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' },
    ])
    expect(await entryOf('ferrt')).toMatchObject({ user_id: userId })
    const other = await tokens()
    const stranger = await createApplication(server.tenant)
    for (const { clientId: client_id, clientSecret: client_secret } of [stranger, app]) {
      const form = { client_id, client_secret, token: other.refresh_token }
      const revoked = await server.tenant.request('POST', '/oauth/revoke', { token: null, form })
      expect(revoked.status).toBe(200)
    }
    expect(await entryOf('srrt')).toMatchObject({ user_id: userId, client_id: app.clientId })
    expect(await entriesOf('srrt')).toHaveLength(1)
  })

  it('successful and failed client credentials', async () => {
    const before = (await entriesOf('seccft')).length
    await exchange(server, app, { grant_type: 'client_credentials', audience })
    expect(await entryOf('feccft')).toMatchObject({
      client_id: app.clientId,
      description: expect.stringContaining('not authorized'),
    })
    await server.tenant.request('POST', '/api/v2/client-grants', {
      json: { client_id: app.clientId, audience, scope: ['read:books'] },
    })
    await exchange(server, app, { grant_type: 'client_credentials', audience })
    expect(await entryOf('seccft', before)).toMatchObject({ client_id: app.clientId, audience })
  })
})

describe('an entry', () => {
  /** A text whose end at `length` is within a character of two UTF-16 code units. */
  const cutAt = (length: number) => `${'x'.repeat(length - 1)}\u{1f600}`
  const exchangeBy = (client_secret: string, headers: Readonly<Record<string, string>> = {}) => {
    const { clientId: client_id } = server.tenant
    const form = { grant_type: 'client_credentials', client_id, client_secret }
    const audience = `${server.tenant.baseUrl}/api/v2/`
    return server.tenant.request('POST', '/oauth/token', {
      token: null,
      headers,
      form: { ...form, audience },
    })
  }

  it('with a text that ends in half a surrogate pair is written, and so are others', async () => {
    const [failed, made] = [(await entriesOf('feccft')).length, (await entriesOf('seccft')).length]
    const bytes = Buffer.from(cutAt(1024)).toString('latin1')
    expect((await exchangeBy('wrong', { 'user-agent': bytes })).status).toBe(401)
    expect((await exchangeBy(server.tenant.clientSecret)).status).toBe(200)
    await entryOf('seccft', made)
    expect((await entryOf('feccft', failed)).user_agent).toMatch(/^x{1023}\ufffd$/)
  })

  it('of a log-in with a long identifier is written', async () => {
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, app))
    const refused = await visitor.submit(page, { username: cutAt(256), password })
    expect([refused.status, refused.isAway]).toEqual([400, false])
    expect((await entryOf('fu')).user_name).toMatch(/^x{255}\ufffd$/)
  })
})
