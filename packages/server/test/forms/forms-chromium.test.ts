/** A form of two pages in a browser, with and without JavaScript. */
import { afterAll, beforeAll, expect } from '@jest/globals'
import { patient, startTestServer, type TestServer } from '@latchkey/testkit'
import { hasChromium, test } from '@latchkey/testkit/chromium'
import { seriousFaults } from '@latchkey/testkit/serious-faults'
import type { Browser } from 'playwright-core'
import { bindAction } from '../actions/bind-action.ts'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from '../authentication/application.ts'
import {
  logInOnPage,
  openChromiumAt,
  startWebsite,
  type Website,
} from '../authentication/chromium.ts'
import { createForm, showing, step } from './form-definition.ts'

const email = 'ada@example.com'
let server: TestServer
let website: Website
let browser: Browser
let app: Application
beforeAll(async () => {
  if (!hasChromium) return
  server = await startTestServer()
  app = await createApplication(server.tenant)
  await createUser(server.tenant, email)
  const text = (id: string, label: string) => ({ id, type: 'TEXT', label, required: true })
  const options = [
    { value: 'small', label: 'Small' },
    { value: 'large', label: 'Large' },
  ]
  const plan = { id: 'plan', type: 'CHOICE', label: 'Plan', required: true, config: { options } }
  const next = { id: 'next', type: 'NEXT_BUTTON', config: { text: 'Go on' } }
  const back = { id: 'back', type: 'PREVIOUS_BUTTON', config: { text: 'Back' } }
  const formId = await createForm(server.tenant, [
    step('first', 'second', text('company', 'Company'), text('role', 'Role'), next),
    step('second', '$ending', plan, next, back),
  ])
  await bindAction(server.tenant, showing(formId))
  website = await startWebsite(() => (_, response) => void response.end('at home'))
  browser = await openChromiumAt('app.example.com', website)
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await website?.stop()
  await server?.stop()
})

test.each([true, false])(
  'is completed with JavaScript %s',
  async (javaScriptEnabled) => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, javaScriptEnabled })
    context.setDefaultTimeout(patient(10_000))
    const tab = await context.newPage()
    await tab.goto(authorizeUrl(server.tenant, app))
    await logInOnPage(tab, email, password)
    await tab.waitForURL('**/form')
    if (javaScriptEnabled) expect(await seriousFaults(tab)).toEqual([])
    await tab.getByLabel('Company').fill('Example Ltd')
    await tab.getByLabel('Role').fill(' ')
    await tab.getByRole('button', { name: 'Go on' }).click()
    await expect(tab.getByText('Fill in this field.').textContent()).resolves.toBeTruthy()
    expect(await tab.getByLabel('Company').inputValue()).toBe('Example Ltd')
    expect(await tab.locator(':focus').getAttribute('name')).toBe('role')
    await tab.getByLabel('Role').fill('Engineer')
    await tab.keyboard.press('Enter')
    await tab.getByText('Plan').waitFor()
    await tab.getByRole('button', { name: 'Back' }).click()
    expect(await tab.getByLabel('Role').inputValue()).toBe('Engineer')
    await tab.getByRole('button', { name: 'Go on' }).click()
    await tab.getByLabel('Large').check()
    await tab.getByRole('button', { name: 'Go on' }).click()
    await tab.waitForURL('https://app.example.com/**')
    expect(new URL(tab.url()).searchParams.get('code')).toBeTruthy()
    await context.close()
  },
  120_000,
)
