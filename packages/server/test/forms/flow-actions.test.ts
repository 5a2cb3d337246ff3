/** What flows do outside of the form: requests, tokens, mails. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  type Receiver,
  receiverTrust,
  type Sight,
  startReceiver,
  startTestServer,
  type TestServer,
  until,
} from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import { bindAction } from '../actions/bind-action.ts'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from '../authentication/application.ts'
import { mailTo } from '../authentication/mail-to.ts'
import {
  createFlow,
  createForm,
  flowNode,
  promptClaim,
  send,
  showing,
  step,
} from './form-definition.ts'

let server: TestServer
let receiver: Receiver
let app: Application
const email = 'ada@example.com'
const company = { id: 'company', type: 'TEXT', label: 'Company', required: true }

beforeAll(async () => {
  server = await startTestServer({ config: await receiverTrust() })
  app = await createApplication(server.tenant)
  await createUser(server.tenant, email)
})
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(() => receiver.kill())
afterAll(() => server.stop())

/** Runs these actions of a flow after a page, and keeps `result` of the last one. */
async function run(result: string, ...actions: Parameters<typeof createFlow>[1][]): Promise<Sight> {
  const keep = { id: 'keep', type: 'FLOW', action: 'STORE_VARS', params: { vars: { result } } }
  const flowId = await createFlow(server.tenant, ...actions, keep)
  const nodes = [step('first', 'flow', company), flowNode('flow', flowId)]
  await bindAction(server.tenant, showing(await createForm(server.tenant, nodes)))
  const browser = createVisitor(server)
  const page = await browser.visit(authorizeUrl(server.tenant, app))
  const form = await browser.submit(page, { username: email, password })
  return browser.submit(form, { company: 'Example Ltd' })
}

async function resultOf({ url }: Sight) {
  const { body } = await exchange(server, app, { code: url.searchParams.get('code') ?? '' })
  return Object(jsonwebtoken.decode(body.id_token))[promptClaim].vars.result
}

async function vault(app_id: string, setup: object): Promise<string> {
  const json = { name: 'Credentials', app_id, setup }
  const { body } = await send(server.tenant, 'POST', '/flows/vault/connections', json)
  return body.id
}

describe('HTTP SEND_REQUEST', () => {
  it('sends the request with the credentials of the vault, and reads JSON', async () => {
    receiver.answering = (_, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ number: 7 }))
    }
    const connection_id = await vault('HTTP', { type: 'BEARER', token: 'of-the-vault' })
    const end = await run('{{actions.call.body.number}}', {
      id: 'call',
      type: 'HTTP',
      action: 'SEND_REQUEST',
      params: {
        connection_id,
        url: `${receiver.url}/companies`,
        method: 'POST',
        headers: { 'X-Who': '{{context.user.email}}' },
        params: { q: 'a b' },
        payload: { name: '{{fields.company}}' },
      },
    })
    expect(await resultOf(end)).toBe(7)
    const [request] = receiver.received
    expect(request).toMatchObject({
      path: '/in/companies?q=a+b',
      event: { name: 'Example Ltd' },
      headers: { authorization: 'Bearer of-the-vault', 'x-who': email },
    })
  })

  it.each([
    ['an error', 500, 'application/json', '{}'],
    ['text that cannot be stored', 200, 'application/json', '{"a":"\\u0000"}'],
    ['too much', 200, 'text/plain', 'x'.repeat(100_000)],
  ])('lets nobody pass by %s', async (_what, status, type, body) => {
    receiver.answering = (_, response) => {
      response.writeHead(status, { 'content-type': type }).end(body)
    }
    const params = { url: receiver.url, method: 'GET' }
    const end = await run('{{actions.call.body}}', {
      id: 'call',
      type: 'HTTP',
      action: 'SEND_REQUEST',
      params,
    })
    expect(end.url.searchParams.get('code')).toBeNull()
    expect(end.text).toContain('That did not work.')
  })

  it('does not send headers of the connection', async () => {
    const end = await run('', {
      id: 'call',
      type: 'HTTP',
      action: 'SEND_REQUEST',
      params: { url: receiver.url, method: 'GET', headers: { Host: 'internal.example' } },
    })
    expect(end.text).toContain('That did not work.')
    expect(receiver.received).toEqual([])
  })
})

describe('JWT', () => {
  const secret = 'a-secret-of-at-least-thirty-two-bytes'
  it('is signed and verified by the key in the vault', async () => {
    const setup = { type: 'JWT', algorithm: 'HS256', secret }
    const connection_id = await vault('JWT', setup)
    const end = await run(
      '{{actions.verify.payload.company}}',
      {
        id: 'sign',
        type: 'JWT',
        action: 'SIGN_JWT',
        params: { connection_id, payload: { company: '{{fields.company}}' }, expires_in: '5m' },
      },
      {
        id: 'verify',
        type: 'JWT',
        action: 'VERIFY_JWT',
        params: { connection_id, token: '{{actions.sign.token}}' },
      },
    )
    expect(await resultOf(end)).toBe('Example Ltd')
  })

  it('of another key, or without one, fails', async () => {
    const connection_id = await vault('JWT', { type: 'JWT', algorithm: 'HS256', secret })
    const none = jsonwebtoken.sign({ a: 1 }, '', { algorithm: 'none' })
    for (const token of [jsonwebtoken.sign({ a: 1 }, 'x'.repeat(40)), none, 'no.token.at-all']) {
      const verify = {
        id: 'v',
        type: 'JWT',
        action: 'VERIFY_JWT',
        params: { connection_id, token },
      }
      expect((await run('{{actions.v.valid}}', verify)).url.searchParams.get('code')).toBeNull()
    }
  })
})

describe('AUTH0 SEND_EMAIL', () => {
  it('sends a mail of the tenant, and no more than ten to one address', async () => {
    const mail = {
      id: 'mail',
      type: 'AUTH0',
      action: 'SEND_EMAIL',
      params: {
        to: 'office@example.com',
        subject: 'New: {{fields.company}}',
        body: '<p>From {{context.user.email}}</p>',
      },
    }
    const end = await run(
      '{{actions.mail0.sent}}',
      ...Array.from({ length: 11 }, (_, at) => ({ ...mail, id: `mail${at}` })),
    )
    expect(end.text).toContain('That did not work.')
    expect(await mailTo(server, 'office@example.com', /From (\S+)/)).toBe(email)
  })

  it('shows values of users as texts, and not as HTML', async () => {
    const params = {
      to: 'support@example.com',
      subject: 'New',
      body: '<p>Name: {{vars.name}}.</p>',
    }
    const name = '<b>"A" & B</b>'
    await run(
      '',
      { id: 'name', type: 'FLOW', action: 'STORE_VARS', params: { vars: { name } } },
      { id: 'mail', type: 'AUTH0', action: 'SEND_EMAIL', params },
    )
    expect(await mailTo(server, params.to, /Name: (.*)\./)).toBe(name)
    const html = await mailTo(server, params.to, /Name: (.*)\.</, 'html')
    expect(html).toBe('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;')
  })
})

describe('EMAIL VERIFY_EMAIL', () => {
  it.each([
    ['ada@example.com', {}, true],
    ['no address', {}, false],
    ['ada@example.com', { blocklist: ['example.com'] }, false],
    ['ada@example.com', { allowlist: ['example.org'] }, false],
    ['ada+1@example.com', { block_aliases: true }, false],
  ])('says whether %s with %j is valid', async (address, rules, valid) => {
    const params = { email: address, rules }
    const verify = { id: 'v', type: 'EMAIL', action: 'VERIFY_EMAIL', params }
    expect(await resultOf(await run('{{actions.v.valid}}', verify))).toBe(valid)
  })
})

describe('AUTH0 CREATE_USER', () => {
  const create = (connection_id: string, payload: object) => ({
    id: 'create',
    type: 'AUTH0',
    action: 'CREATE_USER',
    params: { connection_id, payload },
  })
  const connection = 'Username-Password-Authentication'

  it('creates a user by the rules of the connection, as the client may', async () => {
    const connection_id = await vaultOfClient(['create:users'])
    const payload = {
      connection,
      email: 'new@{{vars.host}}',
      password: '{{fields.company}}-Passw0rd!',
      app_metadata: { plan: 'pro' },
    }
    const vars = { host: 'example.com' }
    const host = { id: 'host', type: 'FLOW', action: 'STORE_VARS', params: { vars } }
    const end = await run('{{actions.create.user_id}}', host, create(connection_id, payload))
    const { body } = await send(server.tenant, 'GET', `/users/${await resultOf(end)}`)
    expect(body).toMatchObject({ email: 'new@example.com', app_metadata: { plan: 'pro' } })
  })

  it('counts the mail that verifies the address with other mails', async () => {
    const connection_id = await vaultOfClient(['create:users'])
    const to = 'counted@example.com'
    const mail = { type: 'AUTH0', action: 'SEND_EMAIL', params: { to, subject: 'A', body: 'b' } }
    const mails = Array.from({ length: 10 }, (_, at) => ({ ...mail, id: `mail${at}` }))
    const user = { connection, email: to, password: 'A-long-Passw0rd!', verify_email: true }
    const end = await run('', ...mails, create(connection_id, user))
    expect(end.text).toContain('That did not work.')
    const { body } = await send(server.tenant, 'GET', `/users-by-email?email=${to}`)
    expect(body).toEqual([])
  })

  it.each([
    ['a client without the scope', ['read:users'], {}],
    ['a password that is too weak', ['create:users'], { password: 'a' }],
    ['another connection', ['create:users'], { connection: 'none' }],
    ['a member that users do not have', ['create:users'], { identities: [] }],
    ['an address that a user has', ['create:users'], { email }],
    ['a name that is too long', ['create:users'], { given_name: 'a'.repeat(151) }],
    ['too much metadata', ['create:users'], { user_metadata: { ...Array(1001).fill(1) } }],
  ])('lets nobody pass with %s', async (_what, scopes, wrong) => {
    const right = { connection, email: 'dee@example.com', password: 'A-long-Passw0rd!' }
    const action = create(await vaultOfClient(scopes), { ...right, ...wrong })
    const end = await run('', action)
    expect(end.text).toContain('That did not work.')
    const { body } = await send(server.tenant, 'GET', '/users-by-email?email=dee@example.com')
    expect(body).toEqual([])
  })
})

/** Credentials of a client of the tenant with these scopes. */
async function vaultOfClient(scope: readonly string[]): Promise<string> {
  const client = { app_type: 'non_interactive' }
  const { clientId: client_id, clientSecret } = await createApplication(server.tenant, { client })
  const audience = `${server.tenant.baseUrl}/api/v2/`
  await send(server.tenant, 'POST', '/client-grants', { client_id, audience, scope })
  const { domain } = server.tenant
  return vault('AUTH0', { type: 'OAUTH_APP', client_id, client_secret: clientSecret, domain })
}

describe('AUTH0 SEND_REQUEST', () => {
  const call = async (pathname: string) => {
    const domain = new URL(receiver.url).host
    const client = { client_id: 'machine', client_secret: 'of-the-machine' }
    const connection_id = await vault('AUTH0', { type: 'OAUTH_APP', ...client, domain })
    const params = { connection_id, pathname, method: 'POST', payload: { name: 'Acme' } }
    return { id: 'call', type: 'AUTH0', action: 'SEND_REQUEST', params }
  }

  it('calls the management API of the account with a token of its client', async () => {
    receiver.answering = ({ path }, response) => {
      response.setHeader('content-type', 'application/json')
      const isToken = path === '/oauth/token'
      response.end(JSON.stringify(isToken ? { access_token: 'a-token' } : { id: 'org_1' }))
    }
    const end = await run('{{actions.call.body.id}}', await call('/api/v2/organizations'))
    expect(await resultOf(end)).toBe('org_1')
    const [token, request] = receiver.received
    const sent = new URLSearchParams(token?.text)
    expect(sent.get('audience')).toBe(`https://${new URL(receiver.url).host}/api/v2/`)
    expect(sent.get('client_secret')).toBe('of-the-machine')
    expect(request).toMatchObject({
      path: '/api/v2/organizations',
      headers: { authorization: 'Bearer a-token' },
      event: { name: 'Acme' },
    })
  })

  it('lets no value of a user lead to another path', async () => {
    receiver.answering = (_, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ access_token: 'a-token' }))
    }
    const value = { vars: { id: 'a|1/../../clients?x=#', path: '/api/v2/roles?q=a' } }
    const keep = { id: 'id', type: 'FLOW', action: 'STORE_VARS', params: value }
    await run('', keep, await call('/api/v2/users/{{vars.id}}/roles'))
    await run('', keep, await call('{{vars.path}}'))
    expect(
      receiver.received.map(({ path }) => path).filter((path) => path.includes('/v2/')),
    ).toEqual(['/api/v2/users/a%7C1%2F..%2F..%2Fclients%3Fx%3D%23/roles', '/api/v2/roles?q=a'])
  })

  it.each([
    '.evil.example/api/v2/roles',
    '@evil.example/api/v2/',
    '/api/v2/../../oauth/token',
    '/api/v2/users/%2E./clients',
    '/api/v2/users\\..\\clients',
  ])('sends nothing to %s', async (pathname) => {
    const end = await run('', await call(pathname))
    expect(end.text).toContain('That did not work.')
    expect(receiver.received).toEqual([])
  })
})

describe('AUTH0 SEND_SMS and MAKE_CALL', () => {
  const message = (action: string, to = '+15005550006') => ({
    id: action,
    type: 'AUTH0',
    action,
    params: { to, message: 'Hello {{fields.company}}', from: 'North' },
  })

  it('need a phone provider, and a number that can be reached', async () => {
    const end = await run('', message('SEND_SMS'))
    expect(end.text).toContain('That did not work.')
  })

  it('send by the phone provider of the tenant, ten messages to one number', async () => {
    const configuration = { gateway_url: receiver.url, delivery_methods: ['text', 'voice'] }
    await send(server.tenant, 'POST', '/branding/phone/providers', {
      name: 'custom',
      configuration,
      credentials: { gateway_token: 'sesame' },
    })
    const calls = Array.from({ length: 4 }, (_, at) => ({ ...message('MAKE_CALL'), id: `c${at}` }))
    const texts = Array.from({ length: 6 }, (_, at) => ({ ...message('SEND_SMS'), id: `s${at}` }))
    const end = await run('{{actions.s5.sent}}', ...calls, ...texts)
    expect(await resultOf(end)).toBe(true)
    await until('ten messages', () => receiver.received.length === 10)
    const methods = receiver.received.map(({ event }) => event.delivery_method).sort()
    expect([methods.indexOf('voice'), methods.length]).toEqual([6, 10])
    expect(receiver.received[0]?.event).toMatchObject({
      recipient: '+15005550006',
      sender: 'North',
      body: 'Hello Example Ltd',
    })
    expect((await run('', message('SEND_SMS'))).text).toContain('That did not work.')
    expect((await run('', message('SEND_SMS', '911'))).text).toContain('That did not work.')
  })
})
