import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Auth0Client, createAuth0Client } from '@auth0/auth0-spa-js'
import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { patient, startTestServer, type TestServer } from '@latchkey/testkit'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import { decodeJwt } from 'jose'
import type { Browser, Page } from 'playwright-core'
import { audience, createApplication, createUser, password } from './application.ts'
import { logInOnPage, startWebsite, type Website } from './chromium.ts'
import { billing, billingPolicy, withPolicies } from './multi-resource-tokens.ts'

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
  readonly useMrrt?: boolean
  /** What the library requests for each API. */
  readonly scope?: string
  readonly cacheLocation?: 'localstorage'
}

const scope = 'openid profile email read:books'

/** Loads a page with the library. */
async function begin(page: Page, { scope: requested = scope, ...options }: Options) {
  const redirect_uri = `${website.origin}/`
  const authorizationParams = { redirect_uri, audience, scope: requested }
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

/** Opens a page with the library, on which the user has logged in. */
async function openLoggedIn(options: Options) {
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
  return { context, page }
}

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
      const { context, page } = await openLoggedIn(options)
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

  test.each([
    ['in a worker', {}],
    ['that a reload survives', { cacheLocation: 'localstorage' as const }],
  ])(
    'gets tokens for several APIs by one refresh token (useMrrt) %s',
    async (_, options) => {
      const scopes = [{ value: 'read:bills' }, { value: 'write:bills' }]
      const api = { identifier: billing, name: 'Bills', scopes }
      await server.tenant.request('POST', '/api/v2/resource-servers', { json: api })
      const json = withPolicies([billingPolicy('read:bills')])
      await server.tenant.request('PATCH', `/api/v2/clients/${clientId}`, { json })
      const shared = { useRefreshTokens: true, useMrrt: true, scope: 'openid email', ...options }
      const { context, page } = await openLoggedIn(shared)
      const ask = (wanted: { audience: string; scope?: string }) =>
        page.evaluate(
          (authorizationParams) =>
            globalThis.client.getTokenSilently({ authorizationParams, cacheMode: 'off' }).then(
              (token) => token ?? '',
              ({ error, message }) => `${error}: ${message}`,
            ),
          wanted,
        )
      const wanted = { audience: billing, scope: 'read:bills' }
      for (const each of [wanted, { audience }, wanted]) {
        const token = await ask(each)
        expect(token).toMatch(/^ey/)
        expect(decodeJwt(token).aud).toEqual([each.audience, expect.stringMatching(/userinfo$/)])
      }
      const beyond = { audience: billing, scope: 'write:bills' }
      expect(await ask(beyond)).toMatch(/^missing_scopes: /)
      expect(await ask({ audience: 'urn:none' })).toMatch(
        /^invalid_target: The refresh token is not for/,
      )
      expect(decodeJwt(await ask(wanted)).scope).toContain('read:bills')
      await context.close()
    },
    patient(20_000),
  )
})
