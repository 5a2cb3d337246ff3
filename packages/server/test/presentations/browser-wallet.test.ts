import { afterAll, beforeAll, expect } from '@jest/globals'
import {
  type IsoMdocRequest,
  presentIsoMdoc,
  presentToBrowser,
  TestAuthority,
  testLicence,
} from '@latchkey/mdl/wallet'
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

type Requests = [
  { readonly protocol: 'openid4vp-v1-signed'; readonly data: { readonly request: string } },
  { readonly protocol: 'org-iso-mdoc'; readonly data: IsoMdocRequest },
]

const protocols = ['openid4vp-v1-signed', 'org-iso-mdoc']

/**
 * Replaces the Digital Credentials API of the browser: a wallet that declines the first request.
 */
async function installWallet(
  context: BrowserContext,
  authority: TestAuthority,
  protocol: string,
): Promise<void> {
  let requestCount = 0
  await context.exposeFunction('askWallet', async (requests: Requests, origin: string) => {
    requestCount += 1
    if (requestCount === 1) throw new Error('declined')
    const document = authority.issue({ claims: testLicence, now: new Date() })
    const [openId4Vp, isoMdoc] = requests
    return protocol === 'org-iso-mdoc'
      ? { protocol, data: await presentIsoMdoc(isoMdoc.data, document, origin) }
      : { protocol, data: await presentToBrowser(openId4Vp.data.request, document, origin) }
  })
  await context.addInitScript(() => {
    Object.assign(globalThis, { DigitalCredential: class {} })
    navigator.credentials.get = async (options) => {
      const { digital } = options as unknown as { digital: { requests: Requests } }
      const { askWallet } = globalThis as unknown as {
        askWallet(requests: Requests, origin: string): Promise<never>
      }
      return askWallet(digital.requests, location.origin)
    }
  })
}

for (const protocol of protocols)
  test(
    `a page asks the wallet of its browser by ${protocol}, again after a refusal`,
    () => askTwice(protocol),
    60_000,
  )

async function askTwice(protocol: string): Promise<void> {
  const { tenant } = server
  const authority = await TestAuthority.create(new Date())
  const party = await openRelyingParty(tenant)
  const template_id = await createTemplate(tenant, authority.certificatePem, { given_name: true })
  const { body } = await party.create({ protocol: 'dc-api', template_id })
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  context.setDefaultTimeout(patient(10_000))
  await installWallet(context, authority, protocol)
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
}
