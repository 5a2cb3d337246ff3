import { afterAll, beforeAll, expect } from '@jest/globals'
import {
  patient,
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
} from '@latchkey/testkit'
import { hasChromium, test } from '@latchkey/testkit/chromium'
import type { Browser } from 'playwright-core'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from './application.ts'
import { logInOnPage, openChromiumAt, startWebsite, type Website } from './chromium.ts'

/** The scripts of captcha providers run under the policy of the page; small ones play them. */
let server: TestServer
let gateway: Receiver
let app: Application
let website: Website
let browser: Browser
const email = 'ada@example.com'
const answer = 'answer-of-the-widget'

beforeAll(async () => {
  if (!hasChromium) return
  gateway = await startReceiver(({ text }, response) => {
    const isRight = text.includes(answer)
    response.writeHead(200)
    response.end(JSON.stringify({ success: isRight, session_details: { solved: isRight } }))
  })
  const captchaGatewayUrl = `https://localhost:${gateway.port}/`
  server = await startTestServer({ config: { ...(await receiverTrust()), captchaGatewayUrl } })
  app = await createApplication(server.tenant)
  await createUser(server.tenant, email)
  await protect('bot-detection', { challenge_password_policy: 'always' })
  website = await startWebsite(() => (_, response) => void response.end('here'))
  browser = await openChromiumAt('app.example.com', website)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await website?.stop()
  await server?.stop()
  await gateway?.kill()
})

const protect = (name: string, json: object) =>
  server.tenant.request('PATCH', `/api/v2/attack-protection/${name}`, { json })

/** A script that adds the field of a widget to its element. */
const widget = (selector: string, field: string) => `
const box = document.querySelector('${selector}')
box.textContent = 'I am a person, says ' + box.dataset.sitekey
box.append(Object.assign(document.createElement('textarea'), {
  name: '${field}', value: '${answer}', hidden: true,
}))`
const arkose = `
showArkose({
  setConfig({ selector, onCompleted }) {
    document.querySelector(selector).textContent = 'I am a person, says a-site-key'
    onCompleted({ token: '${answer}' })
  },
})`

const providers = [
  ['recaptcha_v2', 'https://www.google.com/**', widget('.g-recaptcha', 'g-recaptcha-response')],
  ['hcaptcha', 'https://js.hcaptcha.com/**', widget('.h-captcha', 'h-captcha-response')],
  ['arkose', 'https://client-api.arkoselabs.com/**', arkose],
] as const

for (const [provider, scripts, body] of providers) {
  test(`a user logs in with a captcha of ${provider}`, async () => {
    const keys = { site_key: 'a-site-key', secret: 'not-a-real-secret' }
    await protect('captcha', { active_provider_id: provider, [provider]: keys })
    const context = await browser.newContext({ ignoreHTTPSErrors: true })
    context.setDefaultTimeout(patient(20_000))
    await context.route(scripts, (route) => route.fulfill({ body, contentType: 'text/javascript' }))
    const tab = await context.newPage()
    const complaints: string[] = []
    tab.on('console', (message) => complaints.push(message.text()))
    await tab.goto(authorizeUrl(server.tenant, app, { prompt: 'login' }))
    await tab.getByText('I am a person, says a-site-key').waitFor()
    const label = 'Check that you are not a robot'
    expect(await tab.getByRole('group', { name: label }).count()).toBe(1)
    await logInOnPage(tab, email, password)
    await tab.waitForURL('https://app.example.com/**')
    expect(complaints).toEqual([])
    await context.close()
  })
}
