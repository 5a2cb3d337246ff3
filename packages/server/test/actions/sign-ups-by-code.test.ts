/** Actions around a sign-up by a code, at the token endpoint and on the pages. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer, until } from '@latchkey/testkit'
import {
  type Application,
  authorizeUrl,
  createApplication,
  exchange,
} from '../authentication/application.ts'
import { codeIn, mailTo } from '../authentication/mail-folder.ts'
import { bindAction, bindActions } from './bind-action.ts'

let server: TestServer
let app: Application
const otpGrant = 'http://auth0.com/oauth/grant-type/passwordless/otp'

beforeAll(async () => {
  server = await startTestServer()
  app = await createApplication(server.tenant, {
    client: { grant_types: [otpGrant, 'authorization_code'] },
  })
  const json = { name: 'email', strategy: 'email', options: {}, enabled_clients: [app.clientId] }
  await server.tenant.request('POST', '/api/v2/connections', { json })
})
afterAll(() => server.stop())

async function codeFor(email: string, mails = 1): Promise<string> {
  const { clientId: client_id, clientSecret: client_secret } = app
  const json = { client_id, client_secret, connection: 'email', email, send: 'code' }
  await server.tenant.request('POST', '/passwordless/start', { token: null, json })
  return codeIn(await mailTo(server, email, mails))
}

const redeem = (username: string, otp: string) =>
  exchange(server, app, { grant_type: otpGrant, username, otp, realm: 'email', scope: 'openid' })

const usersOf = async (email: string) =>
  (await server.tenant.request('GET', `/api/v2/users-by-email?email=${email}`)).body

describe('an action before a sign-up by a code', () => {
  const email = 'eve@example.com'
  it('refuses it, also where it is bound after the first token of the tenant', async () => {
    await redeem(email, '000000')
    await bindAction(server.tenant, {
      trigger: 'pre-user-registration',
      code: `exports.onExecutePreUserRegistration = async (event, api) => {
        api.access.deny('internal', 'Not from there.')
      }`,
    })
    const { status, body } = await redeem(email, await codeFor(email))
    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining('Not from there.'),
    ])
    expect(await usersOf(email)).toEqual([])
  })

  it('does not count a wrong code twice', async () => {
    const right = await codeFor('bob@example.com')
    const wrong = String((Number(right) + 1) % 1e6).padStart(6, '0')
    expect((await redeem('bob@example.com', wrong)).body.error).toBe('invalid_grant')
    await new Promise((resolve) => setTimeout(resolve, 600))
    const path = `/api/v2/logs?q=${encodeURIComponent('user_name:bob@example.com')}`
    const { body } = await server.tenant.request('GET', path)
    const types: readonly string[] = body.map(({ type }: { type: string }) => type)
    expect(types.filter((type) => type.startsWith('f'))).toEqual(['fp'])
  })
})

describe('an action after a sign-up by a code', () => {
  beforeAll(() => bindActions(server.tenant, 'pre-user-registration', []))

  /** Who has signed up, as the actions have seen them. */
  const seen = async (): Promise<readonly unknown[]> => {
    const { rows } = await server.database.query(
      `select results from action_executions where trigger = 'post-user-registration'`,
    )
    return rows.map(({ results }) => results[0].error.msg)
  }

  it('runs for a new user, and not for one who logs in', async () => {
    await bindAction(server.tenant, {
      trigger: 'post-user-registration',
      code: `exports.onExecutePostUserRegistration = async ({ user, connection, client }) => {
        throw new Error([user.user_id, user.email, connection.name, client.client_id].join())
      }`,
    })
    const [email, other] = ['grace@example.com', 'alan@example.com']
    expect((await redeem(email, await codeFor(email))).status).toBe(200)
    expect((await redeem(email, await codeFor(email, 2))).status).toBe(200)
    const browser = createVisitor(server)
    const page = await browser.visit(authorizeUrl(server.tenant, app, { connection: 'email' }))
    const sent = await browser.submit(page, { email: other })
    const code = codeIn(await mailTo(server, other, 1))
    expect((await browser.submit(sent, { code })).url.searchParams.get('code')).not.toBeNull()
    const [first, second] = await Promise.all([usersOf(email), usersOf(other)])
    const expected = [first[0], second[0]].map((user) =>
      [user.user_id, user.email, 'email', app.clientId].join(),
    )
    await until('both have run', async () => (await seen()).length === 2)
    expect(new Set(await seen())).toEqual(new Set(expected))
  })
})
