import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import type { TestServer } from '@latchkey/testkit'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import { seriousFaults } from '@latchkey/testkit/serious-faults'
import type { Browser, Page } from 'playwright-core'
import { startConsoleServer } from './console-server.ts'
import { addOption, complaints, openConsole, undo } from './open-console.ts'

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
  server.tenant.request(method, `/api/v2/actions/${path}`, json === undefined ? {} : { json })
const open = async (path: string) => {
  await page.goto(`${server.tenant.baseUrl}/console/${path}`)
  await page.locator('#content h1').waitFor()
}
async function make(name: string, members: object = {}): Promise<string> {
  const action = { name, supported_triggers: [{ id: 'post-login' }], deploy: true, ...members }
  return (await send('POST', 'actions', action)).body.id
}
const read = async (id: string) => (await send('GET', `actions/${id}`)).body
const section = (title: string) =>
  page.locator('section.card').filter({ has: page.getByRole('heading', { name: title }) })

/** No serious fault, and nothing wider than the screen, at the width of a telephone too. */
async function checkLook(): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await seriousFaults(page, ['color-contrast'])).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await seriousFaults(page)).toEqual([])
}

describe('the screens of actions', () => {
  test('create an action from the template of its trigger, and deploy it', async () => {
    await open('actions/new')
    await page.getByLabel('Name', { exact: false }).first().fill('From a template')
    await page.getByRole('button', { name: 'Insert the template of the trigger' }).click()
    expect(await page.locator('#code').inputValue()).toContain('exports.onExecutePostLogin')
    await page.getByRole('button', { name: 'Create action' }).click()
    await page.getByText('has not been deployed yet').waitFor()
    const id = page.url().split('/').at(-1) ?? ''
    expect(await read(id)).toMatchObject({ name: 'From a template', runtime: 'node22' })
    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    await page.getByText('Version 1 is deployed, and equals the draft.').waitFor()
    expect((await read(id)).deployed_version).toMatchObject({ number: 1 })
    await checkLook()
  })

  test('change the code, and keep the values of secrets', async () => {
    const id = await make('Secret', { secrets: [{ name: 'API_KEY', value: 'of-the-drawer' }] })
    await open(`actions/${id}`)
    await page.locator('#code').fill('// changed')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('The draft has changed since').waitFor()
    expect(await read(id)).toMatchObject({ code: '// changed', secrets: [{ name: 'API_KEY' }] })
    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    await page.getByText('Version 2 is deployed').waitFor()
    const draft = await server.tenant.write((store) => store.boundActions.findDraft(id))
    expect(draft?.secrets).toEqual({ API_KEY: 'of-the-drawer' })
  })

  test('deploy an earlier version again', async () => {
    const id = await make('Versions', { code: '// first' })
    await send('PATCH', `actions/${id}`, { code: '// second' })
    await send('POST', `actions/${id}/deploy`)
    await open(`actions/${id}`)
    await page.getByRole('button', { name: 'Deploy version 1 again' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Deploy' }).click()
    await page.getByText('Version 3 is deployed').waitFor()
    expect(await read(id)).toMatchObject({ code: '// first', all_changes_deployed: true })
    expect(await page.locator('#code').inputValue()).toBe('// first')
  })

  test('accept only an object of JSON as the event of a test', async () => {
    await open(`actions/${await make('Tested')}`)
    const event = page.getByLabel('Event, as JSON')
    expect(JSON.parse(await event.inputValue())).toHaveProperty('user.email')
    await event.fill('[1]')
    await page.getByText('This is not an object of JSON.').waitFor()
    expect(await page.getByRole('button', { name: 'Run', exact: true }).isDisabled()).toBe(true)
  })

  test('run the draft with an event, and show what it did', async () => {
    const code = `exports.onExecutePostLogin = async (event, api) => {
      api.accessToken.setCustomClaim('https://example.com/mail', event.user.email)
    }`
    await open(`actions/${await make('Run', { code })}`)
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    const result = section('Test').locator('pre')
    await result.getByText('accessToken.setCustomClaim').waitFor()
    expect(await result.textContent()).toContain('ada@example.com')
  })

  test('bind actions to a trigger, move them, and put a removed one back', async () => {
    await make('First of two')
    await make('Second of two')
    const names = async () =>
      (await send('GET', 'triggers/post-login/bindings')).body.bindings.map(
        (each: { readonly display_name: string }) => each.display_name,
      )
    await open('triggers')
    const login = section('Log-in')
    await addOption(login.getByLabel('Add an action'), 'First of two')
    await login.getByRole('link', { name: 'First of two' }).waitFor()
    await addOption(login.getByLabel('Add an action'), 'Second of two')
    await login.getByRole('link', { name: 'Second of two' }).waitFor()
    await login.getByRole('button', { name: 'Move Second of two up' }).click()
    await page.getByText('Moved Second of two.').waitFor()
    expect(await names()).toEqual(['Second of two', 'First of two'])
    await login.getByRole('button', { name: 'Remove' }).first().click()
    await page.getByText('Removed Second of two.').waitFor()
    expect(await names()).toEqual(['First of two'])
    await undo(page)
    expect(await names()).toEqual(['Second of two', 'First of two'])
    await checkLook()
  })

  test('say why a bound action is not deleted', async () => {
    await open('actions')
    await page.getByRole('link', { name: 'First of two' }).click()
    await page.getByRole('button', { name: 'Delete action' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Delete action' }).click()
    await dialog.getByText('Unable to delete an action bound to a trigger.').waitFor()
  })

  test('log no error in the browser', () => {
    expect(complaints).toEqual([])
  })
})
