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
async function run(
  value: string,
  ...actions: Parameters<typeof createFlow>[1][]
): Promise<Sight> {
  const flowId = await createFlow(server.tenant, ...actions)
  const nodes = [step('first', 'flow', company), flowNode('flow', flowId)]
  await bindAction(server.tenant, showing(await createForm(server.tenant, nodes)))
  const browser = createVisitor(server)
  const page = await browser.visit(authorizeUrl(server.tenant, app))
  const form = await browser.submit(page, { username: email, password })
  return browser.submit(form, { company: value })
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
})
