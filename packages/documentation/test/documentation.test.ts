import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import { seriousFaults } from '@latchkey/testkit/serious-faults'
import type { Browser, Page } from 'playwright-core'
import { compileServer, root } from '../../server/test/child-server.ts'

const folder = join(root, 'packages/server/dist/docs')
const networkAcls = 'management/network-acls.html'

let server: SharedServer
let browser: Browser
const complaints: string[] = []
beforeAll(async () => {
  await compileServer()
  server = await joinTestServer()
  if (hasChromium) browser = await openChromium()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const get = (path: string) => server.fetch(`${server.tenant.baseUrl}/docs${path}`)

async function open(path: string, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, ...options })
  const page = await context.newPage()
  page.on('pageerror', (error) => void complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto(`${server.tenant.baseUrl}/docs/${path}`)
  return page
}

describe('the files of the documentation', () => {
  it('link to files and fragments that exist, by relative addresses', async () => {
    const names = await readdir(folder, { recursive: true })
    const pages = names.filter((name) => name.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(60)
    const texts = new Map<string, string>()
    for (const page of pages) texts.set(page, await readFile(join(folder, page), 'utf8'))
    const isThere = (page: string, href: string) => {
      const [path = '', fragment] = href.split('#')
      const target = path === '' ? page : posix.join(posix.dirname(page), path)
      const text = texts.get(target)
      if (text === undefined) return names.includes(target)
      return fragment === undefined || text.includes(`id="${fragment}"`)
    }
    const broken = [...texts].flatMap(([page, text]) =>
      [...text.matchAll(/ (?:href|src)="([^"]*)"/g)]
        .map(([, href = '']) => href)
        .filter((href) => !/^(https?|data):/.test(href) && !isThere(page, href))
        .map((href) => `${page}: ${href}`),
    )
    expect(broken).toEqual([])
  })

  it('link to a heading of the same guide', async () => {
    const guide = await readFile(join(folder, 'guides/identity-providers.html'), 'utf8')
    expect(guide).toContain('href="#selecting-the-provider-by-the-e-mail-address"')
  })

  it('have pictures that are small, are described, and are served', async () => {
    const names = await readdir(join(root, 'docs/pictures'))
    const shown = new Set<string>()
    for (const name of await readdir(join(root, 'docs'))) {
      if (!name.endsWith('.md')) continue
      const text = await readFile(join(root, 'docs', name), 'utf8')
      for (const [, alt = '', picture = ''] of text.matchAll(
        /!\[([^\]]*)\]\(pictures\/([^)]*)\)/g,
      )) {
        expect([picture, alt.length > 20]).toEqual([picture, true])
        shown.add(picture)
      }
    }
    expect([...shown].sort()).toEqual(names.sort())
    for (const name of names) {
      const answer = await get(`/guides/pictures/${name}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect((await answer.arrayBuffer()).byteLength).toBeLessThan(60_000)
    }
  })

  it('are served with a policy that allows no inline script or style', async () => {
    const home = await get('/')
    expect([home.status, home.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(home.headers.get('content-security-policy')).toContain("script-src 'self';")
    const text = await home.text()
    expect(text).not.toMatch(/<style|<script(?! type="module" src=)| style="/)
    const [, script = ''] = /src="(assets\/[^"]+)"/.exec(text) ?? []
    const { headers } = await get(`/${script}`)
    expect(headers.get('cache-control')).toContain('immutable')
    for (const path of ['/absent.html', '/../latchkey.js', '/%2e%2e/latchkey.js', '/assets/']) {
      expect([path, (await get(path)).status]).toEqual([path, 404])
    }
  })

  it('list guides and reference for language models', async () => {
    const text = await (await get('/llms.txt')).text()
    const [, guide = ''] = /\[Network ACLs\]\((guides\/[^)]+)\)/.exec(text) ?? []
    const answer = await get(`/${guide}`)
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(await answer.text()).toMatch(/^# Network ACLs/)
    expect(text).toContain(`](${networkAcls}): \`/api/v2/network-acls\``)
  })

  it('list the guides in the order of the README', async () => {
    const readme = await readFile(join(root, 'README.md'), 'utf8')
    const [table = ''] = /^\| guide .*?^$/ms.exec(readme) ?? []
    const inReadme = [...table.matchAll(/\]\((?:docs|packages)\/([\w-]+)(?:\/README)?\.md\)/g)]
    const inList = [...(await (await get('/llms.txt')).text()).matchAll(/guides\/([\w-]+)\.md/g)]
    const [expected, found] = [inReadme, inList].map((all) => all.map(([, name]) => name))
    expect(found).toEqual(expected)
    expect(found).toEqual(expect.arrayContaining(['start', 'example-spa', 'example-express']))
  })
})

describe('the documentation in a browser', () => {
  test('sends an operation with a token that no storage keeps', async () => {
    const page = await open(networkAcls)
    const { baseUrl } = server.tenant
    expect(await page.locator('#listNetworkAcls pre').first().textContent()).toContain(baseUrl)
    await page.getByLabel('Access token').fill(await server.tenant.token())
    await page.locator('#createNetworkAcl .try summary').click()
    await page.locator('#createNetworkAcl button[type=submit]').click()
    await page.locator('#createNetworkAcl .result').getByText('201 Created').waitFor()
    const { body } = await server.tenant.request('GET', '/api/v2/network-acls')
    expect(body).toHaveLength(1)
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    )
    expect(stored).toBe('[{},{}]')
    expect(complaints).toEqual([])
  })

  test('finds an operation by its name', async () => {
    const page = await open('index.html')
    await page.getByLabel('Search the documentation').fill('rotate signing')
    await page.locator('#found a').first().click()
    await page.waitForURL(/\/management\/keys\.html#/)
    expect(complaints).toEqual([])
  })

  test('searches again after its index could not be loaded', async () => {
    const page = await open('index.html')
    await page.route('**/search.json', (route) => route.abort(), { times: 1 })
    const field = page.getByLabel('Search the documentation')
    await field.fill('rotate')
    await page.getByText('The search could not be loaded').waitFor()
    await field.fill('rotate signing')
    await page.locator('#found a').first().waitFor()
    expect(complaints.splice(0)).toHaveLength(1)
  })

  test('is accessible, in light and dark and on a phone', async () => {
    for (const path of [
      'index.html',
      networkAcls,
      'guides/events.html',
      'authentication/oauth.html',
      'guides/log-in-with-google.html',
    ]) {
      const page = await open(path)
      expect([path, await seriousFaults(page)]).toEqual([path, []])
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.setViewportSize({ width: 360, height: 740 })
      expect([path, await seriousFaults(page)]).toEqual([path, []])
      const isWider = await page.evaluate(() => document.body.scrollWidth > innerWidth)
      expect([path, isWider]).toEqual([path, false])
      await page.context().close()
    }
  })

  test('can be read without JavaScript', async () => {
    const page = await open('index.html', { javaScriptEnabled: false })
    await page
      .locator('main')
      .getByRole('link', { name: 'Network ACLs', exact: true })
      .last()
      .click()
    await page.getByRole('heading', { name: 'Update a network ACL' }).waitFor()
    expect(await page.locator('.try').first().isVisible()).toBe(false)
  })
})
