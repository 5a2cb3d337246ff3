import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { patient, receiverPem, startTestServer, type TestServer } from '@latchkey/testkit'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import type { Browser } from 'playwright-core'
import { createApplication, createUser, password } from './application.ts'
import { logInOnPage } from './chromium.ts'

const program = fileURLToPath(new URL('./express-openid-connect-app.ts', import.meta.url))
const email = 'ada@example.com'

let server: TestServer
let browser: Browser
const children: ChildProcess[] = []

beforeAll(async () => {
  if (!hasChromium) return
  server = await startTestServer()
  await createApplication(server.tenant)
  await createUser(server.tenant, email)
  browser = await openChromium()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  for (const child of children) child.kill('SIGKILL')
  await server?.stop()
})

/** Starts the application in a process of its own: the library is CommonJS that loads modules. */
async function startApplication(grants: readonly string[], options: object): Promise<string> {
  // The library authenticates by Basic, although the default of a client is `client_secret_post`.
  const client = { grant_types: grants, callbacks: ['https://localhost/callback'] }
  const { clientId, clientSecret } = await createApplication(server.tenant, { client })
  const config = {
    issuerBaseURL: server.tenant.baseUrl,
    clientID: clientId,
    secret: 'a long, randomly-generated string',
    authRequired: false,
    idpLogout: true,
    ...(grants.includes('authorization_code') && { clientSecret }),
    ...options,
  }
  const given = JSON.stringify({ pem: await receiverPem('localhost'), config })
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', program, given], {
    env: { PATH, HOME, NODE_EXTRA_CA_CERTS: server.caFile },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [line] = await once(child.stdout, 'data')
  const origin = String(line).trim()
  await server.tenant.request('PATCH', `/api/v2/clients/${clientId}`, {
    json: { callbacks: [`${origin}/callback`], allowed_logout_urls: [origin] },
  })
  return origin
}

const code = { response_type: 'code', scope: 'openid profile email offline_access' }
const codeGrants = ['authorization_code', 'refresh_token']

describe('the unmodified express-openid-connect', () => {
  test.each([
    { how: 'as it is, by form_post and ID token', grants: ['implicit'], options: {} },
    { how: 'by code', grants: codeGrants, options: { authorizationParams: code } },
    {
      how: 'by code, with the log-out of its vendor',
      grants: codeGrants,
      options: { authorizationParams: code, auth0Logout: true },
    },
  ])(
    'logs a user in and out $how',
    async ({ grants, options }) => {
      const origin = await startApplication(grants, options)
      const context = await browser.newContext({ ignoreHTTPSErrors: true })
      context.setDefaultTimeout(patient(10_000))
      const page = await context.newPage()
      const readBody = async () => JSON.parse((await page.locator('body').textContent()) ?? '')
      await page.goto(`${origin}/login`)
      await logInOnPage(page, email, password)
      await page.waitForURL(`${origin}/`)
      const hasAccessToken = grants !== codeGrants ? {} : { info: { email } }
      expect(await readBody()).toMatchObject({ user: { email }, ...hasAccessToken })
      await page.goto(`${origin}/logout`)
      // RP-Initiated Logout asks for confirmation; the logout URL of the hosted API does not.
      if (!page.url().startsWith(origin)) await page.getByRole('button').first().click()
      await page.waitForURL((url) => url.origin === origin)
      expect(await readBody()).toEqual({})
      await page.goto(`${origin}/login`)
      await page.locator('#password').waitFor()
      await context.close()
    },
    patient(20_000),
  )
})
