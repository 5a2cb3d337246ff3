import { afterAll, beforeAll, expect } from '@jest/globals'
import { patient, startTestServer, type TestServer } from '@latchkey/testkit'
import { hasChromium, test } from '@latchkey/testkit/chromium'
import type { Browser, Page } from 'playwright-core'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from './application.ts'
import { logInOnPage, openChromiumAt, startWebsite, type Website } from './chromium.ts'

/** A browser solves the challenge of a page under the policy of the page. */
let server: TestServer
let app: Application
let website: Website
let browser: Browser
beforeAll(async () => {
  if (!hasChromium) return
  server = await startTestServer()
  app = await createApplication(server.tenant)
  const json = { challenge_password_policy: 'always' }
  await server.tenant.request('PATCH', '/api/v2/attack-protection/bot-detection', { json })
  website = await startWebsite(() => (_, response) => void response.end('here'))
  browser = await openChromiumAt('app.example.com', website)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await website?.stop()
  await server?.stop()
})

async function openPage(javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, javaScriptEnabled })
  context.setDefaultTimeout(patient(20_000))
  const tab = await context.newPage()
  await tab.goto(authorizeUrl(server.tenant, app, { prompt: 'login' }))
  return tab
}

test('a browser solves the challenge while the user types', async () => {
  const email = 'ada@example.com'
  await createUser(server.tenant, email)
  const tab = await openPage()
  await tab.getByText('Checked: you are not a robot.').waitFor()
  await logInOnPage(tab, email, password)
  await tab.waitForURL('https://app.example.com/**')
  await tab.context().close()
})

test('a form that is submitted at once waits for the solution', async () => {
  const email = 'grace@example.com'
  await createUser(server.tenant, email)
  const tab = await openPage()
  await tab.locator('#username').fill(email)
  await tab.locator('#password').fill('wrong')
  await tab.locator('#password').press('Enter')
  await tab.getByText('Incorrect username, email address or password.').waitFor()
  await tab.locator('#password').fill(password)
  await tab.locator('#password').press('Enter')
  await tab.waitForURL('https://app.example.com/**')
  await tab.context().close()
})

test('without scripts, the page says what is missing', async () => {
  const tab = await openPage(false)
  const note = tab.getByText('This page needs JavaScript')
  expect(await note.isVisible()).toBe(true)
  expect(await tab.getByRole('status').isVisible()).toBe(false)
  await tab.context().close()
})
