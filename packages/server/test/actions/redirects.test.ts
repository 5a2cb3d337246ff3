/** Actions that redirect the user, or ask for a second factor, in the middle of a log-in. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import {
  type Application,
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
const secret = 'a-secret-that-the-page-shares'
const answer = 'https://acme.example/answer'

/** Redirects, and reads what the page sends back. */
const asking = {
  trigger: 'post-login',
  secrets: { PAGE: secret },
  code: `
    exports.onExecutePostLogin = async (event, api) => {
      const token = api.redirect.encodeToken({
        secret: event.secrets.PAGE,
        payload: { plan: 'gold' },
      })
      api.redirect.sendUserTo('https://page.example.com/terms', { query: { token } })
    }
    exports.onContinuePostLogin = async (event, api) => {
      const { agreed } = api.redirect.validateToken({ secret: event.secrets.PAGE })
      if (agreed !== 'yes') return api.access.deny('The terms were not accepted.')
      api.idToken.setCustomClaim('${answer}', event.request.query.note)
    }`,
}
const further = postLogin(`api.idToken.setCustomClaim('https://acme.example/further', true)`)

beforeAll(async () => {
  server = await startTestServer()
  app = await createApplication(server.tenant)
  userId = await createUser(server.tenant, email)
  await bindActions(server.tenant, 'post-login', [asking, further])
})
afterAll(() => server.stop())

type Browser = ReturnType<typeof createVisitor>

async function logIn(browser: Browser) {
  const page = await browser.visit(authorizeUrl(server.tenant, app))
  return browser.submit(page, { username: email, password })
}

const signed = (claims: object) =>
  jsonwebtoken.sign({ sub: userId, ...claims }, secret, { expiresIn: 60 })

const comeBack = (browser: Browser, state: string, parameters: Record<string, string>) =>
  browser.visit(
    `${server.tenant.baseUrl}/continue?${new URLSearchParams({ state, ...parameters })}`,
  )

async function idTokenOf({ url }: { readonly url: URL }) {
  const { body } = await exchange(server, app, { code: url.searchParams.get('code') ?? '' })
  return Object(jsonwebtoken.decode(body.id_token))
}

describe('a redirect', () => {
  it('leads to the page with a signed token, and back to the rest of the log-in', async () => {
    const browser = createVisitor(server)
    const { url } = await logIn(browser)
    expect(url.origin + url.pathname).toBe('https://page.example.com/terms')
    const token = jsonwebtoken.verify(url.searchParams.get('token') ?? '', secret)
    expect(token).toMatchObject({ sub: userId, plan: 'gold', iss: expect.any(String) })
    const state = url.searchParams.get('state') ?? ''
    const session_token = signed({ state, agreed: 'yes' })
    const end = await comeBack(browser, state, { session_token, note: 'hello' })
    expect(await idTokenOf(end)).toMatchObject({
      [answer]: 'hello',
      'https://acme.example/further': true,
    })
  })

  it.each([
    ['of another log-in', () => ({ state: 'another', agreed: 'yes' })],
    ['of another user', (state: string) => ({ state, agreed: 'yes', sub: 'auth0|other' })],
    ['without an answer', (state: string) => ({ state })],
  ])('refuses a token %s', async (_what, claimsOf) => {
    const browser = createVisitor(server)
    const { url } = await logIn(browser)
    const state = url.searchParams.get('state') ?? ''
    const end = await comeBack(browser, state, { session_token: signed(claimsOf(state)) })
    expect(end.url.searchParams.get('error')).toBe('access_denied')
  })

  it('refuses a token of another log-in that the browser names, too', async () => {
    const browser = createVisitor(server)
    const { url } = await logIn(browser)
    const state = 'another'
    const former = new URLSearchParams({ state, session_token: signed({ state, agreed: 'yes' }) })
    const path = `/u/${url.searchParams.get('state')}/continue?${former}`
    const end = await browser.visit(`${server.tenant.baseUrl}${path}`)
    expect(end.url.searchParams.get('error')).toBe('access_denied')
  })

  it('does not continue in a browser that did not begin the log-in', async () => {
    const { url } = await logIn(createVisitor(server))
    const state = url.searchParams.get('state') ?? ''
    const session_token = signed({ state, agreed: 'yes' })
    const end = await comeBack(createVisitor(server), state, { session_token })
    expect(end.status).toBe(400)
  })

  it('is taken for a user with a session, and impossible without a page', async () => {
    const browser = createVisitor(server)
    await bindAction(server.tenant, further)
    await logIn(browser)
    await bindActions(server.tenant, 'post-login', [asking, further])
    const silent = await browser.visit(authorizeUrl(server.tenant, app, { prompt: 'none' }))
    expect(silent.url.searchParams.get('error')).toBe('interaction_required')
    const { url } = await browser.visit(authorizeUrl(server.tenant, app))
    expect(url.hostname).toBe('page.example.com')
    const state = url.searchParams.get('state') ?? ''
    const session_token = signed({ state, agreed: 'yes' })
    const end = await comeBack(browser, state, { session_token, note: 'again' })
    expect(await idTokenOf(end)).toMatchObject({ [answer]: 'again' })
  })

  it('comes back by a form, too', async () => {
    const browser = createVisitor(server)
    const { url } = await logIn(browser)
    const state = url.searchParams.get('state') ?? ''
    const form = { session_token: signed({ state, agreed: 'yes' }), note: 'form' }
    const path = `/continue?${new URLSearchParams({ state })}`
    const { status, headers } = await server.tenant.request('POST', path, { token: null, form })
    expect(status).toBe(303)
    const location = new URL(String(headers.get('location')), server.tenant.baseUrl)
    expect(await idTokenOf(await browser.visit(location.href))).toMatchObject({ [answer]: 'form' })
  })
})

describe('a second factor that an action asks for', () => {
  beforeAll(() =>
    bindAction(
      server.tenant,
      postLogin(`
        if (event.client.metadata.strict) api.multifactor.enable('any')
        api.idToken.setCustomClaim('${answer}', event.authentication.methods.map((m) => m.name))`),
    ),
  )
  it('follows the first one, before there is a session', async () => {
    const json = { client_metadata: { strict: 'yes' } }
    await server.tenant.request('PATCH', `/api/v2/clients/${app.clientId}`, { json })
    const browser = createVisitor(server)
    const { url } = await logIn(browser)
    expect(url.pathname).toMatch(/\/mfa-otp-enrollment$/)
    const silent = await browser.visit(authorizeUrl(server.tenant, app, { prompt: 'none' }))
    expect(silent.url.searchParams.get('error')).toBe('login_required')
  })

  it('is asked of a user with a session', async () => {
    await server.tenant.request('PATCH', `/api/v2/clients/${app.clientId}`, {
      json: { client_metadata: { strict: null } },
    })
    const browser = createVisitor(server)
    const end = await logIn(browser)
    expect((await idTokenOf(end))[answer]).toEqual(['pwd'])
    await server.tenant.request('PATCH', `/api/v2/clients/${app.clientId}`, {
      json: { client_metadata: { strict: 'yes' } },
    })
    const silent = await browser.visit(authorizeUrl(server.tenant, app, { prompt: 'none' }))
    expect(silent.url.searchParams.get('error')).toBe('login_required')
    const { url } = await browser.visit(authorizeUrl(server.tenant, app))
    expect(url.pathname).toMatch(/\/mfa-otp-enrollment$/)
  })
})

describe('a session that an action revokes', () => {
  it('has ended, and the log-in is refused', async () => {
    await bindAction(server.tenant, postLogin(''))
    const browser = createVisitor(server)
    await logIn(browser)
    const silent = authorizeUrl(server.tenant, app, { prompt: 'none' })
    expect((await browser.visit(silent)).url.searchParams.get('code')).toBeTruthy()
    await bindAction(server.tenant, postLogin(`api.session.revoke('Too old.')`))
    const { url } = await browser.visit(silent)
    expect(url.searchParams.get('error_description')).toBe('Too old.')
    await bindAction(server.tenant, postLogin(''))
    expect((await browser.visit(silent)).url.searchParams.get('error')).toBe('login_required')
  })
})

describe('a challenge of a factor that the user has not', () => {
  it('refuses the log-in', async () => {
    const challenge = `api.authentication.challengeWith({ type: 'webauthn-roaming' })`
    await bindAction(server.tenant, postLogin(challenge))
    const browser = createVisitor(server)
    const { url } = await logIn(browser)
    expect(url.searchParams.get('error')).toBe('unmet_authentication_requirements')
  })
})
