/** An application that redirects the browser to another of its sites after a log-in. */
import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, expect } from '@jest/globals'
import { patient, startTestServer, type TestServer } from '@latchkey/testkit'
import { hasChromium, test } from '@latchkey/testkit/chromium'
import type { Browser, Page } from 'playwright-core'
import { authorizeUrl, createUser, password } from '../authentication/application.ts'
import {
  logInOnPage,
  openChromiumAt,
  startWebsite,
  type Website,
} from '../authentication/chromium.ts'
import { acsUrl, createSamlApplication, type SamlApplication } from '../saml/service-providers.ts'

const home = 'https://home.example.com/'
const email = 'ada@further.example.com'
/** The callbacks redirect; what remains is the site that they lead to. */
const site: RequestListener = ({ url = '', headers }, response) => {
  if (headers.host === new URL(home).host) return void response.end('at home')
  response.writeHead(303, { location: `${home}?from=${encodeURIComponent(url)}` }).end()
}

let server: TestServer
let website: Website
let browser: Browser
let app: SamlApplication
beforeAll(async () => {
  if (!hasChromium) return
  server = await startTestServer()
  app = await createSamlApplication(server.tenant)
  await createUser(server.tenant, email)
  website = await startWebsite(() => site)
  browser = await openChromiumAt('*.example.com', website)
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await website?.stop()
  await server?.stop()
})

async function logIn(url: string): Promise<Page> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  context.setDefaultTimeout(patient(10_000))
  const tab = await context.newPage()
  await tab.goto(url)
  await logInOnPage(tab, email, password)
  await tab.waitForURL(`${home}**`)
  return tab
}

test('the callback of an application redirects to another site', async () => {
  const tab = await logIn(authorizeUrl(server.tenant, { ...app, redirectUri: acsUrl }))
  expect(new URL(tab.url()).searchParams.get('from')).toMatch(/^\/acs\?code=/)
}, 60_000)

test('the assertion consumer service of a SAML application redirects to another site', async () => {
  const tab = await logIn(app.ssoUrl)
  expect(new URL(tab.url()).searchParams.get('from')).toBe(new URL(acsUrl).pathname)
}, 60_000)
