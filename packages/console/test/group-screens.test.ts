import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import type { TestServer } from '@latchkey/testkit'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import type { Browser, Page } from 'playwright-core'
import { startConsoleServer } from './console-server.ts'
import { type Furniture, furnishTenant } from './furnished-tenant.ts'
import { addOption, complaints, openConsole } from './open-console.ts'

let server: TestServer
let browser: Browser
let page: Page
let furniture: Furniture
let group: string

beforeAll(async () => {
  server = await startConsoleServer()
  furniture = await furnishTenant(server.tenant)
  group = furniture.groups ?? ''
  if (!hasChromium) return
  browser = await openChromium()
  page = await openConsole(browser, server.tenant)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const open = async (path: string, id = furniture[path] ?? '') => {
  await page.goto(`${server.tenant.baseUrl}/console/${path}/${encodeURIComponent(id)}`)
  await page.locator('#content h1').waitFor()
}
const read = async (path: string) => (await server.tenant.request('GET', `/api/v2/${path}`)).body
const table = (name: string) => page.getByRole('table', { name, exact: true })

describe('the screens of groups', () => {
  test('give a role to a group, and show its members', async () => {
    await open('groups')
    await addOption(page.getByLabel('Add a role'), 'Librarian')
    await table('Roles').getByText('Librarian').waitFor()
    expect((await read(`groups/${group}/roles`)).roles).toMatchObject([{ id: furniture.roles }])
    await page.locator('details.part > summary', { hasText: 'Members' }).click()
    const { members } = await read(`groups/${group}/members`)
    await table('Members').getByText(members[0].id).waitFor()
  })

  test('show at a member that the role is by a group, and do not remove it there', async () => {
    const { members } = await read(`groups/${group}/members`)
    await open('users', members[0].id)
    const row = table('Roles').locator('tbody tr')
    await row.getByText('by a group').waitFor()
    expect(await row.getByRole('link', { name: 'Librarian' }).count()).toBe(1)
    expect(await row.getByRole('button', { name: 'Remove' }).count()).toBe(0)
  })

  test('give a role in an organization', async () => {
    const { connection_id } = await read(`groups/${group}`)
    const path = `organizations/${furniture.organizations}`
    const json = { connection_id }
    await server.tenant.request('POST', `/api/v2/${path}/connections`, { json })
    await open('organizations')
    await table('Groups').getByRole('button', { name: 'Roles' }).click()
    const dialog = page.getByRole('dialog')
    await addOption(dialog.getByLabel('Add a role'), 'Librarian')
    await dialog.getByRole('table', { name: 'Roles' }).getByText('Librarian').waitFor()
    const { roles } = await read(`${path}/groups/${group}/roles`)
    expect(roles).toMatchObject([{ id: furniture.roles }])
  })

  test('log no error in the browser', () => {
    expect(complaints).toEqual([])
  })
})
