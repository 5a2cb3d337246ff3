import { afterAll, beforeAll, expect } from '@jest/globals'
import {
  patient,
  receiverTrust,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { hasChromium, test } from '@latchkey/testkit/chromium'
import type { Browser, Page } from 'playwright-core'
import { type Application, authorizeUrl, createApplication } from '../authentication/application.ts'
import { openChromiumAt, startWebsite, type Website } from '../authentication/chromium.ts'
import { certifiedKey } from '../key-pems.ts'
import {
  notifiedConnection,
  type OpenIdUpstream,
  startOpenIdUpstream,
  upstreamClient,
} from './openid-upstream.ts'
import { type SamlpUpstream, startSamlpUpstream } from './samlp-upstream.ts'

/** Log-outs at identity providers and from them, with the cookies and redirects of a browser. */
const bye = 'https://app.example.com/bye'
const clientId = 'latchkey-notified'

let server: TestServer
let openId: OpenIdUpstream
let saml: SamlpUpstream
let website: Website
let browser: Browser
let app: Application
beforeAll(async () => {
  if (!hasChromium) return
  const until = new Date('2040-01-01')
  const theirs = await certifiedKey('idp.example.com', until)
  const ours = await certifiedKey('latchkey.example.com', until)
  saml = await startSamlpUpstream(theirs, ours.certificate)
  server = await startTestServer({
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
  const code = `${server.tenant.baseUrl}/login/callback`
  openId = await startOpenIdUpstream({ code, front: code }, server.caFile)
  website = await startWebsite(() => (_, response) => void response.end('here'))
  browser = await openChromiumAt('app.example.com', website)
  app = await createApplication(server.tenant)
  await connect(notifiedConnection, 'oidc', {
    ...upstreamClient,
    client_id: clientId,
    discovery_url: `${openId.origin}/.well-known/openid-configuration`,
  })
  await connect('saml', 'samlp', {
    metadataUrl: `${saml.origin}/metadata`,
    signSAMLRequest: true,
    signingKey: { key: ours.privateKey, cert: ours.certificate },
  })
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await website?.stop()
  await server?.stop()
  await openId?.stop()
  await saml?.stop()
})

async function connect(name: string, strategy: string, options: object): Promise<void> {
  const json = { name, strategy, options, enabled_clients: [app.clientId] }
  const { status, body } = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect([status, body.message]).toEqual([201, undefined])
}

async function openTab(): Promise<Page> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  context.setDefaultTimeout(patient(20_000))
  return context.newPage()
}

const begin = (tab: Page, connection: string, more: Readonly<Record<string, string>> = {}) =>
  tab.goto(authorizeUrl(server.tenant, app, { connection, ...more }))

const logOut = (tab: Page) => {
  const query = new URLSearchParams({ client_id: app.clientId, federated: '', returnTo: bye })
  return tab.goto(`${server.tenant.baseUrl}/v2/logout?${query}`)
}

/** The parameters that the application gets. */
async function returned(tab: Page): Promise<URLSearchParams> {
  await tab.waitForURL('https://app.example.com/callback**')
  return new URL(tab.url()).searchParams
}

async function logInAtOpenId(tab: Page, name: string): Promise<void> {
  await begin(tab, notifiedConnection)
  await tab.locator('[name=login]').fill(name)
  await tab.locator('[name=password]').fill('any')
  await tab.getByRole('button', { name: 'Sign-in' }).click()
  await tab.getByRole('button', { name: 'Continue' }).click()
  expect((await returned(tab)).get('code')).toBeTruthy()
}

test('a user is logged out at an OpenID provider too, and comes back', async () => {
  const tab = await openTab()
  await logInAtOpenId(tab, 'ada')
  await logOut(tab)
  expect(new URL(tab.url()).origin).toBe(openId.origin)
  await tab.getByRole('button', { name: 'Yes, sign me out' }).click()
  await tab.waitForURL(bye)
  await begin(tab, notifiedConnection, { prompt: 'none' })
  expect((await returned(tab)).get('error')).toBe('login_required')
  await begin(tab, notifiedConnection)
  await tab.locator('[name=login]').waitFor()
}, 120_000)

test('a user who logs out at an OpenID provider is logged out here, by its logout token', async () => {
  const tab = await openTab()
  await logInAtOpenId(tab, 'grace')
  await tab.goto(`${openId.origin}/session/end?client_id=${clientId}`)
  await tab.getByRole('button', { name: 'Yes, sign me out' }).click()
  await tab.waitForURL((url) => url.pathname !== '/session/end')
  await begin(tab, notifiedConnection, { prompt: 'none' })
  expect((await returned(tab)).get('error')).toBe('login_required')
}, 120_000)

test('a user is logged out at a SAML identity provider too, and comes back', async () => {
  const tab = await openTab()
  await begin(tab, 'saml')
  expect((await returned(tab)).get('code')).toBeTruthy()
  const visited: string[] = []
  tab.on('response', (response) => void visited.push(response.url().split('?')[0] ?? ''))
  await logOut(tab)
  await tab.waitForURL(bye)
  expect(visited).toEqual(
    expect.arrayContaining([`${saml.origin}/logout`, `${server.tenant.baseUrl}/logout`]),
  )
  await begin(tab, 'saml', { prompt: 'none' })
  expect((await returned(tab)).get('error')).toBe('login_required')
}, 120_000)
