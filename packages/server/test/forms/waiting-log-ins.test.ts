/** A log-in that waits for a form, as the requests of one browser find and delete it. */
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { dropWaiting, type Pending, storePending } from '../../src/login/second-factors/pending.ts'
import { createApplication, createUser } from '../authentication/application.ts'

let server: TestServer
let begun: Pending
beforeAll(async () => {
  server = await startTestServer()
  const { clientId } = await createApplication(server.tenant)
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
