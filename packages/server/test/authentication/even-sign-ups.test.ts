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
 * The statements of a sign-up, and of sending a code, are the same for new and existing accounts,
 * as is the response time.
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

const createsAccount = (statement: string): boolean => statement === 'SAVEPOINT forgetting'
const createsCode = (statement: string) => /^insert into .*email_codes/i.test(statement)

/** The transactions with such a statement, each from `BEGIN` to its end. */
function transactionsWith(isSought: (statement: string) => boolean): readonly string[][] {
  return sent.flatMap((list) => {
    const starts = list.flatMap((statement, at) => (statement === 'BEGIN' ? [at] : []))
    return starts
      .map((start, at) => list.slice(start, starts[at + 1]))
      .map((transaction) => transaction.slice(0, transaction.indexOf('COMMIT') + 1))
      .filter((transaction) => transaction.some(isSought))
  })
}

/** The statements of the transaction of a request, with `RELEASE` in place of `ROLLBACK TO`. */
async function statementsOf(
  request: () => Promise<unknown>,
  isSought = createsAccount,
): Promise<readonly string[]> {
  const before = transactionsWith(isSought).length
  await request()
  const [transaction = [], ...others] = transactionsWith(isSought).slice(before)
  expect(others).toEqual([])
  expect(transaction.length).toBeGreaterThan(5)
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

describe('a code', () => {
  const name = 'By-codes'
  beforeAll(async () => {
    const options = {
      attributes: { email: { verification_method: 'otp' } },
      authentication_methods: { email_otp: { enabled: true }, password: { enabled: false } },
    }
    const json = { name, strategy: 'auth0', options, enabled_clients: [app.clientId] }
    await server.tenant.request('POST', '/api/v2/connections', { json })
    const user = { connection: name, email: taken, email_verified: true, password }
    await server.tenant.request('POST', '/api/v2/users', { json: user })
  })

  it.each([
    ['to log in with', {}],
    ['to sign up with', { screen_hint: 'signup' }],
  ])('%s takes the same statements whether the account exists or not', async (_, hint) => {
    const request = (email: string) => async () => {
      const visitor = createVisitor(server)
      const url = authorizeUrl(server.tenant, app, { connection: name, ...hint })
      await visitor.submit(await visitor.visit(url), { email })
    }
    const free = await statementsOf(request('nobody@example.com'), createsCode)
    expect(await statementsOf(request(taken), createsCode)).toEqual(free)
  })
})
