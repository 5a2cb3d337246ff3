/**
 * The log entry of a session that has begun before its actions ran: whichever request runs them for
 * it writes the entry, and only one of them does.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  joinTestServer,
  type SharedServer,
  type Sight,
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
import { SessionTransfers } from '../authentication/session-transfers.ts'
import { createSamlApplication, nodeSaml, type SamlApplication } from '../saml/service-providers.ts'
import { bindAction, bindActions, postLogin } from './bind-action.ts'
import { expectOneLogin, loginEntriesOf, loginsOfDays } from './login-counts.ts'

const choosesAfter = {
  organization_usage: 'allow',
  organization_require_behavior: 'post_login_prompt',
}
const redirect = {
  trigger: 'post-login',
  code: `
    exports.onExecutePostLogin = async (event, api) =>
      api.redirect.sendUserTo('https://page.example.com/')
    exports.onContinuePostLogin = async (event, api) => {
      if (event.request.query.isDenied) api.access.deny('Not now.')
    }`,
}

let server: SharedServer
let app: Application
let choosing: Application
let service: SamlApplication
let at: SessionTransfers
let receiving: Application
let organizationId: string
beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant)
  choosing = await createApplication(server.tenant, { client: choosesAfter })
  service = await createSamlApplication(server.tenant)
  at = await SessionTransfers.at(server)
  receiving = await at.client({ ...at.accepting(), ...choosesAfter })
  const enabled_connections = [{ connection_id: app.connectionId }]
  const made = await at.manage('POST', '/organizations', { name: 'acme', enabled_connections })
  organizationId = made.body.id
}, 60_000)
afterAll(() => server.stop())

let users = 0
let username: string
let userId: string
beforeEach(async () => {
  users += 1
  username = `ada${users}@example.com`
  userId = await createUser(server.tenant, username)
  await at.manage('POST', `/organizations/${organizationId}/members`, { members: [userId] })
})

const bind = (body = '') => bindAction(server.tenant, postLogin(body))
const unbind = () => bindActions(server.tenant, 'post-login', [])
const use = (visitor: Visitor) => visitor.visit(authorizeUrl(server.tenant, app))
const hasCode = ({ url }: Sight) => url.searchParams.has('code')

const comeBack = (visitor: Visitor, { url }: Sight, more = {}) => {
  const query = new URLSearchParams({ state: url.searchParams.get('state') ?? '', ...more })
  return visitor.visit(`${server.tenant.baseUrl}/continue?${query}`)
}

/** Logs in at the client whose users choose an organization. @returns what follows */
async function begin(visitor: Visitor, email = username): Promise<Sight> {
  const page = await visitor.visit(authorizeUrl(server.tenant, choosing))
  return visitor.submit(page, { username: email, password })
}

describe('a session whose choice was left', () => {
  const uses: Readonly<Record<string, (visitor: Visitor) => Promise<Sight>>> = {
    'an OAuth client': use,
    'a service provider (SAML)': async (visitor) =>
      visitor.visit(await nodeSaml(service).getAuthorizeUrlAsync('', '', {})),
  }

  it.each(Object.keys(uses))(
    'has one entry if it is used several times at once: %s',
    async (of) => {
      const before = await loginsOfDays(server.tenant)
      await bind()
      const visitor = createVisitor(server)
      expect((await begin(visitor)).url.pathname).toMatch(/organization-picker$/)
      await Promise.all(Array.from({ length: 12 }, () => uses[of]?.(visitor)))
      await expectOneLogin(server.tenant, { userId, executions: 1, before })
    },
  )

  it('has one entry if it is used, and the user then comes back', async () => {
    const before = await loginsOfDays(server.tenant)
    await bindAction(server.tenant, redirect)
    const visitor = createVisitor(server)
    const picker = await begin(visitor)
    const away = await visitor.submit(picker, { organization: organizationId })
    expect(away.url.hostname).toBe('page.example.com')
    await unbind()
    expect(hasCode(await use(visitor))).toBe(true)
    expect(hasCode(await comeBack(visitor, away))).toBe(true)
    await expectOneLogin(server.tenant, { userId, executions: 0, before })
  })

  it.each(Object.keys(uses))('has all executions if an action redirects it: %s', async (of) => {
    const before = await loginsOfDays(server.tenant)
    await bindAction(server.tenant, redirect)
    const visitor = createVisitor(server)
    await begin(visitor)
    const away = await uses[of]?.(visitor)
    if (away?.url.hostname !== 'page.example.com') throw new Error('The user is not redirected.')
    expect(await loginEntriesOf(server.tenant, userId)).toEqual([])
    await comeBack(visitor, away)
    await expectOneLogin(server.tenant, { userId, executions: 2, before })
    await unbind()
    expect(hasCode(await use(visitor))).toBe(true)
    await expectOneLogin(server.tenant, { userId, executions: 2, before })
  })

  it('has the connection of the log-in if an action redirects it', async () => {
    const { clientId } = choosing
    const json = { name: `staff-${users}`, strategy: 'auth0', enabled_clients: [clientId] }
    await at.manage('POST', '/connections', json)
    const of = { connection: json.name, email: `staff-${username}`, password }
    const { body: main } = await at.manage('POST', '/users', of)
    const linked = { provider: 'auth0', user_id: userId }
    await at.manage('POST', `/users/${main.user_id}/identities`, linked)
    await at.manage('POST', `/organizations/${organizationId}/members`, { members: [main.user_id] })
    await bindAction(server.tenant, redirect)
    const visitor = createVisitor(server)
    // The other account is older.
    const picker = await begin(visitor, of.email)
    const away = await visitor.submit(picker, { organization: '' })
    expect(hasCode(await comeBack(visitor, away))).toBe(true)
    await until(
      'an entry',
      async () => (await loginEntriesOf(server.tenant, main.user_id)).length > 0,
    )
    expect(await loginEntriesOf(server.tenant, main.user_id)).toEqual([
      expect.objectContaining({ connection: json.name }),
    ])
  })

  it('waits for its entry while an action refuses it at another client', async () => {
    const before = await loginsOfDays(server.tenant)
    await bind(`if (event.client.client_id === '${app.clientId}') api.access.deny('Not here.')`)
    const visitor = createVisitor(server)
    const picker = await begin(visitor)
    expect(hasCode(await use(visitor))).toBe(false)
    expect(hasCode(await visitor.submit(picker, { organization: '' }))).toBe(true)
    await expectOneLogin(server.tenant, { userId, executions: 1, before })
  })
})

describe('a session that is transferred to a client whose users choose an organization', () => {
  let visitor: Visitor
  let earlier: number

  /** Begins the session. @returns the page of the choice */
  async function transfer(): Promise<Sight> {
    await unbind()
    const { access_token: token } = await at.token(username)
    await bind()
    earlier = (await loginEntriesOf(server.tenant, userId)).length
    visitor = createVisitor(server)
    const picker = await at.open(visitor, { token, app: receiving })
    expect(picker.url.pathname).toMatch(/organization-picker$/)
    return picker
  }

  /** The entries of the session. */
  async function entries() {
    const all = await loginEntriesOf(server.tenant, userId)
    return all.slice(0, all.length - earlier)
  }

  async function expectOne(executions: number) {
    await until('an entry', async () => (await entries()).length > 0)
    const ran = Array.from({ length: executions }, () => expect.any(String))
    const actions = { executions: ran }
    const details = { triggered_by_session_transfer_token: true, actions }
    expect((await entries()).map((entry) => entry.details)).toEqual([details])
  }

  it('has one entry after the choice, which names the execution', async () => {
    const picker = await transfer()
    expect(await entries()).toEqual([])
    expect(hasCode(await visitor.submit(picker, { organization: organizationId }))).toBe(true)
    await expectOne(1)
    expect(hasCode(await use(visitor))).toBe(true)
    await expectOne(1)
  })

  it('has one entry if an action redirects the user then', async () => {
    const picker = await transfer()
    await bindAction(server.tenant, redirect)
    const away = await visitor.submit(picker, { organization: '' })
    expect(await entries()).toEqual([])
    expect(hasCode(await comeBack(visitor, away))).toBe(true)
    await expectOne(2)
  })

  it('has one entry where it is used, if the choice is left', async () => {
    await transfer()
    expect(hasCode(await use(visitor))).toBe(true)
    await expectOne(1)
  })

  it.each(['at once', 'after a redirect'])('has none if an action refuses it %s', async (when) => {
    const picker = await transfer()
    const isAtOnce = when === 'at once'
    await (isAtOnce ? bind(`api.access.deny('Not now.')`) : bindAction(server.tenant, redirect))
    const next = await visitor.submit(picker, { organization: '' })
    const end = isAtOnce ? next : await comeBack(visitor, next, { isDenied: 'yes' })
    expect(end.url.searchParams.get('error_description')).toBe('Not now.')
    await bind()
    expect(hasCode(await use(visitor))).toBe(true)
    expect(await entries()).toEqual([])
  })
})
