import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import type { TestServer } from '@latchkey/testkit'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import { seriousFaults } from '@latchkey/testkit/serious-faults'
import type { Browser, Page } from 'playwright-core'
import { startConsoleServer } from './console-server.ts'
import { complaints, openConsole } from './open-console.ts'

let server: TestServer
let browser: Browser
let page: Page

beforeAll(async () => {
  server = await startConsoleServer()
  if (!hasChromium) return
  browser = await openChromium()
  page = await openConsole(browser, server.tenant)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const send = (method: string, path: string, json?: object) =>
  server.tenant.request(method, `/api/v2/${path}`, json === undefined ? {} : { json })
const open = async (path: string) => {
  await page.goto(`${server.tenant.baseUrl}/console/${path}`)
  await page.locator('#content h1').waitFor()
}
const create = async (path: string, definition: object) =>
  (await send('POST', path, { name: 'Fixture', ...definition })).body.id as string
const rowsOf = (table: string) =>
  page.getByRole('table', { name: table }).locator('tbody tr').allInnerTexts()

/** No serious fault, and nothing wider than the screen, at the width of a telephone too. */
async function checkLook(): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await seriousFaults(page, ['color-contrast'])).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await seriousFaults(page)).toEqual([])
}

describe('the screens of forms', () => {
  test('create a form from an example, and show the way through it', async () => {
    await open('forms/new')
    await page.locator('#name').fill('Profile')
    await page.getByRole('button', { name: 'Create form' }).click()
    const way = 'The way through the form'
    await page.getByRole('table', { name: way }).waitFor()
    const [row = ''] = await rowsOf(way)
    for (const text of ['company', 'STEP', 'TEXT company_name', '$ending']) {
      expect(row).toContain(text)
    }
    const id = page.url().split('/').at(-1)
    expect((await send('GET', `forms/${id}`)).body).toMatchObject({
      name: 'Profile',
      start: { next_node: 'company' },
    })
    await checkLook()
  })

  test('say which member of the nodes is wrong', async () => {
    const nodes = [{ id: 'one', type: 'STEP', config: { next_node: '$ending' } }]
    const id = await create('forms', { nodes })
    await open(`forms/${id}`)
    const wrong = [{ id: 'one', type: 'STEP', config: { next_node: 'two' } }]
    await page.locator('#nodes').fill(JSON.stringify(wrong))
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('There is no node').first().waitFor()
    await page.locator('#nodes').fill('[')
    await page.locator('p.wrong').first().waitFor()
    expect((await send('GET', `forms/${id}`)).body.nodes).toEqual(nodes)
  })
})

describe('the screens of flows', () => {
  test('list the executions, and show what one did', async () => {
    const flowId = await create('flows', {})
    const startedAt = new Date()
    await server.tenant.write((store) =>
      store.flowExecutions.add({
        flowId,
        traceId: 'trace',
        journeyId: 'journey-1',
        status: 'FAILED',
        debug: { ask: { error: 'The register did not answer.' } },
        startedAt,
        endedAt: startedAt,
      }),
    )
    await open(`flows/${flowId}`)
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.getByText('The register did not answer.').waitFor()
    expect((await rowsOf('Executions'))[0]).toContain('FAILED')
    await checkLook()
  })
})

describe('the screens of the vault', () => {
  test('store credentials, and never show them', async () => {
    await open('vault/new')
    await page.locator('#name').fill('Register')
    await page.getByRole('button', { name: 'Create vault connection' }).click()
    await page.getByRole('button', { name: 'Delete vault connection' }).waitFor()
    const id = page.url().split('/').at(-1)
    expect((await send('GET', `flows/vault/connections/${id}`)).body).toMatchObject({
      app_id: 'HTTP',
      name: 'Register',
    })
    await checkLook()
  })

  test('log no error in the browser but for what was refused', () => {
    expect(complaints.filter((each) => !each.includes('400'))).toEqual([])
  })
})
