/** Secrets that a flow copies elsewhere, in what is stored of its runs. */
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  createVisitor,
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
} from '@latchkey/testkit'
import { bindAction } from '../actions/bind-action.ts'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from '../authentication/application.ts'
import { createFlow, createForm, flowNode, send, showing, step } from './form-definition.ts'

let server: TestServer
let receiver: Receiver
let app: Application
const username = 'ada@example.com'
beforeAll(async () => {
  server = await startTestServer({ config: await receiverTrust() })
  receiver = await startReceiver()
  app = await createApplication(server.tenant)
  await createUser(server.tenant, username)
})
afterAll(async () => {
  await receiver.kill()
  await server.stop()
})

const action = (id: string, type: string, name: string, params: object, more = {}) => ({
  id,
  type,
  action: name,
  params,
  ...more,
})

/** What is stored of the runs of a flow. */
async function executionsOf(flowId: string): Promise<string> {
  const at = `/flows/${flowId}/executions`
  const { body: listed } = await send(server.tenant, 'GET', at)
  const read = listed.map(({ id }: { id: string }) =>
    send(server.tenant, 'GET', `${at}/${id}?hydrate=debug`),
  )
  return JSON.stringify((await Promise.all<{ body: unknown }>(read)).map(({ body }) => body))
}

it('shows no value of a secret field, of the vault, or of a masked output', async () => {
  receiver.answering = ({ headers, path, event }, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ headers, path, event, token: 'of-the-answer' }))
  }
  const setup = { type: 'BEARER', token: 'of-the-vault' }
  const vault = { name: 'Credentials', app_id: 'HTTP', setup }
  const { body } = await send(server.tenant, 'POST', '/flows/vault/connections', vault)
  const secret = '{{fields.secret}}'
  const request = (params: object) => ({ url: receiver.url, connection_id: body.id, ...params })
  const first = await createFlow(
    server.tenant,
    action('copy', 'JSON', 'CREATE_JSON', { object: { a: [secret, { b: `x ${secret} y` }] } }),
    action('text', 'JSON', 'SERIALIZE_JSON', { object: { object: '{{actions.copy}}' } }),
    action('again', 'JSON', 'SERIALIZE_JSON', { object: '{{actions.text}}' }),
    action(
      'echo',
      'HTTP',
      'SEND_REQUEST',
      request({ method: 'POST', params: { q: secret }, payload: { pin: '{{fields.pin}}' } }),
    ),
    action('hidden', 'HTTP', 'SEND_REQUEST', request({ method: 'GET' }), { mask_output: true }),
    action('open', 'JSON', 'CREATE_JSON', { object: { t: '{{actions.hidden.body.token}}' } }),
    action('otp', 'OTP', 'GENERATE_CODE', { reference: 'r', length: 6 }),
    action('keep', 'FLOW', 'STORE_VARS', {
      vars: { kept: secret, code: '{{actions.otp.code}}', plain: '{{fields.plain}}' },
    }),
  )
  const kept = { kept: '{{vars.kept}}', code: 'is {{vars.code}}', plain: '{{vars.plain}}' }
  const second = await createFlow(
    server.tenant,
    action('out', 'FLOW', 'RETURN_JSON', { payload: kept }),
  )
  const field = (id: string, more: object) => ({ id, type: 'TEXT', label: id, ...more })
  const shown = { id: 't', type: 'RICH_TEXT', config: { content: '<h2>{{vars.code}}</h2>' } }
  const formId = await createForm(server.tenant, [
    step(
      'first',
      'flow',
      field('secret', { type: 'PASSWORD' }),
      field('pin', { sensitive: true }),
      field('plain', {}),
    ),
    flowNode('flow', first, 'second'),
    step('second', 'last', shown, field('more', {})),
    flowNode('last', second),
  ])
  await bindAction(server.tenant, showing(formId))
  const browser = createVisitor(server)
  const page = await browser.visit(authorizeUrl(server.tenant, app))
  const asked = await browser.submit(page, { username, password })
  const given = { secret: 'Trou"ba dor+&3', pin: '48151623', plain: 'visible' }
  const next = await browser.submit(asked, given)
  const [, code = ''] = /<h2>(\d{6})<\/h2>/.exec(next.text) ?? []
  expect(code).not.toBe('')
  const end = await browser.submit(next, { more: 'x' })
  expect(end.url.searchParams.get('code')).toBeTruthy()

  expect(JSON.stringify(receiver.received[0]?.event)).toContain(given.pin)
  const stored = (await executionsOf(first)) + (await executionsOf(second))
  expect(stored).toContain('[masked]')
  expect(stored).toContain(`"plain":"${given.plain}"`)
  for (const each of ['Trou', 'dor', given.pin, 'of-the-vault', 'of-the-answer', code]) {
    expect([each, stored.includes(each)]).toEqual([each, false])
  }
})

/** What is stored of a flow with these actions, after a page whose fields are all secret. */
async function storedOf(
  values: Readonly<Record<string, string>>,
  ...actions: readonly ReturnType<typeof action>[]
): Promise<string> {
  const flowId = await createFlow(server.tenant, ...actions)
  const secrets = Object.keys(values).map((id) => ({ id, type: 'PASSWORD', label: id }))
  const nodes = [step('first', 'flow', ...secrets), flowNode('flow', flowId)]
  await bindAction(server.tenant, showing(await createForm(server.tenant, nodes)))
  const browser = createVisitor(server)
  const page = await browser.visit(authorizeUrl(server.tenant, app))
  const asked = await browser.submit(page, { username, password })
  expect((await browser.submit(asked, values)).url.searchParams.get('code')).toBeTruthy()
  return executionsOf(flowId)
}

it('shows no secret that another program has encoded, and no rest of overlapping ones', async () => {
  const secret = "Pä/s(s) <w>o'rd!"
  const encoded = {
    component: encodeURIComponent(secret),
    query: new URL(`https://a.example/?q=${secret}`).search,
    path: new URL(`https://a.example/${secret.replaceAll('/', '%2F')}`).pathname,
    html: 'P\u00e4/s(s) &lt;w&gt;o&#39;rd!',
    ascii: "P\\u00e4/s(s) <w>o'rd!",
    php: "P\\u00e4\\/s(s) <w>o'rd!",
  }
  const object = { ...encoded, both: 'upper-middle-lower' }
  const stored = await storedOf(
    { secret, one: 'upper-middle', other: 'middle-lower' },
    action('say', 'JSON', 'CREATE_JSON', { object }),
  )
  const { debug } = JSON.parse(stored)[0]
  expect(debug.say.output).toEqual({
    ...Object.fromEntries(Object.keys(object).map((name) => [name, '[masked]'])),
    query: '?q=[masked]',
    path: expect.stringMatching(/^\/\[masked\]$/),
  })
})

it('does not mask what it has put in place of a secret', async () => {
  const parts =
    '[ma ske mas ked ask ed] ][m d][ d]m ke[ as[ ]ma ed[ k[m d]a d]s e[m ]as d]k d]e d[m d]d m[m a[m'
  const secrets = ['abc', ...parts.split(' ')]
  const values = Object.fromEntries(secrets.map((each, at) => [`s${at}`, each]))
  const text = Array.from({ length: 1000 }, () => 'abc').join(' ')
  const stored = await storedOf(values, action('say', 'JSON', 'CREATE_JSON', { object: { text } }))
  expect(JSON.parse(stored)[0].debug.say.output.text).toBe(text.replaceAll('abc', '[masked]'))
})
