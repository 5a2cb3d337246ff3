/** The log entry of a log-in is written once, whatever the log-in is for. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  receiverTrust,
  type Sight,
  startTestServer,
  type TestServer,
  type Visitor,
  withoutRateLimits,
} from '@latchkey/testkit'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from '../authentication/application.ts'
import { linkTo } from '../authentication/mails.ts'
import {
  createToyConnector,
  startToyUpstream,
  type ToyUpstream,
} from '../connectors/toy-upstream.ts'
import {
  createSamlApplication,
  nodeSaml,
  postedBy,
  type SamlApplication,
  xmlOf,
} from '../saml/service-providers.ts'
import { bindAction, bindActions, postLogin } from './bind-action.ts'
import { expectOneLogin, loginsOfDays } from './login-counts.ts'

const cibaGrant = 'urn:openid:params:grant-type:ciba'
const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code'
const choosing = {
  organization_usage: 'allow',
  organization_require_behavior: 'post_login_prompt',
}

let server: TestServer
let upstream: ToyUpstream
let app: Application
let service: SamlApplication
beforeAll(async () => {
  upstream = await startToyUpstream()
  server = await startTestServer({
    connectors: { oauth2: createToyConnector(() => upstream.origin) },
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
  app = await createApplication(server.tenant, {
    client: { grant_types: ['authorization_code', cibaGrant] },
  })
  service = await createSamlApplication(server.tenant)
}, 120_000)
afterAll(async () => {
  await server.stop()
  await upstream.stop()
})

let users = 0

async function createNewUser() {
  users += 1
  const email = `ada${users}@example.com`
  return { email, userId: await createUser(server.tenant, email) }
}

const send = (path: string, form: Readonly<Record<string, string>>) =>
  server.tenant.request('POST', path, { token: null, form })

interface User {
  readonly email: string
  readonly userId: string
}

/** Logs a user in at a page. */
const logIn = (visitor: Visitor, page: Sight, { email: username }: User) =>
  visitor.submit(page, { username, password })

/** Approves a request of a client by the link of a mail. */
async function approve(user: User, { clientId: client_id, clientSecret }: Application) {
  const by = { client_id, client_secret: clientSecret }
  const hint = { format: 'iss_sub', iss: `${server.tenant.baseUrl}/`, sub: user.userId }
  const login_hint = JSON.stringify(hint)
  const binding_message = 'Order 1815'
  const asked = await send('/bc-authorize', { ...by, login_hint, scope: 'openid', binding_message })
  const visitor = createVisitor(server)
  const page = await visitor.visit(await linkTo(server, user.email, '/lo/approval'))
  const approval = await logIn(visitor, page, user)
  expect(approval.text).toContain(binding_message)
  await visitor.submit(approval, { action: 'accept' })
  const { auth_req_id } = asked.body
  expect((await send('/oauth/token', { ...by, grant_type: cibaGrant, auth_req_id })).status).toBe(
    200,
  )
}

/** Enters the code of a device. @returns the code of the device, and what follows the log-in */
async function logInAtDevice(user: User, settings: object) {
  const client = { app_type: 'native', grant_types: [deviceGrant], callbacks: [], ...settings }
  const { clientId: client_id } = await createApplication(server.tenant, { client })
  const { device_code, user_code } = (await send('/oauth/device/code', { client_id })).body
  const visitor = createVisitor(server)
  const page = await visitor.visit('/activate')
  const confirm = await visitor.submit(page, { user_code })
  const login = await visitor.submit(confirm, { action: 'accept' })
  return { client_id, device_code, visitor, next: await logIn(visitor, login, user) }
}

const connected = 'Your device is connected'

async function activate(user: User, settings: object = {}) {
  const { client_id, device_code, next } = await logInAtDevice(user, settings)
  expect(next.text).toContain(connected)
  const token = await send('/oauth/token', { grant_type: deviceGrant, device_code, client_id })
  expect(token.status).toBe(200)
}

/** Logs in to a service provider, by a request. */
async function logInBySaml(user: User) {
  const visitor = createVisitor(server)
  const page = await visitor.visit(await nodeSaml(service).getAuthorizeUrlAsync('', '', {}))
  expect(xmlOf(postedBy(await logIn(visitor, page, user)))).toContain('status:Success')
}

/** Links the account of an identity provider at a log-in. */
async function linkAtLogIn(user: User) {
  const { clientId } = app
  const connection = `upstream-${users}`
  const json = { name: connection, strategy: 'oauth2', enabled_clients: [clientId] }
  await server.tenant.request('POST', '/api/v2/connections', { json })
  const path = `/api/v2/users/${encodeURIComponent(user.userId)}`
  await server.tenant.request('PATCH', path, { json: { email_verified: true } })
  upstream.person = { sub: `sub-${users}`, email: user.email, email_verified: true }
  const visitor = createVisitor(server)
  const away = await visitor.visit(authorizeUrl(server.tenant, app, { connection }))
  const offer = await visitor.visit((await upstream.follow(away.url)).href)
  const proof = await visitor.submit(offer, { action: 'link' })
  const { url } = await logIn(visitor, proof, user)
  expect(url.searchParams.has('code')).toBe(true)
  expect((await server.tenant.request('GET', path)).body.identities).toHaveLength(2)
}

const withChoice = () =>
  createApplication(server.tenant, {
    client: { grant_types: ['authorization_code', cibaGrant], ...choosing },
  })

const logIns: readonly (readonly [string, (user: User) => Promise<void>])[] = [
  ['an approval (CIBA)', (user) => approve(user, app)],
  [
    'an approval at a client whose users choose an organization',
    async (user) => approve(user, await withChoice()),
  ],
  ['a device', activate],
  ['a device whose users choose an organization', (user) => activate(user, choosing)],
  ['a service provider (SAML)', logInBySaml],
  ['a linked account', linkAtLogIn],
]

describe.each([
  ['without actions', 0],
  ['with an action', 1],
])('%s, the entry is written once for', (_, executions) => {
  beforeAll(async () => {
    if (executions === 0) await bindActions(server.tenant, 'post-login', [])
    else await bindAction(server.tenant, postLogin(''))
  })

  it.each(logIns)('%s', async (_name, run) => {
    const user = await createNewUser()
    const before = await loginsOfDays(server.tenant)
    await run(user)
    await expectOneLogin(server.tenant, { userId: user.userId, executions, before })
  })
})

/** A user who has an organization to choose. */
async function createMember(): Promise<User> {
  const user = await createNewUser()
  const { tenant } = server
  const json = { name: `acme-${users}` }
  const { id } = (await tenant.request('POST', '/api/v2/organizations', { json })).body
  const members = { json: { members: [user.userId] } }
  await tenant.request('POST', `/api/v2/organizations/${id}/members`, members)
  await bindAction(tenant, postLogin(''))
  return user
}

it('a choice for a device that is sent several times ends the log-in once', async () => {
  const user = await createMember()
  const before = await loginsOfDays(server.tenant)
  const { visitor, next } = await logInAtDevice(user, choosing)
  const choose = () => visitor.submit(next, { organization: '' })
  const ends = await Promise.all(Array.from({ length: 4 }, choose))
  expect(ends.filter(({ text }) => text.includes(connected))).toHaveLength(1)
  await expectOneLogin(server.tenant, { userId: user.userId, executions: 1, before })
})

it('a choice that is left has an entry where a service provider (SAML) uses the session', async () => {
  const user = await createMember()
  const { tenant } = server
  const before = await loginsOfDays(tenant)
  const visitor = createVisitor(server)
  const page = await visitor.visit(authorizeUrl(tenant, await withChoice()))
  expect((await logIn(visitor, page, user)).url.pathname).toContain('organization-picker')
  for (let times = 0; times < 2; times += 1) {
    const request = await nodeSaml(service).getAuthorizeUrlAsync('', '', {})
    expect(xmlOf(postedBy(await visitor.visit(request)))).toContain('status:Success')
  }
  await expectOneLogin(tenant, { userId: user.userId, executions: 1, before })
})
