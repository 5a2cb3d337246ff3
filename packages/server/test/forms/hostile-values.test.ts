/** Values of users and of other servers that would be too much for a flow. */
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
import { bindAction } from '../actions/bind-action.ts'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from '../authentication/application.ts'
import { createFlow, createForm, flowNode, showing, step } from './form-definition.ts'

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

/** Runs these actions of a flow after a page whose field has this value. */
async function run(value: string, ...actions: Parameters<typeof createFlow>[1][]): Promise<Sight> {
  const flowId = await createFlow(server.tenant, ...actions)
  const nodes = [step('first', 'flow', company), flowNode('flow', flowId)]
  const { browser, page } = await afterPassword(nodes)
  return browser.submit(page, { company: value })
}

/** Logs in to the first page of a form. */
async function afterPassword(nodes: readonly { readonly id: string }[]) {
  await bindAction(server.tenant, showing(await createForm(server.tenant, nodes)))
  const browser = createVisitor(server)
  const page = await browser.visit(authorizeUrl(server.tenant, app))
  return { browser, page: await browser.submit(page, { username: email, password }) }
}

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('a flow', () => {
  it('fails by JSON of another server that is nested deeply', async () => {
    receiver.answering = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(nested(30_000))
    }
    const params = { url: receiver.url, method: 'GET' }
    const end = await run('Example', { id: 'call', type: 'HTTP', action: 'SEND_REQUEST', params })
    expect([end.status, end.text]).toEqual([200, expect.stringContaining('That did not work.')])
  })

  it('fails by JSON of a user that is nested deeply', async () => {
    const params = { json: '{{fields.company}}' }
    const parse = { id: 'parse', type: 'JSON', action: 'PARSE_JSON', params }
    const end = await run(nested(4_900), parse)
    expect([end.status, end.text]).toEqual([200, expect.stringContaining('That did not work.')])
  })

  it('fails by a value that repeats another one too often', async () => {
    const object = Array.from({ length: 45_000 }, () => '{{fields.company}}')
    const create = { id: 'create', type: 'JSON', action: 'CREATE_JSON', params: { object } }
    const end = await run('"'.repeat(9_000), create)
    expect([end.status, end.text]).toEqual([200, expect.stringContaining('That did not work.')])
  })
  it('waits five seconds at most, together with the others between two pages', async () => {
    const wait = (number: number) => {
      const params = { number, units: 'SECONDS' }
      return { id: 'wait', type: 'FLOW', action: 'DELAY_FLOW', params }
    }
    const [one, other] = [
      await createFlow(server.tenant, wait(1)),
      await createFlow(server.tenant, wait(5)),
    ]
    const nodes = [
      step('first', 'one', company),
      flowNode('one', one, 'other'),
      flowNode('other', other),
    ]
    const form = await afterPassword(nodes)
    const end = await form.browser.submit(form.page, { company: 'Example Ltd' })
    expect(end.text).toContain('That did not work.')
  })
})
