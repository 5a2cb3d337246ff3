import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import type { TestServer } from '@latchkey/testkit'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import type { Browser, Page } from 'playwright-core'
import { createUser } from '../../server/test/authentication/application.ts'
import { startConsoleServer } from './console-server.ts'
import { openConsole } from './open-console.ts'

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

const open = async (path: string) => {
  await page.goto(`${server.tenant.baseUrl}/console/${path}`)
  await page.locator('#content h1').waitFor()
}
const focused = () =>
  page.evaluate(() => {
    const { activeElement: at } = document
    return at?.id || at?.textContent?.trim() || at?.tagName
  })

describe('the keyboard', () => {
  test('skips the menu by the first link', async () => {
    await open('roles')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Skip to the content')
    await page.keyboard.press('Enter')
    expect(await focused()).toBe('content')
  })

  test('is in the content after a link of the menu, which screen readers then read', async () => {
    const link = page
      .getByRole('navigation', { name: 'Screens' })
      .getByRole('link', { name: 'Users' })
    await link.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'content')
  })

  test('closes the menu of the account, by Escape and by going on', async () => {
    await open('roles')
    const account = page.locator('details.account')
    const summary = account.locator('summary')
    await summary.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await account.getAttribute('open')).not.toBeNull()
    await page.keyboard.press('Escape')
    expect(await account.getAttribute('open')).toBeNull()
    expect(await summary.evaluate((at) => at === document.activeElement)).toBe(true)
    await summary.click()
    await account.locator('.small').first().click()
    expect(await account.getAttribute('open')).not.toBeNull()
    await page.getByRole('heading', { name: 'Roles', level: 1 }).click()
    expect(await account.getAttribute('open')).toBeNull()
  })

  test('moves through a choice without adding each option', async () => {
    const id = await createUser(server.tenant, 'grace@example.com')
    await open(`users/${encodeURIComponent(id)}`)
    const rolesOf = async () =>
      (await server.tenant.request('GET', `/api/v2/users/${encodeURIComponent(id)}/roles`)).body
    const choice = page.getByLabel('Add a role')
    await choice.and(page.locator(':enabled')).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.waitForTimeout(500)
    expect(await rolesOf()).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('table', { name: 'Roles' }).getByText('Administrator').waitFor()
    expect(await rolesOf()).toHaveLength(1)
  })

  test('reaches the button of a message, which stays meanwhile', async () => {
    await page.getByRole('button', { name: 'Block', exact: true }).click()
    const undo = page.getByRole('button', { name: 'Undo' }).last()
    await undo.focus()
    await page.waitForTimeout(9_000)
    expect(await focused()).toBe('Undo')
    await page.keyboard.press('Enter')
    await page.getByText('Undone.').waitFor()
  })

  test('opens and closes the menu on a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Logs', exact: true }).waitFor()
    expect(await menu.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Logs', exact: true }).waitFor({ state: 'hidden' })
    expect(await menu.getAttribute('aria-expanded')).toBe('false')
    await page.setViewportSize({ width: 1280, height: 844 })
  })

  test('returns to the button whose question was cancelled', async () => {
    const id = await createUser(server.tenant, 'joan@example.com')
    await open(`users/${encodeURIComponent(id)}`)
    await page.waitForLoadState('networkidle')
    const button = page.getByRole('button', { name: 'Delete user' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await focused()).toBe('Delete user')
  })
})
