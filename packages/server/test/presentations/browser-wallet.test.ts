import { afterAll, beforeAll, expect } from '@jest/globals'
import { presentToBrowser, TestAuthority, testLicence } from '@latchkey/mdl/wallet'
import { joinTestServer, patient, type SharedServer } from '@latchkey/testkit'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import type { Browser, BrowserContext } from 'playwright-core'
import { createTemplate, openRelyingParty } from './relying-party.ts'

let server: SharedServer
let browser: Browser
beforeAll(async () => {
  server = await joinTestServer()
  if (!hasChromium) return
  const { hostname } = new URL(server.tenant.baseUrl)
  browser = await openChromium(`--host-resolver-rules=MAP ${hostname} 127.0.0.1`)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server.stop()
})

/**
 * Replaces the Digital Credentials API of the browser: a wallet that declines the first request.
 */
async function installWallet(context: BrowserContext, authority: TestAuthority): Promise<void> {
  let requestCount = 0
  await context.exposeFunction('askWallet', async (request: string, origin: string) => {
    requestCount += 1
    if (requestCount === 1) throw new Error('declined')
    const document = authority.issue({ claims: testLicence, now: new Date() })
    return presentToBrowser(request, document, origin)
  })
  await context.addInitScript(() => {
    Object.assign(globalThis, { DigitalCredential: class {} })
    navigator.credentials.get = async (options) => {
      const { digital } = options as unknown as {
        digital: { requests: [{ protocol: string; data: { request: string } }] }
      }
      const [{ protocol, data }] = digital.requests
      const { askWallet } = globalThis as unknown as {
        askWallet(request: string, origin: string): Promise<object>
      }
      return { protocol, data: await askWallet(data.request, location.origin) } as never
    }
  })
}

test('a page asks the wallet of its browser, again after a refusal, and shows the result', async () => {
  const { tenant } = server
  const authority = await TestAuthority.create(new Date())
  const party = await openRelyingParty(tenant)
  const template_id = await createTemplate(tenant, authority.certificatePem, { given_name: true })
  const { body } = await party.create({ protocol: 'dc-api', template_id })
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  context.setDefaultTimeout(patient(10_000))
  await installWallet(context, authority)
  const page = await context.newPage()
  await page.goto(body.page_url)
  const button = page.getByRole('button', { name: 'Use my wallet' })
  await button.click()
  await page.getByText('Nothing was shared. You can try again.').waitFor()
  await button.click()
  await page.getByRole('heading', { name: 'Your document is verified' }).waitFor()
  expect((await party.get(body.verification_id)).body).toMatchObject({
    state: 'honored',
    claims: { 'org.iso.18013.5.1': { given_name: 'Erika' } },
  })
  await context.close()
}, 60_000)
