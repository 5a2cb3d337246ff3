/** Actions that link accounts, and make the primary user the subject of the log-in. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
  until,
} from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from '../authentication/application.ts'
import { bindAction, postLogin } from './bind-action.ts'

let server: TestServer
let app: Application
let primary: string
let linker: Receiver
const realm = 'Username-Password-Authentication'
const grant_type = 'http://auth0.com/oauth/grant-type/password-realm'

const request = (method: string, path: string, json?: object) =>
  server.tenant.request(method, `/api/v2${path}`, json ? { json } : {})

beforeAll(async () => {
  server = await startTestServer({ config: await receiverTrust() })
  app = await createApplication(server.tenant, {
    client: { grant_types: ['authorization_code', grant_type] },
  })
  primary = await createUser(server.tenant, 'primary@example.com')
  linker = await startReceiver(({ text }, response) => {
    link(text).then(({ status }) => response.writeHead(status).end())
  })
})
afterAll(async () => {
  await linker.kill()
  await server.stop()
})

const bind = (body: string) => bindAction(server.tenant, postLogin(body))

/** An action that links accounts with `+` in their address to the primary user. */
const linking = (further = '') =>
  bind(`
    if (!event.user.email.includes('+')) return
    api.user.setUserMetadata('of', 'another')
    await fetch('${linker.url}', { method: 'POST', body: event.user.user_id })
    api.authentication.setPrimaryUser('${primary}')
    ${further}`)

const logInByGrant = (username: string) =>
  exchange(server, app, { grant_type, realm, username, password, scope: 'openid' })

const subjectOf = ({ body }: { readonly body: { readonly id_token?: string } }) =>
  jsonwebtoken.decode(body.id_token ?? '')?.sub

/** Logs in on the page, and returns the browser with where it ends. */
async function logIn(username: string, to = app) {
  const browser = createVisitor(server)
  const page = await browser.visit(authorizeUrl(server.tenant, to))
  return { browser, end: await browser.submit(page, { username, password }) }
}

const codeIn = ({ url }: { readonly url: URL }) => url.searchParams.get('code') ?? ''

/** Links an account to the primary user, as a service for that does. */
const link = (userId: string) =>
  request('POST', `/users/${encodeURIComponent(primary)}/identities`, {
    provider: 'auth0',
    user_id: userId.split('|')[1],
  })

/** The entries of successful log-ins of the primary user, once there are so many. */
async function successes(count: number): Promise<readonly object[]> {
  let entries: readonly object[] = []
  await until(`${count} log-ins`, async () => {
    const query = encodeURIComponent(`type:s AND user_id:"${primary}"`)
    entries = (await request('GET', `/logs?q=${query}`)).body
    return entries.length >= count
  })
  return entries
}

describe('api.authentication.setPrimaryUser', () => {
  it('makes the primary user the subject, on the pages and of their session', async () => {
    await linking(`api.idToken.setCustomClaim('https://acme.example/seen', event.user.email)`)
    const secondary = await createUser(server.tenant, 'page+1@example.com')
    const { browser, end } = await logIn('page+1@example.com')
    const { body } = await exchange(server, app, { code: codeIn(end) })
    expect(jsonwebtoken.decode(body.id_token)).toMatchObject({
      sub: primary,
      'https://acme.example/seen': 'page+1@example.com',
    })
    expect((await request('GET', `/users/${encodeURIComponent(secondary)}`)).status).toBe(404)
    const again = await browser.visit(authorizeUrl(server.tenant, app, { prompt: 'none' }))
    expect(subjectOf(await exchange(server, app, { code: codeIn(again) }))).toBe(primary)
    const sessions = `/users/${encodeURIComponent(primary)}/sessions`
    expect((await request('GET', sessions)).body.sessions).toHaveLength(1)
    const details = { actions: { executions: [expect.any(String)] } }
    expect(await successes(1)).toEqual([expect.objectContaining({ connection: realm, details })])
    const user = (await request('GET', `/users/${encodeURIComponent(primary)}`)).body
    expect(user.user_metadata ?? {}).toEqual({})
  })

  it('makes the primary user the subject at the token endpoint', async () => {
    await linking()
    await createUser(server.tenant, 'grant+1@example.com')
    expect(subjectOf(await logInByGrant('grant+1@example.com'))).toBe(primary)
    await successes(2)
  })

  it('does so for a session of the other account, unless no page can be shown', async () => {
    await bind('')
    await createUser(server.tenant, 'session+1@example.com')
    const { browser } = await logIn('session+1@example.com')
    await createUser(server.tenant, 'session+2@example.com')
    const silent = (await logIn('session+2@example.com')).browser
    await linking()
    const end = await browser.visit(authorizeUrl(server.tenant, app))
    expect(subjectOf(await exchange(server, app, { code: codeIn(end) }))).toBe(primary)
    const none = await silent.visit(authorizeUrl(server.tenant, app, { prompt: 'none' }))
    expect(none.url.searchParams.get('error')).toMatch(/^(interaction|login)_required$/)
  })

  it('does so where the actions run after the choice of an organization', async () => {
    await linking()
    const choosing = await createApplication(server.tenant, {
      client: {
        organization_usage: 'allow',
        organization_require_behavior: 'post_login_prompt',
      },
    })
    await createUser(server.tenant, 'choice+1@example.com')
    const before = (await successes(0)).length
    const { end } = await logIn('choice+1@example.com', choosing)
    const answer = await exchange(server, choosing, { code: codeIn(end) })
    expect(subjectOf(answer)).toBe(primary)
    expect(await successes(before + 1)).toHaveLength(before + 1)
  })

  it('asks for the second factor that the primary user has', async () => {
    await request('PUT', '/guardian/factors/otp', { enabled: true })
    const path = `/users/${encodeURIComponent(primary)}/authentication-methods`
    await request('POST', path, { type: 'totp' })
    await linking(`api.multifactor.enable('any')`)
    await createUser(server.tenant, 'factor+2@example.com')
    const asked = await logIn('factor+2@example.com')
    expect(asked.end.url.pathname).toMatch(/mfa-otp$/)
    await createUser(server.tenant, 'factor+1@example.com')
    expect((await logInByGrant('factor+1@example.com')).body.error).toBe('mfa_required')
  })

  it('refuses a user to whom the account is not linked, and an unknown one', async () => {
    await createUser(server.tenant, 'stranger@example.com')
    await bind(`api.authentication.setPrimaryUser('${primary}')`)
    const { body } = await logInByGrant('stranger@example.com')
    expect([body.error, body.id_token]).toEqual(['access_denied', undefined])
    const { end } = await logIn('stranger@example.com')
    expect(end.url.searchParams.get('error')).toBe('access_denied')
    await bind(`api.authentication.setPrimaryUser('auth0|nobody')`)
    expect((await logInByGrant('stranger@example.com')).body.error).toBe('access_denied')
    const described = async () => JSON.stringify((await request('GET', '/logs?q=type:f')).body)
    await until('the reason', async () => (await described()).includes('is not linked'))
  })

  it('assesses the log-in of the primary user, however often it begins', async () => {
    await bind('')
    await request('PUT', '/guardian/policies', ['confidence-score'])
    await server.database.query(
      `update users set created_at = created_at - interval '2 days' where user_id = '${primary}'`,
    )
    await createUser(server.tenant, 'doubt+1@example.com')
    const { browser } = await logIn('doubt+1@example.com')
    await server.database.query('delete from login_devices')
    await linking()
    let asked = await browser.visit(authorizeUrl(server.tenant, app))
    expect(asked.url.pathname).toMatch(/login$/)
    asked = await browser.visit(authorizeUrl(server.tenant, app))
    expect(asked.url.pathname).toMatch(/login$/)
    asked = await browser.submit(asked, { username: 'doubt+1@example.com', password })
    expect(asked.url.pathname).toMatch(/mfa-otp$/)
    await request('PUT', '/guardian/policies', [])
  })

  it('refuses a blocked user, and logs no success', async () => {
    const before = (await successes(0)).length
    await request('PATCH', `/users/${encodeURIComponent(primary)}`, { blocked: true })
    await linking()
    await createUser(server.tenant, 'blocked+1@example.com')
    expect((await logInByGrant('blocked+1@example.com')).body.error).toBe('access_denied')
    await createUser(server.tenant, 'blocked+2@example.com')
    const { end } = await logIn('blocked+2@example.com')
    expect(end.url.searchParams.get('error')).toBe('access_denied')
    const described = async () => JSON.stringify((await request('GET', '/logs?q=type:f')).body)
    await until('the reason', async () => (await described()).includes('user is blocked, or'))
    expect(await successes(0)).toHaveLength(before)
  })
})
