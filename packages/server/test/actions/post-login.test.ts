/**
 * Actions of the trigger `post-login`: what they decide of a log-in by the pages, by a session and
 * at the token endpoint.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import {
  type Application,
  audience,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from '../authentication/application.ts'
import { bindAction, bindActions, postLogin } from './bind-action.ts'

let server: TestServer
let app: Application
let userId: string
const email = 'ada@example.com'
const color = 'https://acme.example/color'
const scope = 'openid offline_access read:books'
const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'

beforeAll(async () => {
  server = await startTestServer({ bounds: { actionTimeoutMs: 1_500 } })
  app = await createApplication(server.tenant, {
    client: { grant_types: ['authorization_code', realmGrant, 'refresh_token'] },
  })
  userId = await createUser(server.tenant, email)
})
afterAll(() => server.stop())

type Browser = ReturnType<typeof createVisitor>

/** Logs in by the pages. @returns where the browser ends */
async function logIn(browser: Browser = createVisitor(server), parameters = {}) {
  const page = await browser.visit(
    authorizeUrl(server.tenant, app, { audience, scope, ...parameters }),
  )
  return browser.submit(page, { username: email, password })
}

async function tokensOf({ url }: { readonly url: URL }) {
  const { body } = await exchange(server, app, { code: url.searchParams.get('code') ?? '' })
  const [id, access] = [body.id_token, body.access_token].map((token) => jsonwebtoken.decode(token))
  return { id: Object(id), access: Object(access), body }
}

const logInByPassword = () =>
  exchange(server, app, {
    grant_type: realmGrant,
    realm: 'Username-Password-Authentication',
    username: email,
    password,
    audience,
    scope,
  })

async function lastEntry(type: string) {
  await new Promise((resolve) => setTimeout(resolve, 600))
  const { body } = await server.tenant.request('GET', `/api/v2/logs?q=type:${type}&sort=date:-1`)
  return body[0]
}

describe('claims', () => {
  it('are in the ID token and the access token, unless they are reserved', async () => {
    await bindAction(
      server.tenant,
      postLogin(`
        api.idToken.setCustomClaim('${color}', 'blue')
        api.idToken.setCustomClaim('email', 'eve@example.com')
        api.accessToken.setCustomClaim('https://acme.example/email', event.user.email)
        api.accessToken.setCustomClaim('sub', 'somebody else')`),
    )
    const { id, access } = await tokensOf(await logIn())
    expect([id[color], id.email]).toEqual(['blue', undefined])
    expect([access['https://acme.example/email'], access.sub]).toEqual([email, userId])
    const { details } = await lastEntry('seacft')
    expect(details.actions.executions).toEqual([expect.any(String)])
  })

  it('are in the tokens of a log-in by password', async () => {
    const { body } = await logInByPassword()
    expect(jsonwebtoken.decode(body.id_token)).toMatchObject({ [color]: 'blue' })
    expect(jsonwebtoken.decode(body.access_token)).toMatchObject({
      'https://acme.example/email': email,
    })
  })

  it('are those of a new run where a session answers, and at a refresh', async () => {
    const browser = createVisitor(server)
    const { body } = await tokensOf(await logIn(browser))
    await bindAction(
      server.tenant,
      postLogin(`api.idToken.setCustomClaim('${color}', event.transaction.protocol)`),
    )
    const silent = authorizeUrl(server.tenant, app, { audience, scope, prompt: 'none' })
    expect((await tokensOf(await browser.visit(silent))).id[color]).toBe('oidc-basic-profile')
    const refreshed = await exchange(server, app, {
      grant_type: 'refresh_token',
      refresh_token: body.refresh_token,
    })
    expect(jsonwebtoken.decode(refreshed.body.id_token)).toMatchObject({
      [color]: 'oauth2-refresh-token',
    })
  })
})

describe('scopes', () => {
  it('are added only if the API has them, and removed', async () => {
    await bindAction(
      server.tenant,
      postLogin(`
        api.accessToken.addScope('write:books')
        api.accessToken.addScope('delete:books')
        api.accessToken.removeScope('read:books')`),
    )
    const { access, body } = await tokensOf(await logIn())
    expect(access.scope).toBe('openid offline_access write:books')
    expect(body.scope).toBe(access.scope)
  })
})

describe('a log-in that an action denies', () => {
  it('ends at the client with the reason, begins no session, and is in the log', async () => {
    await bindAction(server.tenant, postLogin(`api.access.deny('Closed on ' + event.tenant.id)`))
    const browser = createVisitor(server)
    const { url } = await logIn(browser)
    expect(url.origin + url.pathname).toBe(app.redirectUri)
    expect(url.searchParams.get('error')).toBe('access_denied')
    expect(url.searchParams.get('error_description')).toMatch(/^Closed on /)
    const entry = await lastEntry('f')
    expect(entry.description).toMatch(/^Closed on /)
    expect(entry.details.actions.executions).toHaveLength(1)
    const silent = authorizeUrl(server.tenant, app, { prompt: 'none' })
    const { url: again } = await browser.visit(silent)
    expect(again.searchParams.get('error')).toBe('login_required')
  })

  it('is refused at the token endpoint', async () => {
    const { status, body } = await logInByPassword()
    expect([status, body.error]).toEqual([400, 'access_denied'])
  })

  it.each([
    ['throws', `throw new Error('the secret is ' + 41)`],
    ['does not end', 'for (;;);'],
    ['waits too long', 'await new Promise(() => undefined)'],
    ['calls what does not exist here', `api.authentication.setPrimaryUser('auth0|1')`],
    ['passes no name', 'api.idToken.setCustomClaim()'],
    ['sets a claim that is too large', `api.idToken.setCustomClaim('a', 'b'.repeat(20_000))`],
  ])('fails where the action %s, which the log alone explains', async (_what, code) => {
    await bindAction(server.tenant, postLogin(code))
    const { url } = await logIn()
    expect(url.searchParams.get('error')).toBe('access_denied')
    expect(url.searchParams.get('error_description')).toMatch(/An action of the tenant failed/)
    expect((await lastEntry('f')).description).toMatch(/failed: ./)
  })
})

describe('a code that is older than the binding', () => {
  it('is exchanged only if the actions allow it', async () => {
    await bindActions(server.tenant, 'post-login', [])
    const early = await logIn()
    const later = await logIn()
    await bindAction(
      server.tenant,
      postLogin(`
        if (event.transaction.protocol !== 'oidc-basic-profile') api.access.deny('no')
        api.idToken.setCustomClaim('${color}', event.user.email)`),
    )
    expect((await tokensOf(early)).id[color]).toBe(email)
    await bindAction(server.tenant, postLogin(`api.access.deny('Closed.')`))
    const code = later.url.searchParams.get('code') ?? ''
    const { status, body } = await exchange(server, app, { code })
    expect([status, body.error_description]).toEqual([400, 'Closed.'])
  })
})

describe('metadata', () => {
  it('is merged into that of the user, also where the log-in is denied', async () => {
    await bindAction(
      server.tenant,
      postLogin(`
        api.user.setUserMetadata('color', 'blue')
        api.user.setAppMetadata('plan', { name: 'gold' })
        api.access.deny('no')`),
    )
    await logIn()
    const { body } = await server.tenant.request('GET', `/api/v2/users/${userId}`)
    expect(body).toMatchObject({
      user_metadata: { color: 'blue' },
      app_metadata: { plan: { name: 'gold' } },
    })
  })
})
