import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { patient, startTestServer, type TestServer } from '@latchkey/testkit'
import { type Application, createApplication } from './application.ts'
import { codeIn, mailTo } from './mail-folder.ts'

const program = fileURLToPath(new URL('./through-legacy.ts', import.meta.url))
const run = promisify(execFile)
const otpGrant = 'http://auth0.com/oauth/grant-type/passwordless/otp'
const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'

let server: TestServer
let app: Application
beforeAll(async () => {
  server = await startTestServer()
  const grant_types = [otpGrant, realmGrant, 'refresh_token']
  app = await createApplication(server.tenant, { client: { grant_types } })
  await server.tenant.request('POST', '/api/v2/connections', {
    json: { name: 'email', strategy: 'email', enabled_clients: [app.clientId] },
  })
})
afterAll(() => server.stop())

async function walk(...args: readonly string[]) {
  const { PATH = '', HOME = '' } = process.env
  const { clientId, clientSecret } = app
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', program, `localhost:${server.port}`, clientId, clientSecret, ...args],
    { env: { PATH, HOME, NODE_EXTRA_CA_CERTS: server.caFile } },
  )
  return JSON.parse(stdout)
}

// Each test starts a program, on a machine that runs other tests.
describe('the unmodified authentication client', () => {
  it(
    'signs up, logs in by password, refreshes and revokes',
    async () => {
      const email = 'ada@example.com'
      expect(await walk('passwords', email)).toEqual({
        signedUp: expect.objectContaining({ email, email_verified: false }),
        granted: expect.objectContaining({
          token_type: 'Bearer',
          id_token: expect.any(String),
          refresh_token: expect.any(String),
        }),
        revoked: 200,
        refused: {
          error: 'invalid_grant',
          error_description: 'Wrong email or password.',
          statusCode: 400,
        },
        isEnded: true,
      })
    },
    patient(120_000),
  )

  it(
    'logs in with a code of an e-mail',
    async () => {
      const email = 'grace@example.com'
      await walk('mail', email)
      const code = codeIn(await mailTo(server, email, 1))
      expect(await walk('code', email, code)).toMatchObject({ id_token: expect.any(String) })
    },
    patient(120_000),
  )
})
