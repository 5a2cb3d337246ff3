import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { patient, type TestServer, until } from '@latchkey/testkit'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import type { Browser, Page, Route } from 'playwright-core'
import { startConsoleServer } from './console-server.ts'
import { type Furniture, furnishTenant } from './furnished-tenant.ts'
import { complaints, openConsole } from './open-console.ts'

let server: TestServer
let browser: Browser
let page: Page
let furniture: Furniture

beforeAll(async () => {
  server = await startConsoleServer()
  furniture = await furnishTenant(server.tenant)
  if (!hasChromium) return
  browser = await openChromium()
  page = await openConsole(browser, server.tenant)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const open = (path: string) => page.goto(`${server.tenant.baseUrl}/console/${path}`)
const createRole = (name: string) =>
  server.tenant.request('POST', '/api/v2/roles', { json: { name } })
const abort = (route: Route) => route.abort()
const isSilent = async () => (await page.getByRole('alert').count()) === 0

describe('the console', () => {
  test('shows log entries again after a request for them failed', async () => {
    await open('logs')
    await page.getByRole('table', { name: 'Log entries' }).waitFor()
    await page.route('**/api/v2/logs**', abort)
    await page.getByRole('alert').waitFor({ timeout: patient(20_000) })
    await page.unroute('**/api/v2/logs**', abort)
    await createRole('After the failure')
    await until('the log goes on', isSilent, patient(30_000))
    await page.getByRole('button', { name: 'Create a role' }).first().waitFor()
  })

  test('shows the deliveries of a stream although each answer takes longer than a reading', async () => {
    const slowly = async (route: Route) => {
      await new Promise((done) => setTimeout(done, 3_600))
      await route.continue().catch(() => undefined)
    }
    await page.route('**/deliveries**', slowly)
    await open(`event-streams/${furniture['event-streams']}`)
    await page.getByText('Nothing has failed, and nothing waits.').waitFor({ timeout: 15_000 })
    await page.unroute('**/deliveries**', slowly)
  })

  test('loads a part of itself again after that failed', async () => {
    await open('logs')
    await page.route('**/console/assets/**', abort)
    const menu = page.getByRole('navigation', { name: 'Screens' })
    await menu.getByRole('link', { name: 'Roles' }).click()
    await menu.getByRole('link', { name: 'Second factors' }).click()
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await page.unroute('**/console/assets/**', abort)
    await again.click()
    await page.getByRole('heading', { name: 'Second factors', level: 1 }).waitFor()
    await menu.getByRole('link', { name: 'Roles' }).click()
    await page.getByRole('table', { name: 'Roles' }).waitFor()
    expect(await isSilent()).toBe(true)
  })

  test('stays where it is when its token cannot be renewed for now', async () => {
    const shortly = async (route: Route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), expires_in: 1 } })
    }
    await page.route('**/oauth/token', shortly)
    await open('roles/new')
    await page.getByLabel('Name').fill('Typed for long')
    await page.route('**/authorize?**', abort)
    await page.getByRole('button', { name: 'Create role' }).click()
    await page.getByRole('alert').waitFor({ timeout: 20_000 })
    expect(new URL(page.url()).pathname).toBe('/console/roles/new')
    expect(await page.getByLabel('Name').inputValue()).toBe('Typed for long')
    await page.unroute('**/authorize?**', abort)
    await page.unroute('**/oauth/token', shortly)
    await page.getByRole('button', { name: 'Create role' }).click()
    await page.getByRole('heading', { name: 'Typed for long', level: 1 }).waitFor()
  })

  test('tells of a limit of requests instead of waiting for its end', async () => {
    const limit = (route: Route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '30' },
        json: { statusCode: 429, error: 'Too Many Requests', message: 'Rate limit exceeded.' },
      })
    await page.route('**/api/v2/roles?**', limit)
    await open('roles')
    const alert = page.getByRole('alert').filter({ hasText: 'Rate limit exceeded.' })
    await alert.waitFor({ timeout: patient(10_000) })
    await page.unroute('**/api/v2/roles?**', limit)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('table', { name: 'Roles' }).waitFor()
  })

  test('says that there is no such operation', async () => {
    await open('api/roles/nothing')
    await page.getByText('There is no such screen').waitFor()
  })

  test('shows a screen after one that could not be shown', async () => {
    await page.route('**/api/v2/logs**', (route) =>
      route.fulfill({ json: [{ log_id: '1', type: 's', date: 'no date' }] }),
    )
    await open('logs')
    await page.getByRole('alert').waitFor()
    const menu = page.getByRole('navigation', { name: 'Screens' })
    await menu.getByRole('link', { name: 'Roles' }).click()
    await page.getByRole('table', { name: 'Roles' }).waitFor()
    await page.unroute('**/api/v2/logs**')
    expect(complaints.splice(0)).toHaveLength(1)
  })

  test('keeps the recorded call open that is being read while others come', async () => {
    await open('logs')
    await page.getByRole('table', { name: 'Log entries' }).waitFor()
    await page.getByRole('button', { name: 'Calls' }).click()
    const first = page.getByRole('dialog').locator('details').first()
    await first.evaluate((call) => call.setAttribute('data-first', ''))
    await page.waitForResponse((response) => response.url().includes('/api/v2/logs'))
    await page.waitForTimeout(300)
    const isOpen = page.getByRole('dialog').locator('details[data-first]')
    expect(await isOpen.getAttribute('open')).not.toBeNull()
    await page.keyboard.press('Escape')
  })

  test('says so when the browser does not allow copying', async () => {
    await open(`roles/${furniture.roles}`)
    await page.evaluate(() => {
      const refuse = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
      Object.defineProperty(navigator.clipboard, 'writeText', { value: refuse })
    })
    await page.getByRole('button', { name: 'Copy the id' }).click()
    await page.getByText('The browser did not allow copying.').waitFor()
  })

  test('logs no unexpected error', () => {
    expect(complaints).toEqual([])
  })
})
