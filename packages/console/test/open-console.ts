import type { TestTenant } from '@latchkey/testkit'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { password } from '../../server/test/authentication/application.ts'

export const email = 'ada@example.com'

/** Errors of scripts and of the policy in the pages that `openConsole` opened. */
export const complaints: string[] = []

/** A browser in which the administrator, or another user, has logged in to the console. */
export async function openConsole(
  browser: Browser,
  tenant: Pick<TestTenant, 'baseUrl'>,
  options: BrowserContextOptions = {},
  username = email,
): Promise<Page> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, ...options })
  const page = await context.newPage()
  page.on('pageerror', (error) => void complaints.push(error.message))
  page.on('console', (message) => {
    // Browsers log every response above 399, also the one without a session.
    const isAnswer = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isAnswer) complaints.push(message.text())
  })
  // Tests leave forms that they have filled in.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`${tenant.baseUrl}/console/`)
  await page.locator('#username').fill(username)
  await page.locator('#password').fill(password)
  await page.locator('#password').press('Enter')
  await page.locator('#content').waitFor()
  return page
}

/** Undoes the last change. The toast of an earlier one may still be shown. */
export async function undo(page: Page): Promise<void> {
  const written = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes('/api/v2/'),
  )
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await written
  await page.getByText('Undone.').last().waitFor()
}

/** Chooses an option of a choice that adds, and presses its button. */
export async function addOption(choice: Locator, option: string): Promise<void> {
  await choice.selectOption(option)
  await choice.locator('..').getByRole('button').click()
}
