import { afterAll, beforeAll, expect } from '@jest/globals'
import { patient, startTestServer, type TestServer } from '@latchkey/testkit'
import { hasChromium, test } from '@latchkey/testkit/chromium'
import { TOTP } from 'otpauth'
import type { Browser } from 'playwright-core'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from './application.ts'
import { openChromiumAt, startWebsite, type Website } from './chromium.ts'

let server: TestServer
let app: Application
let website: Website
let browser: Browser
beforeAll(async () => {
  if (!hasChromium) return
  server = await startTestServer()
  app = await createApplication(server.tenant)
  const json = ['all-applications']
  await server.tenant.request('PUT', '/api/v2/guardian/policies', { json })
  website = await startWebsite(() => (_, response) => void response.end('here'))
  browser = await openChromiumAt('app.example.com', website)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await website?.stop()
  await server?.stop()
})

/** The one-time code, `steps` time steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })

test('a user enrolls with the keyboard, logs in again, and is remembered', async () => {
  const email = 'ada@example.com'
  await createUser(server.tenant, email)
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  context.setDefaultTimeout(patient(20_000))
  const tab = await context.newPage()
  const complaints: string[] = []
  tab.on('console', (message) => {
    // Browsers log a 400.
    if (!message.text().includes('status of 400')) complaints.push(message.text())
  })
  const logIn = async () => {
    await tab.goto(authorizeUrl(server.tenant, app, { prompt: 'login' }))
    await tab.locator('#username').fill(email)
    await tab.locator('#password').fill(password)
    await tab.locator('#password').press('Enter')
  }
  await logIn()
  await tab.waitForURL('**/mfa-otp-enrollment')
  expect(await tab.getByRole('img').getAttribute('aria-label')).toContain('QR code')
  const recoveryCode = (await tab.locator('code.shown').textContent()) ?? ''
  const secret = recoveryCode.replaceAll(' ', '')
  expect(await tab.evaluate(() => document.activeElement?.id)).toBe('code')
  await tab.keyboard.type('000000')
  await tab.keyboard.press('Enter')
  await tab.getByText('This code is incorrect').waitFor()
  await tab.keyboard.type(codeOf(secret))
  await tab.keyboard.press('Enter')
  await tab.waitForURL('**/mfa-recovery-code-enrollment')
  await tab.getByLabel('I have saved this code').check()
  await tab.getByRole('button', { name: 'Continue' }).click()
  await tab.waitForURL('https://app.example.com/**')

  await logIn()
  await tab.waitForURL('**/mfa-otp')
  await tab.getByLabel('Do not ask again').check()
  await tab.locator('#code').fill(codeOf(secret, 1))
  await tab.locator('#code').press('Enter')
  await tab.waitForURL('https://app.example.com/**')

  await logIn()
  await tab.waitForURL('https://app.example.com/**')
  expect(new URL(tab.url()).searchParams.has('code')).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
}, 180_000)
