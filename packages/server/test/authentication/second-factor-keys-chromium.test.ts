import { afterAll, beforeAll, expect } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { hasChromium, test } from '@latchkey/testkit/chromium'
import { TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from './application.ts'
import { logInOnPage, openChromiumAt, startWebsite, type Website } from './chromium.ts'
import { type Device, openDevice } from './device.ts'
import { keyLogIn } from './key-log-in.ts'

let server: TestServer
let app: Application
let website: Website
let browser: Browser
let at: ReturnType<typeof keyLogIn>
beforeAll(async () => {
  if (!hasChromium) return
  server = await startTestServer()
  app = await createApplication(server.tenant)
  at = keyLogIn(server, app)
  await at.enable('webauthn-roaming', 'webauthn-platform')
  await at.set('policies', ['all-applications'])
  website = await startWebsite(() => (_, response) => void response.end('here'))
  browser = await openChromiumAt('app.example.com', website)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await website?.stop()
  await server?.stop()
})

const away = (tab: Page) => tab.waitForURL('https://app.example.com/**')

async function logIn({ tab }: Device, email: string) {
  await tab.goto(authorizeUrl(server.tenant, app, { prompt: 'login' }))
  await logInOnPage(tab, email, password)
}

async function keepRecoveryCode(tab: Page) {
  await tab.waitForURL('**/mfa-recovery-code-enrollment')
  await tab.getByLabel('I have saved this code').check()
  await tab.getByRole('button', { name: 'Continue' }).click()
}

test('a user enrolls a security key in place of an app, and is remembered after using it', async () => {
  const email = 'ada@example.com'
  await createUser(server.tenant, email)
  const device = await openDevice(browser, { transport: 'usb', hasUserVerification: false })
  const { tab } = device
  await logIn(device, email)
  await tab.waitForURL('**/mfa-otp-enrollment')
  await tab.getByRole('link', { name: 'Use a security key' }).click()
  await tab.waitForURL('**/mfa-webauthn-roaming-enrollment')
  await tab.getByRole('button', { name: 'Register security key' }).click()
  await keepRecoveryCode(tab)
  // Without a device that can verify the user, the offer is declined by itself.
  await away(tab)

  await logIn(device, email)
  await tab.waitForURL('**/mfa-webauthn-roaming')
  await tab.getByLabel('Do not ask again').check()
  await tab.getByRole('button', { name: 'Use security key' }).click()
  await away(tab)
  await logIn(device, email)
  await away(tab)
  expect(new URL(tab.url()).searchParams.has('code')).toBe(true)
  expect(device.complaints).toEqual([])
  await device.context.close()
}, 180_000)

test('a user enrolls the device after an app, and uses it, or the app', async () => {
  const email = 'bob@example.com'
  await createUser(server.tenant, email)
  const device = await openDevice(browser)
  const { tab, devtools, authenticatorId } = device
  await logIn(device, email)
  const secret = ((await tab.locator('code.shown').textContent()) ?? '').replaceAll(' ', '')
  await tab.locator('#code').fill(new TOTP({ secret }).generate())
  await tab.locator('#code').press('Enter')
  await keepRecoveryCode(tab)
  await tab.waitForURL('**/mfa-webauthn-platform-enrollment')
  await tab.getByRole('button', { name: 'Not on this device' }).waitFor()
  await tab.getByRole('button', { name: 'Continue' }).click()
  await away(tab)

  await logIn(device, email)
  await tab.waitForURL('**/mfa-webauthn-platform')
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await tab.getByRole('button', { name: 'Continue' }).click()
  await tab.locator('#passkey-failed').waitFor()
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await tab.getByRole('button', { name: 'Continue' }).click()
  await away(tab)

  await logIn(device, email)
  await tab.getByRole('link', { name: 'Use an authenticator app' }).click()
  await tab.waitForURL('**/mfa-otp')
  await tab.getByRole('link', { name: 'fingerprint, face or PIN' }).waitFor()
  expect(device.complaints).toEqual([])
  await device.context.close()
}, 180_000)

test('without scripts the pages say what is missing and lead to other factors', async () => {
  const email = 'cat@example.com'
  await createUser(server.tenant, email)
  const context = await browser.newContext({ ignoreHTTPSErrors: true, javaScriptEnabled: false })
  const tab = await context.newPage()
  await tab.goto(authorizeUrl(server.tenant, app, { prompt: 'login' }))
  await logInOnPage(tab, email, password)
  await tab.getByRole('link', { name: 'Use a security key' }).click()
  expect(await tab.getByText('JavaScript is turned off').isVisible()).toBe(true)
  expect(await tab.getByRole('button').count()).toBe(0)
  await tab.getByRole('link', { name: 'Use an authenticator app' }).click()
  const secret = ((await tab.locator('code.shown').textContent()) ?? '').replaceAll(' ', '')
  await tab.locator('#code').fill(new TOTP({ secret }).generate())
  await tab.getByRole('button', { name: 'Continue' }).click()
  await keepRecoveryCode(tab)
  await tab.waitForURL('**/mfa-webauthn-platform-enrollment')
  await tab.getByRole('button', { name: 'Not on this device' }).click()
  await away(tab)
  await context.close()
}, 180_000)
