import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import { type ApplicationOptions, audience, authorizeUrl, password } from './application.ts'
import { logInNewUser } from './log-in-new-user.ts'

const scope = 'openid offline_access read:books'
let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const management = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

const logIn = (options: ApplicationOptions = {}, attempt: object = { audience }) =>
  logInNewUser(server, options, { scope, ...attempt })

type LoggedIn = Awaited<ReturnType<typeof logInNewUser>>

describe('consent', () => {
  const attempt = { isFirstParty: false }

  it('is remembered in another session, and requested for further scopes', async () => {
    const { email, app, userId } = await logIn(attempt)
    const visitor = createVisitor(server)
    const address = authorizeUrl(server.tenant, app, { scope, audience })
    const away = await visitor.submit(await visitor.visit(address), { username: email, password })
    expect(away.url.searchParams.get('code')).toEqual(expect.any(String))
    const more = authorizeUrl(server.tenant, app, { scope: `${scope} write:books`, audience })
    const consent = await visitor.visit(more)
    expect(consent.url.pathname).toMatch(/\/consent$/)
    expect([consent.text.includes('write:books'), consent.text.includes('read:books')]).toEqual([
      true,
      false,
    ])
    const listed = await management('GET', `/grants?${new URLSearchParams({ user_id: userId })}`)
    expect(listed.body).toContainEqual(
      expect.objectContaining({
        audience: `${server.tenant.baseUrl}/userinfo`,
        scope: ['openid', 'offline_access'],
      }),
    )
  })

  it.each(['accept', 'deny'])('is remembered after a log-out: %s', async (action) => {
    const { email, app, address, visitor } = await logIn(attempt, { scope: 'openid' })
    const page = await visitor.visit(`/oidc/logout?client_id=${app.clientId}`)
    await visitor.submit(page, { action })
    const response = await visitor.visit(address)
    expect(response.isAway).toBe(action === 'deny')
    const again = response.isAway
      ? response
      : await visitor.submit(response, { username: email, password })
    expect(again.url.searchParams.get('code')).toEqual(expect.any(String))
  })

  it('is given only where it is asked for: not before the log-in', async () => {
    const { app } = await logIn(attempt)
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, app, { scope, audience }))
    const path = page.url.pathname.replace(/[^/]*$/, 'consent')
    expect((await visitor.visit(path)).status).toBe(400)
    const text = `<form action="${path}">x</form>`
    expect((await visitor.submit({ ...page, text }, { action: 'accept' })).status).toBe(400)
    expect((await visitor.visit(page.url.pathname)).status).toBe(200)
  })

  it('is requested again once it was revoked, of this user and for this client only', async () => {
    const at = await logIn(attempt)
    const other = await logIn(attempt)
    const silent = async ({ visitor, app }: LoggedIn, more: object) => {
      const query = { scope: 'openid', prompt: 'none', ...more }
      const { url } = await visitor.visit(authorizeUrl(server.tenant, app, query))
      return url.searchParams.get('error') ?? url.searchParams.has('code')
    }
    const query = new URLSearchParams({ user_id: at.userId, audience })
    const [grant] = (await management('GET', `/grants?${query}`)).body
    await management('DELETE', `/grants/${grant.id}`)
    const books = { scope: 'openid read:books', audience }
    expect([await silent(at, books), await silent(at, {}), await silent(other, books)]).toEqual([
      'consent_required',
      true,
      true,
    ])
  })
})

describe('a token of the management API', () => {
  it('loses a scope that its client loses', async () => {
    const { tenant } = server
    const made = await management('POST', '/clients', {
      name: 'Reader',
      grant_types: ['client_credentials'],
    })
    const { client_id, client_secret } = made.body
    const scopes = ['read:roles', 'read:users']
    const granted = await management('POST', '/client-grants', {
      client_id,
      audience: `${tenant.baseUrl}/api/v2/`,
      scope: scopes,
    })
    const form = { grant_type: 'client_credentials', client_id, client_secret }
    const { body } = await tenant.request('POST', '/oauth/token', {
      token: null,
      form: { ...form, audience: '/api/v2/' },
    })
    const send = async (path: string) => {
      const answer = await tenant.request('GET', `/api/v2${path}`, { token: body.access_token })
      return answer.status
    }
    expect([await send('/roles'), await send('/users')]).toEqual([200, 200])
    await management('PATCH', `/client-grants/${granted.body.id}`, { scope: ['read:users'] })
    expect([await send('/roles'), await send('/users')]).toEqual([403, 200])
  })
})

describe('a token in the query string of /userinfo', () => {
  it.each([{ audience }, {}])('is accepted, if it is the only one: %j', async (attempt) => {
    const { access_token: token } = (await logIn({}, attempt)).tokens
    const path = `/userinfo?${new URLSearchParams({ access_token: token })}`
    const send = async (at: string, more: string | null) =>
      (await server.tenant.request('GET', at, { token: more })).status
    expect([await send(path, null), await send(path, token)]).toEqual([200, 400])
    expect(await send(`${path}&access_token=${token}`, null)).toBe(400)
    const form = { access_token: token }
    const posted = await server.tenant.request('POST', '/userinfo', { token: null, form })
    expect(posted.status).toBe(200)
  })
})
