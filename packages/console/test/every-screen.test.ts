import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { patient, type TestServer } from '@latchkey/testkit'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import { seriousFaults } from '@latchkey/testkit/serious-faults'
import type { Browser, Page } from 'playwright-core'
import { resourceScreens } from '../src/resource/resource-screens.ts'
import { navigation } from '../src/shell/navigation.ts'
import { startConsoleServer } from './console-server.ts'
import { type Furniture, furnishTenant } from './furnished-tenant.ts'
import { complaints, openConsole } from './open-console.ts'

let server: TestServer
let browser: Browser
let furniture: Furniture

beforeAll(async () => {
  server = await startConsoleServer()
  furniture = await furnishTenant(server.tenant)
  if (hasChromium) browser = await openChromium()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** Every address of the console: the menu, and lists with their forms and an item. */
const addresses = (): readonly string[] => [
  ...navigation.flatMap(({ items }) => items.map(({ path }) => path)),
  ...resourceScreens.filter(({ create }) => create).map(({ path }) => `${path}/new`),
  ...Object.entries(furniture).map(([path, id]) => `${path}/${encodeURIComponent(id)}`),
  ...['sms', 'email', 'duo', 'browsers'].map((name) => `second-factors/${name}`),
  'more/getEmailTemplate/welcome_email',
  'more/listTokenExchangeProfiles/new',
  'api/roles/listRoles',
]

/** The screens that follow from the API document, as the console lists them. */
async function derivedAddresses(page: Page): Promise<readonly string[]> {
  await open(page, 'more')
  const links = page.locator('#content a[href^="/console/more/"]')
  await links.first().waitFor()
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return found.map((href) => href.replace('/console/', ''))
}

/** Changes the screen without a new log-in, and waits for what it loads. */
async function open(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/console/${address}`)
  await page.locator('#content h1').waitFor()
  await page.locator('.skeleton').first().waitFor({ state: 'detached' })
}

describe('every screen', () => {
  it('of a list has an item to show', () => {
    const lists = resourceScreens.filter(({ get }) => get)
    expect(lists.map(({ path }) => path).sort()).toEqual(Object.keys(furniture).sort())
  })

  test(
    'is usable on a desktop, and in the dark on a telephone',
    async () => {
      const page = await openConsole(browser, server.tenant)
      const faults: string[] = []
      for (const address of [...addresses(), ...(await derivedAddresses(page))]) {
        await page.emulateMedia({ colorScheme: 'light' })
        await page.setViewportSize({ width: 1280, height: 844 })
        await open(page, address)
        const alerts = await page.getByRole('alert').allTextContents()
        const light = await seriousFaults(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        await page.setViewportSize({ width: 390, height: 844 })
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        const dark = await seriousFaults(page, ['color-contrast', 'scrollable-region-focusable'])
        const found = [
          ...alerts,
          ...light,
          ...dark,
          ...(width > 390 ? [`${width} pixels wide`] : []),
        ]
        faults.push(...found.map((fault) => `${address}: ${fault}`))
      }
      expect(faults).toEqual([])
    },
    patient(120_000),
  )

  test('logs no error in the browser', () => {
    expect(complaints).toEqual([])
  })
})
