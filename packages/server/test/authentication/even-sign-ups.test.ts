import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  createWiredDatabase,
  startTestServer,
  type TestServer,
  type WiredDatabase,
  withoutRateLimits,
} from '@latchkey/testkit'
import { listStatements } from '../sent-statements.ts'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from './application.ts'

/**
 * The statements of a sign-up are the same for new and existing accounts, as is its response time.
 */
const connection = 'Username-Password-Authentication'
const taken = 'taken@example.com'

let database: WiredDatabase
let server: TestServer
let app: Application
let sent: readonly string[][]
beforeAll(async () => {
  database = await createWiredDatabase()
  sent = listStatements(database.wire)
  // Periodic work is done once, at the start.
  const bounds = { rateFlushMs: 600_000, entryFlushMs: 600_000, rememberMs: 600_000 }
  server = await startTestServer({ database, bounds, config: { rateLimits: withoutRateLimits } })
  app = await createApplication(server.tenant)
  await createUser(server.tenant, taken)
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

/** The transactions of sign-ups, each from `BEGIN` to its end. */
function signUps(): readonly string[][] {
  return sent.flatMap((list) => {
    const starts = list.flatMap((statement, at) => (statement === 'BEGIN' ? [at] : []))
    return starts
      .map((start, at) => list.slice(start, starts[at + 1]))
      .map((transaction) => transaction.slice(0, transaction.indexOf('COMMIT') + 1))
      .filter((transaction) => transaction.includes('SAVEPOINT forgetting'))
  })
}

/** The statements of the transaction of a sign-up, with `RELEASE` in place of `ROLLBACK TO`. */
async function statementsOf(signUp: () => Promise<unknown>): Promise<readonly string[]> {
  const before = signUps().length
  await signUp()
  const [transaction = [], ...others] = signUps().slice(before)
  expect(others).toEqual([])
  expect(transaction.length).toBeGreaterThan(10)
  return transaction.map((each) => each.replace('ROLLBACK TO', 'RELEASE'))
}

const byApi = (email: string) => async () => {
  const json = { client_id: app.clientId, connection, email, password }
  const path = '/dbconnections/signup'
  expect((await server.tenant.request('POST', path, { token: null, json })).status).toBe(200)
}

const byPage = (email: string) => async () => {
  const visitor = createVisitor(server)
  const url = authorizeUrl(server.tenant, app, { screen_hint: 'signup' })
  await visitor.submit(await visitor.visit(url), { email, password })
}

describe('a sign-up', () => {
  it.each([
    ['by the API', byApi],
    ['by the page', byPage],
  ])('%s runs the same statements whether the account exists or not', async (_, by) => {
    const free = await statementsOf(by(`free-${by.name}@example.com`))
    expect(await statementsOf(by(taken))).toEqual(free)
    expect(await statementsOf(by(`free-again-${by.name}@example.com`))).toEqual(free)
  })

  it('of a used address only stores an e-mail to its owner and a log entry', async () => {
    const rows = async () =>
      (
        await server.database.query(`
          select (select count(*)::int from users) as users,
                 (select count(*)::int from user_identifiers) as identifiers,
                 (select count(*)::int from tickets) as tickets,
                 (select count(*)::int from events) as events`)
      ).rows[0]
    const before = await rows()
    await byApi(taken)()
    expect(await rows()).toEqual(before)
  })
})
