import { afterAll, beforeAll, expect } from '@jest/globals'
import {
  patient,
  receiverTrust,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { hasChromium, test } from '@latchkey/testkit/chromium'
import type { Browser } from 'playwright-core'
import {
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from '../authentication/application.ts'
import { openChromiumAt, startWebsite, type Website } from '../authentication/chromium.ts'
import { createToyConnector, startToyUpstream, type ToyUpstream } from './toy-upstream.ts'

let server: TestServer
let upstream: ToyUpstream
let website: Website
let browser: Browser
beforeAll(async () => {
  if (!hasChromium) return
  upstream = await startToyUpstream()
  const toy = createToyConnector(() => upstream.origin)
  const options = { defaults: {}, members: ['domain_aliases'] } as const
  server = await startTestServer({
    connectors: { oauth2: { ...toy, options } },
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
  website = await startWebsite(() => (_, response) => void response.end('here'))
  browser = await openChromiumAt('app.example.com', website)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await website?.stop()
  await server?.stop()
  await upstream?.stop()
})

test('a user declines upstream, links the account, and logs in by home realm discovery', async () => {
  const app = await createApplication(server.tenant)
  const email = 'ada@corp.example'
  const userId = await createUser(server.tenant, email)
  const address = `/api/v2/users/${encodeURIComponent(userId)}`
  await server.tenant.request('PATCH', address, { json: { email_verified: true } })
  const connection = {
    name: 'corp',
    display_name: 'Corp',
    strategy: 'oauth2',
    show_as_button: true,
    options: { domain_aliases: ['corp.example'] },
    enabled_clients: [app.clientId],
  }
  await server.tenant.request('POST', '/api/v2/connections', { json: connection })
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  context.setDefaultTimeout(patient(20_000))
  const tab = await context.newPage()
  const complaints: string[] = []
  tab.on('console', (message) => {
    // Browsers log a 400.
    if (!message.text().includes('status of 400')) complaints.push(message.text())
  })
  const begin = async () => {
    await tab.goto(authorizeUrl(server.tenant, app, { prompt: 'login' }))
    expect(await tab.locator('#password').count()).toBe(0)
    await tab.keyboard.type(email)
    await tab.keyboard.press('Enter')
  }
  await begin()
  await tab.getByText('The log-in was not completed.').waitFor()

  upstream.person = { sub: 'ada', email, email_verified: true }
  await tab.getByRole('link', { name: 'Continue with Corp' }).click()
  await tab.getByRole('button', { name: 'Log in and link' }).click()
  await tab.locator('#password').fill(password)
  await tab.getByRole('button', { name: 'Continue', exact: true }).click()
  await tab.waitForURL('https://app.example.com/**')
  const { identities } = (await server.tenant.request('GET', address)).body
  expect(identities.map(({ provider }: { provider: string }) => provider)).toEqual([
    'auth0',
    'oauth2',
  ])

  expect(complaints).toEqual([])

  const again = () => tab.goto(authorizeUrl(server.tenant, app))
  await again()
  await tab.waitForURL('https://app.example.com/**')
  await tab.goto(`${server.tenant.baseUrl}/v2/logout`)
  await again()
  await tab.locator('#username').waitFor()
  await begin()
  await tab.waitForURL('https://app.example.com/**')
  expect(tab.url()).toContain('code=')
}, 120_000)
