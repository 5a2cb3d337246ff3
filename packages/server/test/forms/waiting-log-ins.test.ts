/** A log-in that waits for a form, as the requests of one browser find and delete it. */
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer } from '@latchkey/testkit'
import { dropWaiting, type Pending, storePending } from '../../src/login/second-factors/pending.ts'
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
let app: Application
let begun: Pending
const answerTimeoutMs = 4_500
beforeAll(async () => {
  server = await startTestServer({ bounds: { answerTimeoutMs } })
  app = await createApplication(server.tenant)
  const { clientId } = app
  const userId = await createUser(server.tenant, 'ada@example.com')
  begun = { userId, clientId, amr: ['pwd'], accessEpoch: 0 }
})
afterAll(() => server.stop())

const at = (turn: number): Pending => {
  const progress = { history: [], fields: {}, vars: {} }
  return { ...begun, form: { turn, progress, resends: {}, codes: {} } }
}

it('is deleted at the page at which it was found, and at no later one', async () => {
  const { tenant } = server
  for (const [found, later] of [
    [begun, at(1)],
    [at(1), at(2)],
  ] as const) {
    await storePending(tenant, 'ActionForm', 'one', found)
    expect(await dropWaiting(tenant, 'one', found)).toBe(true)
    await storePending(tenant, 'ActionForm', 'one', later)
    expect(await dropWaiting(tenant, 'one', found)).toBe(false)
    expect(await dropWaiting(tenant, 'one', later)).toBe(true)
  }
})

it('is still there if a page exceeds the time of its request, and the page can be sent again', async () => {
  const params = { number: '{{fields.seconds}}', units: 'SECONDS' }
  const flowId = await createFlow(server.tenant, {
    id: 'wait',
    type: 'FLOW',
    action: 'DELAY_FLOW',
    params,
  })
  const seconds = { id: 'seconds', type: 'NUMBER', label: 'Seconds' }
  const nodes = [step('first', 'flow', seconds), flowNode('flow', flowId)]
  await bindAction(server.tenant, showing(await createForm(server.tenant, nodes)))
  const browser = createVisitor(server)
  const page = await browser.visit(authorizeUrl(server.tenant, app))
  const form = await browser.submit(page, { username: 'ada@example.com', password })
  const late = await browser.submit(form, { seconds: String(answerTimeoutMs / 1000 + 0.1) })
  expect(late.status).toBe(503)
  const end = await browser.submit(form, { seconds: '0' })
  expect(end.url.searchParams.get('code')).toBeTruthy()
})
