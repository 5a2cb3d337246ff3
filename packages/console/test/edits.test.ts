import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { type TestServer, until } from '@latchkey/testkit'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import type { Browser, Page, Route } from 'playwright-core'
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
const read = async (path: string) => (await server.tenant.request('GET', `/api/v2/${path}`)).body
const openUser = async (address: string) => {
  const id = await createUser(server.tenant, address)
  await open(`users/${encodeURIComponent(id)}`)
  return id
}

describe('a form', () => {
  test('is sent once, however often its button is pressed', async () => {
    const slowly = async (route: Route) => {
      if (route.request().method() === 'POST') await new Promise((done) => setTimeout(done, 400))
      await route.continue()
    }
    await page.route('**/api/v2/clients', slowly)
    await open('applications/new')
    await page.getByLabel('Name').first().fill('Pressed twice')
    await page.getByRole('button', { name: 'Create application' }).dblclick()
    await page.getByRole('heading', { name: 'Pressed twice', level: 1 }).waitFor()
    await page.unroute('**/api/v2/clients', slowly)
    const named = (await read('clients')).filter(
      ({ name }: { name: string }) => name === 'Pressed twice',
    )
    expect(named).toHaveLength(1)
  })

  test('keeps what was typed while an action changes the same item', async () => {
    const id = await openUser('mary@example.com')
    await page.getByLabel('Given name').fill('Mary')
    await page.getByRole('button', { name: 'Block', exact: true }).click()
    await page.getByRole('button', { name: 'Unblock', exact: true }).waitFor()
    expect(await page.getByLabel('Given name').inputValue()).toBe('Mary')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    expect(await read(`users/${encodeURIComponent(id)}`)).toMatchObject({
      given_name: 'Mary',
      blocked: true,
    })
    await page
      .getByRole('button', { name: 'Save changes' })
      .and(page.locator(':disabled'))
      .waitFor()
  })

  test('keeps what was typed when its item cannot be read again', async () => {
    const id = await openUser('joan@example.com')
    await page.getByLabel('Given name').fill('Joan')
    const path = `**/api/v2/users/${encodeURIComponent(id)}`
    const fail = (route: Route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue()
    await page.route(path, fail)
    await page.getByRole('button', { name: 'Block', exact: true }).click()
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    expect(await page.getByLabel('Given name').inputValue()).toBe('Joan')
    await page.unroute(path, fail)
    await again.click()
    await page.getByRole('button', { name: 'Unblock', exact: true }).waitFor()
    expect(await page.getByLabel('Given name').inputValue()).toBe('Joan')
  })

  test('takes what is stored elsewhere, where nothing was typed', async () => {
    const id = await openUser('ruth@example.com')
    await page.getByLabel('Given name').fill('Ruth')
    const json = { family_name: 'Benerito' }
    await server.tenant.request('PATCH', `/api/v2/users/${encodeURIComponent(id)}`, { json })
    await page.getByRole('button', { name: 'Block', exact: true }).click()
    await page.getByRole('button', { name: 'Unblock', exact: true }).waitFor()
    await until(
      'the new name shows',
      async () => (await page.getByLabel('Family name').inputValue()) === 'Benerito',
    )
    expect(await page.getByLabel('Given name').inputValue()).toBe('Ruth')
  })

  test('is not left for another screen without a question', async () => {
    await open('roles/new')
    await page.getByLabel('Name').fill('Typed for long')
    page.removeAllListeners('dialog')
    const leaving = [
      () => page.getByRole('link', { name: 'Logs', exact: true }).click(),
      () => page.evaluate(() => history.back()),
    ]
    for (const leave of leaving) {
      const question = page.waitForEvent('dialog')
      await Promise.all([leave(), question.then((dialog) => dialog.dismiss())])
      await page.getByRole('heading', { name: 'Create role', level: 1 }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/console/roles/new')
      expect(await page.getByLabel('Name').inputValue()).toBe('Typed for long')
    }
    page.on('dialog', (dialog) => void dialog.accept())
    await page.getByRole('link', { name: 'Logs', exact: true }).click()
    await page.getByRole('heading', { name: 'Logs', level: 1 }).waitFor()
  })

  test.each([
    ['#text\\.title', 'Typed for long'],
    ['#template', '<!DOCTYPE html>'],
    ['#primary', '#abcdef'],
  ])('of the branding is not left without a question (%s)', async (field, typed) => {
    await open('branding')
    await page.locator(field).fill(typed)
    page.removeAllListeners('dialog')
    const question = page.waitForEvent('dialog')
    const leaving = page.getByRole('link', { name: 'Logs', exact: true }).click()
    await Promise.all([leaving, question.then((dialog) => dialog.dismiss())])
    expect(await page.locator(field).inputValue()).toBe(typed)
    page.on('dialog', (dialog) => void dialog.accept())
  })

  test('of texts is not left for another language without a question', async () => {
    await open('branding')
    const heading = page.getByLabel('Heading')
    const choice = page.getByLabel('Language of the texts')
    await heading.fill('Typed for long')
    page.removeAllListeners('dialog')
    page.once('dialog', (dialog) => void dialog.dismiss())
    await choice.selectOption('de')
    expect(await choice.inputValue()).toBe('en')
    expect(await heading.inputValue()).toBe('Typed for long')
    page.on('dialog', (dialog) => void dialog.accept())
    await choice.focus()
    await choice.selectOption('de')
    await until('the other texts show', async () => (await heading.inputValue()) === '')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('textLanguage')
  })

  test('offers to undo only what can be undone', async () => {
    await openUser('hedy@example.com')
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('A long enough passw0rd!')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
    await until('the user is read again', async () => (await password.inputValue()) === '')
  })

  test('of a template keeps its text while colours are saved', async () => {
    await open('branding')
    const template = page.getByRole('textbox', { name: 'Template' })
    await template.fill('<!DOCTYPE html><html><body>{%- auth0:widget -%}</body></html>')
    await page.locator('#primary').fill('#123456')
    await page.getByRole('button', { name: 'Save changes' }).first().click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    await until('the colour is stored', async () => (await read('branding')).colors?.primary)
    expect(await template.inputValue()).toContain('auth0:widget')
    expect(await page.locator('#primary').inputValue()).toBe('#123456')
  })

  test('in a dialog stays when a selection of its text ends beside it', async () => {
    await openUser('edith@example.com')
    await page.getByRole('button', { name: 'Reset password' }).click()
    const dialog = page.getByRole('dialog')
    const box = await dialog.getByRole('heading').boundingBox()
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    expect(await dialog.count()).toBe(1)
    await page.mouse.click(5, 5)
    await dialog.waitFor({ state: 'detached' })
  })
})
