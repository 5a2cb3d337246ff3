import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import { seriousFaults } from '@latchkey/testkit/serious-faults'
import type { Browser, Page } from 'playwright-core'
import { createAdministrator } from '../../server/test/administrator.ts'
import { createApplication, createUser } from '../../server/test/authentication/application.ts'
import { compileServer } from '../../server/test/child-server.ts'
import { addOption, complaints, email, openConsole, undo } from './open-console.ts'

let server: TestServer
let browser: Browser
let page: Page

beforeAll(async () => {
  await compileServer()
  server = await startTestServer()
  await createAdministrator(server.tenant, email)
  await createApplication(server.tenant, { client: { name: 'Reading room' } })
  if (!hasChromium) return
  browser = await openChromium()
  page = await openConsole(browser, server.tenant)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** Where scripts of others could read something that looks like a token of JOSE. */
const readableTokens = (of: Page) =>
  of.evaluate(async () => {
    const texts: Record<string, string> = {
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
      cookies: document.cookie,
      address: location.href,
      history: JSON.stringify(history.state),
      document: document.documentElement.outerHTML,
      databases: JSON.stringify(await indexedDB.databases()),
      caches: JSON.stringify(await caches.keys()),
    }
    const seen = new Set<unknown>()
    const visit = (name: string, value: unknown, depth: number) => {
      if (typeof value === 'string') texts[name] = value
      if (typeof value !== 'object' || value === null || depth > 3 || seen.has(value)) return
      if (value instanceof Node || value === window) return
      seen.add(value)
      for (const key of Object.keys(value)) {
        visit(`${name}.${key}`, Reflect.get(value, key), depth + 1)
      }
    }
    for (const name of Object.getOwnPropertyNames(window)) {
      visit(`window.${name}`, Reflect.get(window, name), 0)
    }
    return Object.keys(texts).filter((name) => /eyJ[\w-]{8,}\.eyJ/.test(texts[name] ?? ''))
  })

const go = (name: string) =>
  page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name, exact: true }).click()

describe('the console', () => {
  test('finds an application, changes it, saves it and undoes it', async () => {
    await go('Applications')
    await page.getByRole('link', { name: 'Reading room' }).click()
    await page.getByLabel('Description').fill('Lends books')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Saved.').waitFor()
    const read = async () => {
      const { body } = await server.tenant.request('GET', '/api/v2/clients')
      return body.find(({ name }: { name: string }) => name === 'Reading room').description
    }
    expect(await read()).toBe('Lends books')
    await undo(page)
    expect((await read()) ?? '').toBe('')
  })

  test('keeps screen and log-in over a reload, and stores no token in the browser', async () => {
    const { pathname } = new URL(page.url())
    await page.reload()
    await page.getByRole('heading', { name: 'Reading room' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(pathname)
    expect(await readableTokens(page)).toEqual([])
  })

  test('shows the call of the SDK and of curl that does the same', async () => {
    await page.getByRole('button', { name: 'Calls' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('await client.clients.get({').first().waitFor({ state: 'attached' })
    expect(await drawer.getByText(`curl -sS '${server.tenant.baseUrl}`).count()).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
  })

  test('describes a field as its request does, not as the type of its value', async () => {
    await page.goto(`${server.tenant.baseUrl}/console/applications/new`)
    const field = page.getByLabel('Callbacks')
    await field.waitFor()
    const note = await field.evaluate(
      (input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
    )
    expect(note).toContain('the values of redirect_uri that the client may use')
  })

  test('can be used with the keyboard alone', async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Screen, action or user' }).fill('create ro')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Create role' }).waitFor()
  })

  test('has no serious finding of axe-core, also at the width of a telephone', async () => {
    const faults: string[] = []
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      faults.push(...(await seriousFaults(page)))
    }
    await page.setViewportSize({ width: 1280, height: 844 })
    expect(faults).toEqual([])
  })

  test('opens every screen of the menu without an error', async () => {
    const menu = page.getByRole('navigation', { name: 'Screens' }).getByRole('link')
    const names = await menu.allTextContents()
    expect(names.length).toBeGreaterThan(15)
    for (const name of names) {
      await go(name)
      await page.getByRole('heading', { name, level: 1, exact: true }).waitFor()
      await page.locator('.skeleton').first().waitFor({ state: 'detached' })
      expect([name, await page.getByRole('alert').allTextContents()]).toEqual([name, []])
    }
  })

  test('shows each log entry as it comes', async () => {
    await go('Logs')
    await page.getByRole('table', { name: 'Log entries' }).waitFor()
    const json = { name: 'Night watch' }
    await server.tenant.request('POST', '/api/v2/roles', { json })
    await page.getByRole('button', { name: 'Create a role' }).click()
    await page.getByRole('dialog').getByText('Night watch').waitFor()
    await page.keyboard.press('Escape')
  })

  test('shortens the text of a log entry to the width of its column', async () => {
    const entry = page.locator('td', { hasText: 'An authorization code was exchanged for tokens' })
    const excessPx = await entry.first().evaluate((cell) => {
      const button = cell.querySelector('button')?.getBoundingClientRect()
      return (button?.right ?? Infinity) - cell.getBoundingClientRect().right
    })
    expect(excessPx).toBeLessThanOrEqual(0)
  })

  test('finds a user, blocks them, undoes it, and gives them a role', async () => {
    const userId = await createUser(server.tenant, 'grace@example.com')
    const read = async () => (await server.tenant.request('GET', `/api/v2/users/${userId}`)).body
    await go('Users')
    await page.getByRole('searchbox').fill('grace')
    await page.getByText('1–1 of 1').waitFor()
    await page.getByRole('table', { name: 'Users' }).getByRole('link').click()
    await page.getByRole('button', { name: 'Block', exact: true }).click()
    await page.getByText('Blocked.', { exact: true }).waitFor()
    expect((await read()).blocked).toBe(true)
    await undo(page)
    expect((await read()).blocked).toBe(false)
    await addOption(page.getByLabel('Add a role'), 'Administrator')
    await page.getByRole('table', { name: 'Roles' }).getByText('Administrator').waitFor()
    expect(await seriousFaults(page)).toEqual([])
  })

  test('builds a rule, tries it on recent requests, saves it and explains a decision', async () => {
    await go('Network ACLs')
    await page.getByRole('link', { name: 'Create network ACL' }).first().click()
    await page.getByLabel('Description').fill('Keep a scraper out')
    await page.getByLabel('Action').selectOption('block')
    await page.getByLabel('Requests to').selectOption('authentication')
    await addOption(page.getByLabel('Add a condition'), 'user_agents')
    await page.getByRole('textbox', { name: 'User agents' }).fill('scraper/*')
    await addOption(page.getByLabel('Add an exception'), 'ipv4_cidrs')
    await page.getByRole('textbox', { name: 'IPv4 CIDRs' }).fill('203.0.113.0/24')
    await page
      .getByText(
        'Blocks requests to the authentication API that have the user agent scraper/*, ' +
          'except those that come from 203.0.113.0/24.',
      )
      .waitFor()
    await server.fetch(`${server.tenant.baseUrl}/oidc/userinfo`, {
      headers: { 'user-agent': 'scraper/7' },
    })
    await page.getByRole('button', { name: 'Try on the latest requests' }).click()
    await page.getByRole('table', { name: 'Changed requests' }).getByText('scraper/7').waitFor()
    expect(await page.getByText('It would lock you out').count()).toBe(0)
    expect(await seriousFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Create network ACL' }).click()
    await page.getByRole('heading', { name: 'Keep a scraper out', level: 1 }).waitFor()
    await page.getByText('latchkey network-acls disable --tenant').waitFor()
    const { body } = await server.tenant.request('GET', '/api/v2/network-acls')
    expect(body.map(({ rule }: { rule: unknown }) => rule)).toEqual([
      {
        action: { block: true },
        scope: 'authentication',
        match: { user_agents: ['scraper/*'] },
        not_match: { ipv4_cidrs: ['203.0.113.0/24'] },
      },
    ])
    await page.getByLabel('Origin').selectOption('authentication')
    await page.getByLabel('User agent', { exact: true }).fill('scraper/8')
    await page.getByRole('button', { name: 'Explain' }).click()
    await page.getByText('User agents: scraper/8 matches scraper/*').waitFor()
    expect(await seriousFaults(page)).toEqual([])
  })

  test('says that a rule would lock its author out before it is saved', async () => {
    await go('Network ACLs')
    await page.getByRole('link', { name: 'Create network ACL' }).first().click()
    await page.getByLabel('Action').selectOption('block')
    await page.getByLabel('Requests to').selectOption('management')
    await page.getByRole('button', { name: 'Try on the latest requests' }).click()
    await page.getByText('It would lock you out').waitFor()
  })

  test('calls any operation of the API', async () => {
    await go('API explorer')
    await page.getByRole('link', { name: 'List roles' }).click()
    await page.getByRole('button', { name: 'Call listRoles' }).click()
    await page.getByText('Answered with 200').waitFor()
    await page.getByRole('region', { name: 'The answer' }).getByText('Administrator').waitFor()
    expect(await seriousFaults(page)).toEqual([])
  })

  test('has the language of the browser, can switch it, and keeps the choice', async () => {
    const austrian = await openConsole(browser, server.tenant, { locale: 'de-AT' })
    const html = austrian.locator('html')
    await austrian.getByRole('heading', { name: 'Erste Schritte' }).waitFor()
    expect(await html.getAttribute('lang')).toBe('de')
    await austrian.goto(`${server.tenant.baseUrl}/console/network-acls/new`)
    await austrian.getByLabel('Aktion').selectOption('block')
    await austrian.getByLabel('Anfragen an').selectOption('management')
    await austrian.getByText('Blockiert Anfragen an die Management-API.').waitFor()
    await austrian.getByText('Namen und Beschreibungen der Felder').waitFor()
    expect(await seriousFaults(austrian)).toEqual([])
    await austrian.locator('.account summary').click()
    await austrian.getByLabel('Sprache').selectOption('ja')
    await austrian.getByRole('heading', { name: 'ネットワーク ACLを作成' }).waitFor()
    await austrian.reload()
    await austrian.getByRole('heading', { name: 'ネットワーク ACLを作成' }).waitFor()
    expect(await html.getAttribute('lang')).toBe('ja')
    await austrian.context().close()
  })

  test('shows ten thousand rows by fifty, and finds some of them', async () => {
    await server.database.query(
      `insert into roles (tenant_id, id, name, description, created_at, updated_at)
       select tenant_id, 'rol_many' || n, 'Shelf ' || lpad(n::text, 5, '0'), '', now(), now()
         from (select tenant_id from roles limit 1) as t, generate_series(1, 10000) as n`,
    )
    const rows = page.getByRole('table', { name: 'Roles' }).locator('tbody tr')
    await go('Roles')
    await page.getByText(/^1–50 of 10,\d{3}$/).waitFor()
    expect(await rows.count()).toBe(50)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText(/^51–100 of 10,\d{3}$/).waitFor()
    await page.getByRole('searchbox').fill('Shelf 09')
    await page.getByText('1–50 of 1,000', { exact: true }).waitFor()
    expect(await rows.first().textContent()).toContain('Shelf 09')
  })

  test('says which scope a user lacks', async () => {
    await createUser(server.tenant, 'eve@example.com')
    const visitor = await openConsole(browser, server.tenant, {}, 'eve@example.com')
    await visitor.goto(`${server.tenant.baseUrl}/console/roles`)
    const alert = visitor.getByRole('alert').filter({ hasText: 'You lack the permission' })
    await alert.getByText('read:roles', { exact: true }).waitFor({ timeout: 10_000 })
    await visitor.context().close()
  })

  test('says without JavaScript what to do', async () => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, javaScriptEnabled: false })
    const still = await context.newPage()
    await still.goto(`${server.tenant.baseUrl}/console/`)
    expect(await still.getByRole('main').textContent()).toMatch(/needs JavaScript: enable it/)
    await still.getByRole('link', { name: 'documentation' }).click()
    expect(new URL(still.url()).pathname).toBe('/docs/')
    await context.close()
  })

  test('logs no unexpected error', () => {
    expect(complaints).toEqual([])
  })
})

describe('the files of the console', () => {
  const read = (path: string) =>
    server.fetch(`${server.tenant.baseUrl}${path}`, { headers: { 'accept-encoding': 'br' } })

  it('need at most 150 kB of script for the first screen', async () => {
    const html = await (await read('/console/')).text()
    const scripts = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path = '']) => path)
    const sizes = await Promise.all(
      scripts.map(async (path) => Number((await read(path)).headers.get('content-length'))),
    )
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000)
  })

  it('are cached as immutable, and the page is not', async () => {
    const html = await read('/console/applications')
    const [, path = ''] = /src="([^"]+\.js)"/.exec(await html.text()) ?? []
    expect(html.headers.get('cache-control')).toBe('no-store')
    const script = await read(path)
    expect(script.headers.get('cache-control')).toContain('immutable')
    expect(script.headers.get('content-encoding')).toBe('br')
    const policy = html.headers.get('content-security-policy') ?? ''
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect((await read('/console/assets/unknown.js')).status).toBe(404)
    expect((await read('/console/assets/%2e%2e%2findex.html')).status).toBe(404)
  })
})
