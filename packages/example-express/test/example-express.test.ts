import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import type { Browser, Page } from 'playwright-core'
import {
  createApplication,
  createUser,
  password,
} from '../../server/test/authentication/application.ts'
import { createExampleApp } from '../src/example-app.ts'

const email = 'ada@example.com'

let tenant: TestServer
let example: Server
let origin: string
let browser: Browser

/** The example, as an application that may also list users. */
async function startExample(): Promise<void> {
  example = createServer()
  await new Promise<void>((resolve) => example.listen(0, 'localhost', resolve))
  origin = `http://localhost:${(example.address() as AddressInfo).port}`
  const client = { callbacks: [`${origin}/callback`], allowed_logout_urls: [origin] }
  const made = await createApplication(tenant.tenant, { client })
  await createUser(tenant.tenant, email)
  const { baseUrl } = tenant.tenant
  await tenant.tenant.request('POST', '/api/v2/client-grants', {
    json: { client_id: made.clientId, audience: `${baseUrl}/api/v2/`, scope: ['read:users'] },
  })
  const { clientId, clientSecret } = made
  const settings = { baseUrl, origin, clientId, clientSecret, sessionSecret: 'of this test' }
  example.on('request', createExampleApp({ ...settings, fetch: tenant.fetch as never }))
}

describe('the Express application', () => {
  beforeAll(async () => {
    if (!hasChromium) return
    tenant = await startTestServer()
    await startExample()
    browser = await openChromium()
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    example?.closeAllConnections()
    example?.close()
    await tenant?.stop()
  })

  async function logIn(page: Page) {
    await page.locator('#username').fill(email)
    await page.locator('#password').fill(password)
    await page.getByRole('button', { name: 'Continue' }).click()
  }

  test.each([true, false])('serves members with JavaScript %s', async (javaScriptEnabled) => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, javaScriptEnabled })
    const page = await context.newPage()
    await page.goto(`${origin}/profile`)
    await logIn(page)
    await page.waitForURL(`${origin}/profile`)
    expect(await page.locator('dl').textContent()).toContain(email)
    const cookie = (await context.cookies(origin)).find(({ name }) => name === 'reading-room')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

    await page.reload()
    expect(await page.locator('dl').textContent()).toContain(email)
    const before = await page.locator('dl').textContent()
    await page.waitForTimeout(1100)
    await page.getByRole('button', { name: 'Renew the token' }).click()
    await page.waitForURL(`${origin}/profile`)
    expect(await page.locator('dl').textContent()).not.toBe(before)

    await page.goto(`${origin}/members`)
    expect(await page.locator('ul').textContent()).toContain(email)

    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('link', { name: 'Log in' }).waitFor()
    expect(page.url()).toBe(`${origin}/`)
    await page.getByRole('link', { name: 'Log in' }).click()
    await page.locator('#password').waitFor()
    await context.close()
  })

  test('refuses an authorization response that it did not request', async () => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true })
    const page = await context.newPage()
    await page.goto(`${origin}/callback?code=stolen&state=guessed`)
    expect(page.url()).toBe(`${origin}/`)
    await page.getByRole('link', { name: 'Log in' }).click()
    await page.locator('#password').waitFor()
    await page.goto(`${origin}/callback?code=stolen&state=guessed`)
    expect(await page.getByRole('alert').textContent()).toContain('log in again')
    await context.close()
  })
})
