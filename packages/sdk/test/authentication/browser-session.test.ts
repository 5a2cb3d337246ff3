import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { patient, startTestServer, type TestServer } from '@latchkey/testkit'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import {
  logInOnPage,
  startWebsite,
  type Website,
} from '../../../server/test/authentication/chromium.ts'
import type * as Sdk from '../../src/authentication.ts'
import { audience, createApplication, createUser, email, password } from './application.ts'

/** What the bundle, and then a test, leave in the page. */
declare global {
  var sdk: typeof Sdk
  var session: Sdk.BrowserSession
}

let server: TestServer
let browser: Browser
let website: Website
let clientId: string

beforeAll(async () => {
  if (!hasChromium) return
  server = await startTestServer()
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../src/authentication.ts', import.meta.url))],
    conditions: ['latchkey-source'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'sdk',
    target: 'chrome120',
  })
  website = await startWebsite(async (origin) => {
    const client = { app_type: 'spa', callbacks: [`${origin}/`], allowed_logout_urls: [origin] }
    const made = await createApplication(server.tenant, { client })
    clientId = made.clientId
    return (request, response) => {
      const isScript = request.url === '/sdk.js'
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      const page = '<!doctype html><title>Page</title><body><script src=/sdk.js></script>'
      response.end(isScript ? outputFiles[0]?.text : page)
    }
  })
  await createUser(server.tenant, email)
  browser = await openChromium()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await website?.stop()
  await server?.stop()
})

/** What a page does first. */
async function start(page: Page, scope: string, isShared = false) {
  const { baseUrl } = server.tenant
  return page.evaluate(
    async ({ isShared, ...options }) => {
      const store = isShared ? { store: globalThis.sdk.webStore(localStorage) } : {}
      globalThis.session = globalThis.sdk.createBrowserSession({ ...options, ...store })
      return globalThis.session.start()
    },
    { baseUrl, clientId, audience, scope, isShared },
  )
}

async function logIn(page: Page, scope: string, isShared = false) {
  await page.goto(`${website.origin}/?kept=1`)
  expect(await start(page, scope, isShared)).toEqual({})
  await page.evaluate(() => void globalThis.session.logIn({}, { at: 'page 7' }))
  await page.locator('#password').waitFor()
  await logInOnPage(page, email, password)
  await page.waitForURL(`${website.origin}/?code=*`)
  return start(page, scope, isShared)
}

async function open() {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  context.setDefaultTimeout(patient(10_000))
  return { context, page: await context.newPage() }
}

const tokenOf = (page: Page) => page.evaluate(() => globalThis.session.getAccessToken())
const renew = (page: Page) =>
  page.evaluate(async () => (await globalThis.session.renew()).accessToken)

describe('a page that keeps tokens in memory', () => {
  test(
    'restores the session in a frame after a reload, renews tokens there, and logs out',
    async () => {
      const { context, page } = await open()
      const started = await logIn(page, 'openid email read:books')
      expect(started).toMatchObject({ user: { email }, appState: { at: 'page 7' } })
      expect(page.url()).toBe(`${website.origin}/`)
      expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0)
      await page.reload()
      expect(await start(page, 'openid email read:books')).toMatchObject({ user: { email } })
      const token = await tokenOf(page)
      // Of one second, two tokens are the same.
      await page.waitForTimeout(1100)
      expect([await tokenOf(page), (await renew(page)) === token]).toEqual([token, false])
      await page.evaluate(
        (returnTo) => void globalThis.session.logOut({ returnTo }),
        website.origin,
      )
      await page.waitForURL(`${website.origin}/`)
      await page.waitForFunction(() => 'sdk' in globalThis)
      expect(await start(page, 'openid email read:books')).toEqual({})
      await context.close()
    },
    patient(20_000),
  )
})

describe('two pages that share their tokens', () => {
  test(
    'share a refresh',
    async () => {
      const { context, page } = await open()
      const scope = 'openid offline_access read:books'
      await logIn(page, scope, true)
      const other = await context.newPage()
      await other.goto(`${website.origin}/`)
      await start(other, scope, true)
      let requests = 0
      await context.route('**/oauth/token', async (route) => {
        requests += 1
        await other.waitForTimeout(2000) // so that both have asked
        await route.continue()
      })
      const [one, two] = await Promise.all([renew(page), renew(other)])
      expect([one === two, requests]).toEqual([true, 1])
      await page.waitForTimeout(1100) // of one second, two tokens are the same
      expect(await renew(page)).not.toBe(one)
      await context.close()
    },
    patient(20_000),
  )
})
