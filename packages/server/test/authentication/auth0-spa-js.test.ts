import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Auth0Client, createAuth0Client } from '@auth0/auth0-spa-js'
import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { patient, startTestServer, type TestServer } from '@latchkey/testkit'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import type { Browser, Page } from 'playwright-core'
import { audience, createApplication, createUser, password } from './application.ts'
import { logInOnPage, startWebsite, type Website } from './chromium.ts'

/** Globals of the page: the library, and results of a test. */
declare global {
  var auth0: { createAuth0Client: typeof createAuth0Client }
  var client: Auth0Client
}

let server: TestServer
let browser: Browser
let website: Website
let clientId: string
const email = 'ada@example.com'

const entry = createRequire(import.meta.url).resolve('@auth0/auth0-spa-js')
const script = entry.replace(/dist\/.*$/, 'dist/auth0-spa-js.production.js')

beforeAll(async () => {
  if (!hasChromium) return
  server = await startTestServer()
  const source = await readFile(script)
  website = await startWebsite(async (origin) => {
    const client = { app_type: 'spa', callbacks: [`${origin}/`], allowed_logout_urls: [origin] }
    const made = await createApplication(server.tenant, { client })
    clientId = made.clientId
    return (request, response) => {
      const isScript = request.url === '/auth0.js'
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      response.end(
        isScript ? source : '<!doctype html><title>P</title><script src=/auth0.js></script>',
      )
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

interface Options {
  readonly useRefreshTokens?: boolean
  readonly useRefreshTokensFallback?: boolean
  readonly cacheLocation?: 'localstorage'
}

const scope = 'openid profile email read:books'

/** Loads a page with the library. */
async function begin(page: Page, options: Options) {
  const authorizationParams = { redirect_uri: `${website.origin}/`, audience, scope }
  const given = {
    domain: new URL(server.tenant.baseUrl).host,
    clientId,
    authorizationParams,
    ...options,
  }
  await page.evaluate(async (settings) => {
    globalThis.client = await globalThis.auth0.createAuth0Client(settings)
  }, given)
}

const userOf = (page: Page) => page.evaluate(() => globalThis.client.getUser())
const tokenOf = (page: Page, cacheMode: 'on' | 'off') =>
  page.evaluate((mode) => globalThis.client.getTokenSilently({ cacheMode: mode }), cacheMode)

describe('the unmodified @auth0/auth0-spa-js', () => {
  test.each([
    ['a frame (web_message)', {}],
    ['refresh tokens', { useRefreshTokens: true, useRefreshTokensFallback: true }],
    [
      'refresh tokens that a reload survives',
      { useRefreshTokens: true, cacheLocation: 'localstorage' as const },
    ],
  ])(
    'logs a user in and out, and renews tokens by %s',
    async (_, options) => {
      const context = await browser.newContext({ ignoreHTTPSErrors: true })
      context.setDefaultTimeout(patient(10_000))
      const page = await context.newPage()
      await page.goto(`${website.origin}/`)
      await begin(page, options)
      await page.evaluate(() => void globalThis.client.loginWithRedirect())
      await page.locator('#password').waitFor()
      await logInOnPage(page, email, password)
      await page.waitForURL(`${website.origin}/?code=*`)
      await begin(page, options)
      await page.evaluate(() => globalThis.client.handleRedirectCallback())
      expect(await userOf(page)).toMatchObject({ email })
      const token = await tokenOf(page, 'on')
      // Two tokens of the same second are equal.
      await new Promise((resolve) => setTimeout(resolve, 1100))
      const renewed = await tokenOf(page, 'off')
      expect([renewed === token, renewed?.split('.').length]).toEqual([false, 3])

      await page.goto(`${website.origin}/`)
      await begin(page, options)
      await page.evaluate(() => globalThis.client.checkSession())
      expect(await userOf(page)).toMatchObject({ email })

      const returnTo = `${website.origin}/?bye`
      await page.evaluate((to) => {
        void globalThis.client.logout({ logoutParams: { returnTo: to } })
      }, returnTo)
      await page.waitForURL(returnTo)
      await begin(page, options)
      await page.evaluate(() => globalThis.client.checkSession())
      expect(await userOf(page)).toBeUndefined()
      const refused = await page.evaluate(() =>
        globalThis.client.getTokenSilently().catch(({ error }) => error),
      )
      expect(['login_required', 'missing_refresh_token']).toContain(refused)
      await context.close()
    },
    patient(20_000),
  )
})
