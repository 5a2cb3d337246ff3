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
