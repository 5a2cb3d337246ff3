/** What actions request by `fetch`. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals'
import {
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
  type TestTenant,
  until,
} from '@latchkey/testkit'
import { makeAction } from '../resources/actions.ts'

let server: TestServer
let other: TestTenant
let receiver: Receiver
beforeAll(async () => {
  const bounds = { outboundSocketsMax: 1, outboundTimeoutMs: 10_000 }
  server = await startTestServer({ config: await receiverTrust(), bounds })
  other = await server.addTenant('other.example.com')
})
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(() => receiver.kill())
afterAll(() => server.stop())

/** Runs statements as an action. */
async function run(tenant: TestTenant, statements: string) {
  const code = `exports.onExecutePostLogin = async (event, api) => {${statements}}`
  const id = await makeAction(tenant, { code, deploy: false })
  const json = { payload: {} }
  const { body } = await tenant.request('POST', `/api/v2/actions/actions/${id}/test`, { json })
  expect(body.payload.error).toBeUndefined()
}

it('takes turns with other tenants at a destination', async () => {
  receiver.answering = (_, response) => {
    setTimeout(() => response.writeHead(204).end(), 200)
  }
  const several = `await Promise.all(
    Array.from({ length: 8 }, () => fetch('${receiver.url}/flood')))`
  const flood = Promise.all([run(server.tenant, several), run(server.tenant, several)])
  await until('a first request', () => receiver.received.length > 0)
  await run(other, `await fetch('${receiver.url}/quiet')`)
  expect(receiver.received.length).toBeLessThan(16)
  await flood
})

it('ends with the run', async () => {
  let isClosed = false
  receiver.answering = (_, response) => {
    response.on('close', () => {
      isClosed = true
    })
  }
  await run(
    server.tenant,
    `await Promise.race([fetch('${receiver.url}'), new Promise((done) => setTimeout(done, 500))])`,
  )
  await until('the end of the request', () => isClosed, 5_000)
})
