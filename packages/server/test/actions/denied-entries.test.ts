/**
 * Log-ins that another request has begun: by a ticket, by the page of a checked code, and by the
 * transfer of a session. Their log entry follows the actions, and a denial prevents it.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  type Sight,
  startTestServer,
  type TestServer,
  until,
  type Visitor,
} from '@latchkey/testkit'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from '../authentication/application.ts'
import { codeIn, mailTo } from '../authentication/mail-folder.ts'
import { SessionTransfers } from '../authentication/session-transfers.ts'
import { bindAction, bindActions, postLogin } from './bind-action.ts'
import { loginEntriesOf, loginsOfDays } from './login-counts.ts'

const realmType = 'http://auth0.com/oauth/grant-type/password-realm'
const otpType = 'http://auth0.com/oauth/grant-type/passwordless/otp'
const page = 'https://app.example.com'

let server: TestServer
let app: Application
let at: SessionTransfers
beforeAll(async () => {
  server = await startTestServer()
  app = await createApplication(server.tenant, { client: { cross_origin_authentication: true } })
  at = await SessionTransfers.at(server)
  const enabled_clients = [app.clientId]
  await request('POST', '/connections', { name: 'email', strategy: 'email', enabled_clients })
}, 60_000)
afterAll(() => server.stop())

const request = (method: string, path: string, json?: object) =>
  server.tenant.request(method, `/api/v2${path}`, json ? { json } : {})
const unbind = () => bindActions(server.tenant, 'post-login', [])

/** Sends what auth0-js sends, from a page of the client. */
async function ticketFor(visitor: Visitor, json: object): Promise<string> {
  const response = await server.fetch(`${server.tenant.baseUrl}/co/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: page },
    body: JSON.stringify({ client_id: app.clientId, ...json }),
  })
  visitor.receive(response)
  return ((await response.json()) as { login_ticket: string }).login_ticket
}

const passwordOf = (username: string) => ({
  credential_type: realmType,
  realm: 'Username-Password-Authentication',
  username,
  password,
})

/** A code that was mailed. */
async function codeFor(email: string): Promise<string> {
  const { clientId: client_id, clientSecret: client_secret } = app
  const json = { client_id, client_secret, connection: 'email', email, send: 'code' }
  await server.tenant.request('POST', '/passwordless/start', { token: null, json })
  return codeIn(await mailTo(server, email, 1))
}

const openTicket = (visitor: Visitor, login_ticket: string, more = {}) =>
  visitor.visit(authorizeUrl(server.tenant, app, { login_ticket, ...more }))

type Open = (visitor?: Visitor) => Promise<Sight>

/** Each ends at the client. */
const ways: Readonly<Record<string, (email: string) => Promise<Open>>> = {
  async 'a ticket without pages'(email) {
    const visitor = createVisitor(server)
    const ticket = await ticketFor(visitor, passwordOf(email))
    return () => openTicket(visitor, ticket, { prompt: 'none' })
  },
  async 'a ticket'(email) {
    const visitor = createVisitor(server)
    const ticket = await ticketFor(visitor, passwordOf(email))
    return () => openTicket(visitor, ticket)
  },
  async 'a ticket for a code'(email) {
    const visitor = createVisitor(server)
    const otp = await codeFor(email)
    const by = { credential_type: otpType, realm: 'email', username: email, otp }
    return async () => openTicket(visitor, await ticketFor(visitor, by))
  },
  async 'the page of a checked code'(email) {
    const visitor = createVisitor(server)
    const verification_code = await codeFor(email)
    const query = { connection: 'email', email, verification_code }
    const url = authorizeUrl(server.tenant, app, query)
    const shown = await visitor.visit(url.replace('/authorize?', '/passwordless/verify_redirect?'))
    return () => visitor.submit(shown, {})
  },
  async 'the transfer of a session'(email) {
    const { access_token: token } = await at.token(email)
    return (visitor = createVisitor(server)) => at.open(visitor, { token })
  },
  async 'the transfer of a session without pages'(email) {
    const { access_token: token } = await at.token(email)
    return () => at.open(createVisitor(server), { token, prompt: 'none' })
  },
}

let users = 0

const entriesOf = (email: string) => loginEntriesOf(server.tenant, email, 'user_name')

/** A user of a database, or a new one of mailed codes, whose log-in has begun. */
async function begin(name: string) {
  users += 1
  const email = `ada${users}@example.com`
  if (!name.includes('code')) await createUser(server.tenant, email)
  await unbind()
  const open = await ways[name]?.(email)
  if (!open) throw new Error(`There is no ${name}.`)
  const [entries, before] = await Promise.all([entriesOf(email), loginsOfDays(server.tenant)])
  const written = async () => (await entriesOf(email)).length - entries.length
  const counted = async () => (await loginsOfDays(server.tenant)) - before
  return { open, email, written, counted }
}

describe.each(Object.keys(ways))('a log-in by %s', (name) => {
  it('has one entry, which names the execution', async () => {
    const { open, email, written, counted } = await begin(name)
    await bindAction(server.tenant, postLogin(''))
    expect((await open()).url.searchParams.get('code')).not.toBeNull()
    await until('an entry', async () => (await written()) > 0)
    expect([await written(), await counted()]).toEqual([1, 1])
    const [last] = await entriesOf(email)
    const isTransfer = name.includes('transfer')
    expect(last?.details).toEqual({
      actions: { executions: [expect.any(String)] },
      ...(isTransfer && { triggered_by_session_transfer_token: true }),
    })
  })

  it('has one entry without actions', async () => {
    const { open, written, counted } = await begin(name)
    expect((await open()).url.searchParams.get('code')).not.toBeNull()
    await until('an entry', async () => (await written()) > 0)
    expect([await written(), await counted()]).toEqual([1, 1])
  })

  it('has none if an action denies it', async () => {
    const { open, email, written, counted } = await begin(name)
    const reason = `Closed for ${email}.`
    await bindAction(server.tenant, postLogin(`api.access.deny(${JSON.stringify(reason)})`))
    expect((await open()).url.searchParams.get('error_description')).toBe(reason)
    const query = encodeURIComponent(`description:"${reason}"`)
    const refused = async () => (await request('GET', `/logs?q=${query}`)).body.length
    await until('the refusal', async () => (await refused()) > 0)
    expect([await written(), await counted()]).toEqual([0, 0])
  })
})

const redirect = {
  trigger: 'post-login',
  code: `
    exports.onExecutePostLogin = async (event, api) =>
      api.redirect.sendUserTo('https://page.example.com/')
    exports.onContinuePostLogin = async (event, api) => {
      if (event.request.query.isDenied) api.access.deny('Not now.')
    }`,
}

describe('a transferred session that an action redirects', () => {
  it.each([
    ['has one entry', false],
    ['has none if the action then denies it', true],
  ])('%s', async (_, isDenied) => {
    users += 1
    const email = `ada${users}@example.com`
    await createUser(server.tenant, email)
    await unbind()
    const { access_token: token } = await at.token(email)
    const before = await entriesOf(email)
    await bindAction(server.tenant, redirect)
    const visitor = createVisitor(server)
    const away = await at.open(visitor, { token })
    const state = away.url.searchParams.get('state') ?? ''
    const query = new URLSearchParams({ state, ...(isDenied && { isDenied: 'yes' }) })
    const end = await visitor.visit(`${server.tenant.baseUrl}/continue?${query}`)
    expect(end.url.searchParams.has('code')).toBe(!isDenied)
    const entries = await entriesOf(email)
    const made = entries.slice(0, entries.length - before.length)
    const executions = [expect.any(String), expect.any(String)]
    expect(made.map(({ details }) => details)).toEqual(
      isDenied ? [] : [{ triggered_by_session_transfer_token: true, actions: { executions } }],
    )
  })
})

describe('a session that has begun', () => {
  it('has one entry where it is used, if the page of an action is left', async () => {
    const { open, written } = await begin('the transfer of a session')
    await bindAction(server.tenant, redirect)
    const visitor = createVisitor(server)
    expect((await open(visitor)).url.hostname).toBe('page.example.com')
    await bindAction(server.tenant, postLogin(''))
    for (let times = 0; times < 2; times += 1) {
      const end = await visitor.visit(authorizeUrl(server.tenant, app))
      expect(end.url.searchParams.get('code')).not.toBeNull()
    }
    await until('an entry', async () => (await written()) > 0)
    expect(await written()).toBe(1)
  })

  describe.each(['a ticket without pages', 'the transfer of a session without pages'])(
    'by %s',
    (way) => {
      it.each([
        ['redirects', redirect, 'interaction_required'],
        ['asks for a factor', postLogin(`api.multifactor.enable('any')`), 'login_required'],
      ])('has one entry if an action %s', async (_, action, error) => {
        const { open, written } = await begin(way)
        await bindAction(server.tenant, action)
        expect((await open()).url.searchParams.get('error')).toBe(error)
        await until('an entry', async () => (await written()) > 0)
        expect(await written()).toBe(1)
      })
    },
  )

  it('has one entry if the request is refused before its actions', async () => {
    users += 1
    const email = `ada${users}@example.com`
    await createUser(server.tenant, email)
    await bindAction(server.tenant, postLogin(''))
    const { access_token: token } = await at.token(email)
    const before = (await entriesOf(email)).length
    const refused = await at.open(createVisitor(server), { token, response_type: 'unknown' })
    expect(refused.url.searchParams.get('error')).toBe('unsupported_response_type')
    await until('an entry', async () => (await entriesOf(email)).length > before)
    const [last, ...others] = await entriesOf(email)
    expect([last?.details, others.length]).toEqual([
      { triggered_by_session_transfer_token: true },
      before,
    ])
  })
})
