/** Actions of `pre-user-registration` where a code signs a user up at the token endpoint. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { type Application, createApplication, exchange } from '../authentication/application.ts'
import { codeIn, mailTo } from '../authentication/mail-folder.ts'
import { bindAction } from './bind-action.ts'

let server: TestServer
let app: Application
const otpGrant = 'http://auth0.com/oauth/grant-type/passwordless/otp'

beforeAll(async () => {
  server = await startTestServer()
  app = await createApplication(server.tenant, { client: { grant_types: [otpGrant] } })
  const json = { name: 'email', strategy: 'email', options: {}, enabled_clients: [app.clientId] }
  await server.tenant.request('POST', '/api/v2/connections', { json })
})
afterAll(() => server.stop())

async function codeFor(email: string): Promise<string> {
  const { clientId: client_id, clientSecret: client_secret } = app
  const json = { client_id, client_secret, connection: 'email', email, send: 'code' }
  await server.tenant.request('POST', '/passwordless/start', { token: null, json })
  return codeIn(await mailTo(server, email, 1))
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
