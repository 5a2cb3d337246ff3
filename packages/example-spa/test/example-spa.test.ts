import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import type { Browser, Page } from 'playwright-core'
import { build } from '../../sdk/test/run-node.ts'
import {
  audience,
  createApplication,
  createUser,
  password,
} from '../../server/test/authentication/application.ts'
import { createExampleServer } from '../src/example-server.ts'

const email = 'ada@example.com'

let tenant: TestServer
let example: Server
let origin: string
let browser: Browser

describe('the single-page application', () => {
  beforeAll(async () => {
    if (!hasChromium) return
    await build()
    tenant = await startTestServer()
    const { clientId } = await createApplication(tenant.tenant, { client: { app_type: 'spa' } })
    await createUser(tenant.tenant, email)
    const { baseUrl } = tenant.tenant
    const fetch = tenant.fetch as unknown as typeof globalThis.fetch
    example = await createExampleServer({ baseUrl, clientId, audience, fetch })
    await new Promise<void>((resolve) => example.listen(0, 'localhost', resolve))
    origin = `http://localhost:${(example.address() as AddressInfo).port}`
    const json = { callbacks: [`${origin}/`], allowed_logout_urls: [origin] }
    await tenant.tenant.request('PATCH', `/api/v2/clients/${clientId}`, { json })
    browser = await openChromium()
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    example?.closeAllConnections()
    example?.close()
    await tenant?.stop()
  })

  async function open() {
    const context = await browser.newContext({ ignoreHTTPSErrors: true })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => void complaints.push(message.text()))
    page.on('pageerror', (error) => void complaints.push(error.message))
    await page.goto(`${origin}/`)
    return { context, page, complaints }
  }

  async function logIn(page: Page) {
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.locator('#username').fill(email)
    await page.locator('#password').fill(password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor()
  }

  const accessTokenOf = (page: Page) =>
    page.evaluate(() => JSON.parse(Object.values(sessionStorage)[0] ?? '{}').accessToken)

  test('logs in, calls its API, survives a reload, renews and logs out', async () => {
    const { context, page, complaints } = await open()
    await logIn(page)
    expect(page.url()).toBe(`${origin}/`)
    expect(await page.locator('#profile').textContent()).toContain(email)
    await page.getByRole('button', { name: 'Show my books' }).click()
    await page.getByText('Middlemarch').waitFor()

    await page.reload()
    await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor()
    const before = await accessTokenOf(page)
    await page.waitForTimeout(1100) // of one second, two tokens are the same
    await page.getByRole('button', { name: 'Renew' }).click()
    await page.getByText('The access token is a new one.').waitFor()
    expect(await accessTokenOf(page)).not.toBe(before)
    await page.getByRole('button', { name: 'Show my books' }).click()
    await page.getByText('Middlemarch').waitFor()

    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('button', { name: 'Log in' }).waitFor()
    expect(page.url()).toBe(`${origin}/`)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.locator('#password').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('shows an error for a response to a log-in of another tab', async () => {
    const { context, page } = await open()
    await page.goto(`${origin}/?code=stolen&state=guessed`)
    await page.getByText('log in again').waitFor()
    expect(page.url()).toBe(`${origin}/`)
    await context.close()
  })

  test('fits the width of a small telephone', async () => {
    const { context, page } = await open()
    await page.setViewportSize({ width: 320, height: 640 })
    await logIn(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await context.close()
  })

  test('has an API that refuses requests without a token for it', async () => {
    const send = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await fetch(`${origin}/api/books`, { headers })).status
    }
    expect([await send(''), await send(await tenant.tenant.token())]).toEqual([401, 401])
  })
})
