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

/** The origin of a site that tries to log users out. */
const foreign = 'https://evil.example.com/'
const email = 'ada@example.com'

let server: TestServer
let app: Application
let others: Website
let browser: Browser
beforeAll(async () => {
  if (!hasChromium) return
  server = await startTestServer()
  app = await createApplication(server.tenant)
  await createUser(server.tenant, email)
  others = await startWebsite(() => (_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title>')
  })
  browser = await openChromiumAt('*.example.com', others)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await others?.stop()
  await server?.stop()
})

/** A browser in which the user is logged in. */
async function openLoggedIn(): Promise<Page> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  context.setDefaultTimeout(patient(20_000))
  const tab = await context.newPage()
  await tab.goto(authorizeUrl(server.tenant, app))
  await logInOnPage(tab, email, password)
  await tab.waitForURL('https://app.example.com/**')
  return tab
}

async function isLoggedIn(tab: Page): Promise<boolean> {
  const address = authorizeUrl(server.tenant, app, { prompt: 'none' })
  const answer = await tab.context().request.get(address, { maxRedirects: 0 })
  return new URL(answer.headers().location ?? '').searchParams.has('code')
}

const addresses = () =>
  ['/v2/logout', '/oidc/logout'].map((path) => `${server.tenant.baseUrl}${path}`)

test('another site cannot log a user out by loading or posting', async () => {
  const tab = await openLoggedIn()
  const requests: string[] = []
  tab.on('request', (request) => {
    if (addresses().includes(request.url())) requests.push(request.method())
  })
  await tab.goto(foreign)
  await tab.evaluate(async (all) => {
    const load = (element: HTMLElement) =>
      new Promise((resolve) => {
        element.onload = resolve
        element.onerror = resolve
        document.body.append(element)
      })
    for (const address of all) {
      await load(Object.assign(document.createElement('img'), { src: address }))
      await load(Object.assign(document.createElement('iframe'), { src: address }))
      await fetch(address, { mode: 'no-cors', credentials: 'include' }).catch(() => undefined)
      const frame = Object.assign(document.createElement('iframe'), { name: address })
      await load(frame)
      const form = Object.assign(document.createElement('form'), {
        action: address,
        method: 'post',
        target: address,
      })
      document.body.append(form)
      const posted = new Promise((resolve) => {
        frame.onload = resolve
      })
      form.submit()
      await posted
    }
  }, addresses())
  expect(requests.filter((method) => method === 'GET')).toHaveLength(6)
  expect(requests.filter((method) => method === 'POST')).toHaveLength(2)
  expect(await isLoggedIn(tab)).toBe(true)
  await tab.context().close()
}, 120_000)

test('a link of another site to /oidc/logout prompts, one to /v2/logout logs out', async () => {
  const tab = await openLoggedIn()
  const [compatible = '', standard = ''] = addresses()
  const follow = async (address: string) => {
    await tab.goto(foreign)
    await tab.evaluate((to) => location.assign(to), address)
    await tab.waitForURL(address)
  }
  await follow(standard)
  await tab.getByRole('button', { name: 'Log out' }).waitFor()
  expect(await isLoggedIn(tab)).toBe(true)
  await follow(compatible)
  expect(await isLoggedIn(tab)).toBe(false)
  await tab.context().close()
}, 120_000)
