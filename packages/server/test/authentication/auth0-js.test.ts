import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { patient, startTestServer, type TestServer } from '@latchkey/testkit'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import type { Browser, Page } from 'playwright-core'
import { createApplication, createUser, password } from './application.ts'
import { logInOnPage, startWebsite, type Website } from './chromium.ts'
import { codeIn, mailTo } from './mail-folder.ts'

/* The log-in on a page of the application, by the package auth0-js, on the same and other sites. */

type Done = (error: unknown, result?: unknown) => void

/** The parts of the library that the tests call. */
interface WebAuth {
  login(options: object, done: Done): void
  passwordlessStart(options: object, done: Done): void
  passwordlessLogin(options: object, done: Done): void
  passwordlessVerify(options: object, done: Done): void
  parseHash(done: Done): void
  readonly popup: {
    loginWithCredentials(options: object, done: Done): void
    authorize(options: object, done: Done): void
  }
}

/** Globals of the page: the library, its client, and the result of a call. */
declare global {
  var popupResult: Promise<unknown>
  var library: { readonly WebAuth: new (options: object) => WebAuth }
  var webAuth: WebAuth
}

const email = 'ada@example.com'
const realm = 'Username-Password-Authentication'
const otherSite = 'https://app.example.com'
const html =
  '<!doctype html><title>P</title><script src=/auth0.js></script><script>library = auth0</script>'
const script = createRequire(import.meta.url)
  .resolve('auth0-js')
  .replace(/dist\/.*$/, 'dist/auth0.min.js')

let server: TestServer
let browser: Browser
let website: Website
let clientId: string

beforeAll(async () => {
  if (!hasChromium) return
  server = await startTestServer()
  const source = await readFile(script)
  website = await startWebsite(async (origin) => {
    const client = {
      app_type: 'spa',
      callbacks: [`${origin}/`, `${otherSite}/`],
      allowed_origins: [origin, otherSite],
      web_origins: [origin],
      grant_types: ['implicit', 'authorization_code'],
      cross_origin_authentication: true,
    }
    clientId = (await createApplication(server.tenant, { client })).clientId
    return (request, response) => {
      const isScript = request.url === '/auth0.js'
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      response.end(isScript ? source : html)
    }
  })
  await createUser(server.tenant, email)
  await server.tenant.request('POST', '/api/v2/connections', {
    json: { name: 'email', strategy: 'email', enabled_clients: [clientId] },
  })
  const { host } = new URL(website.origin)
  browser = await openChromium(`--host-resolver-rules=MAP *.example.com ${host}`)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await website?.stop()
  await server?.stop()
})

/** Opens the page at an origin, with a client of the library. */
async function open(origin: string): Promise<Page> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  context.setDefaultTimeout(patient(10_000))
  const page = await context.newPage()
  await page.goto(`${origin}/`)
  await begin(page, origin)
  return page
}

async function begin(page: Page, origin: string): Promise<void> {
  const options = {
    domain: new URL(server.tenant.baseUrl).host,
    clientID: clientId,
    responseType: 'token id_token',
    redirectUri: `${origin}/`,
    scope: 'openid email',
  }
  await page.evaluate((given) => {
    globalThis.webAuth = new globalThis.library.WebAuth(given)
  }, options)
}

/** The user of the ID token at the callback, which the library has verified. */
async function userAtCallback(page: Page, origin: string): Promise<unknown> {
  await page.waitForURL(`${origin}/#*access_token=*`)
  await begin(page, origin)
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        globalThis.webAuth.parseHash((error, result) => resolve(error ?? result)),
      ),
  )
}

const arrived = { idTokenPayload: expect.objectContaining({ email }) }

describe('the unmodified auth0-js', () => {
  test.each([
    ['the same site', () => website.origin],
    ['another site', () => otherSite],
  ])(
    'logs in by a password on a page of %s',
    async (_, originOf) => {
      const origin = originOf()
      const page = await open(origin)
      const refused = await page.evaluate(
        (options) =>
          new Promise((resolve) => globalThis.webAuth.login(options, (error) => resolve(error))),
        { realm, username: email, password: 'wrong' },
      )
      expect(refused).toMatchObject({
        code: 'access_denied',
        description: 'Wrong email or password.',
      })
      await page.evaluate((options) => globalThis.webAuth.login(options, () => undefined), {
        realm,
        email,
        password,
      })
      expect(await userAtCallback(page, origin)).toMatchObject(arrived)
      await page.context().close()
    },
    patient(30_000),
  )

  test(
    'logs in by a password without leaving the page',
    async () => {
      const page = await open(website.origin)
      const result = await page.evaluate(
        (options) =>
          new Promise((resolve) =>
            globalThis.webAuth.popup.loginWithCredentials(options, (error, done) =>
              resolve(error ?? done),
            ),
          ),
        { realm, username: email, password },
      )
      expect(result).toMatchObject(arrived)
      expect(page.url()).toBe(`${website.origin}/`)
      await page.context().close()
    },
    patient(30_000),
  )

  /** Begins `popup.authorize` with a response to the page. @returns the window that it opens */
  async function openPopup(page: Page, origin: string): Promise<Page> {
    const opened = page.waitForEvent('popup')
    await page.evaluate(
      (options) => {
        globalThis.popupResult = new Promise((resolve) =>
          globalThis.webAuth.popup.authorize(options, (error, done) => resolve(error ?? done)),
        )
      },
      { owp: true, redirectUri: `${website.origin}/`, connection: realm, nonce: origin },
    )
    return opened
  }

  test(
    'logs in on the log-in page in a window, which sends the tokens to the page',
    async () => {
      const page = await open(website.origin)
      const popup = await openPopup(page, website.origin)
      const closed = popup.waitForEvent('close')
      await logInOnPage(popup, email, password)
      const result = await page.evaluate(() => globalThis.popupResult)
      expect(result).toMatchObject({
        accessToken: expect.any(String),
        idToken: expect.stringMatching(/^ey/),
        state: expect.any(String),
      })
      await closed
      await page.context().close()
    },
    patient(30_000),
  )

  test(
    'sends tokens from the window to no page of another origin',
    async () => {
      const page = await open('https://evil.example.com')
      const popup = await openPopup(page, 'https://evil.example.com')
      await logInOnPage(popup, email, password)
      await popup.getByText('You can close this window.').waitFor()
      const received = await page.evaluate(() =>
        Promise.race([globalThis.popupResult, new Promise((done) => setTimeout(done, 1000, 'no'))]),
      )
      expect(received).toBe('no')
      await page.context().close()
    },
    patient(30_000),
  )

  test.each(['passwordlessLogin', 'passwordlessVerify'] as const)(
    'logs in by a mailed code (%s)',
    async (name) => {
      const page = await open(website.origin)
      const sent = { connection: 'email', send: 'code', email: `${name}@example.com`.toLowerCase() }
      const failure = await page.evaluate(
        (options) =>
          new Promise((resolve) => globalThis.webAuth.passwordlessStart(options, resolve)),
        sent,
      )
      expect(failure).toBeNull()
      const verificationCode = codeIn(await mailTo(server, sent.email, 1))
      const given = { connection: 'email', email: sent.email, verificationCode }
      await page.evaluate(
        ([method, options]) => globalThis.webAuth[method](options, () => undefined),
        [name, given] as const,
      )
      if (name === 'passwordlessVerify') await page.getByRole('button').click()
      expect(await userAtCallback(page, website.origin)).toMatchObject({
        idTokenPayload: expect.objectContaining({ email: sent.email }),
      })
      await page.context().close()
    },
    patient(30_000),
  )
})
