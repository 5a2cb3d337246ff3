import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { type TestServer, until } from '@latchkey/testkit'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import type { Browser, Page } from 'playwright-core'
import { createUser, exchange } from '../../server/test/authentication/application.ts'
import { logInNewUser } from '../../server/test/authentication/log-in-new-user.ts'
import { startConsoleServer } from './console-server.ts'
import { type Furniture, furnishTenant } from './furnished-tenant.ts'
import { addOption, complaints, email, openConsole, undo } from './open-console.ts'

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

const open = async (path: string, id = furniture[path] ?? '') => {
  await page.goto(`${server.tenant.baseUrl}/console/${path}/${encodeURIComponent(id)}`)
  await page.locator('#content h1').waitFor()
}
const read = async (path: string) => (await server.tenant.request('GET', `/api/v2/${path}`)).body
const table = (name: string) => page.getByRole('table', { name, exact: true })

describe('the screen of a user', () => {
  test('shows where they are logged in and what they did, and ends one session', async () => {
    const visitor = await openConsole(browser, server.tenant)
    const [{ user_id: id }] = await read(`users-by-email?email=${email}`)
    await open('users', id)
    await table('Log entries').getByText('Logged in', { exact: true }).first().waitFor()
    const sessions = table('Sessions').locator('tbody tr')
    await sessions.first().waitFor()
    const count = await sessions.count()
    await sessions.last().getByRole('button', { name: 'End' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End' }).click()
    await page.getByText('The session has ended.').waitFor()
    expect((await read(`users/${encodeURIComponent(id)}/sessions`)).sessions).toHaveLength(
      count - 1,
    )
    await visitor.context().close()
  })

  test('removes a second factor, and unlinks an identity, after it asked', async () => {
    await page.context().close() // the ended session may have been that of this browser
    page = await openConsole(browser, server.tenant)
    const id = furniture.users ?? ''
    const path = `users/${encodeURIComponent(id)}`
    const post = (to: string, json: object) =>
      server.tenant.request('POST', `/api/v2/${path}/${to}`, { json })
    const factor = {
      type: 'totp',
      name: 'Telephone',
      totp_secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    }
    expect((await post('authentication-methods', factor)).status).toBe(201)
    const other = await createUser(server.tenant, 'grace.hopper@example.com')
    const [provider = '', user_id = ''] = other.split('|')
    expect((await post('identities', { provider, user_id })).status).toBe(201)
    await open('users')
    await table('Second factors and passkeys').getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Removed totp: Telephone.').waitFor()
    const methods = await read(`${path}/authentication-methods`)
    expect(methods.filter(({ type }: { readonly type: string }) => type === 'totp')).toEqual([])
    await table('Linked identities').getByRole('button', { name: 'Unlink' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click()
    await table('Linked identities').waitFor({ state: 'detached' })
    expect((await read(`users/${encodeURIComponent(other)}`)).user_id).toBe(other)
  })

  test('disconnects an application on a device', async () => {
    const request = { scope: 'openid offline_access' }
    const { userId, tokens, app } = await logInNewUser(server, {}, request)
    await open('users', userId)
    await table('Applications on devices').getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await table('Applications on devices').waitFor({ state: 'detached' })
    const renewed = await exchange(server, app, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    })
    expect(renewed.body.error).toBe('invalid_grant')
  })

  test('removes a role, and puts it back', async () => {
    await open('users')
    const path = `users/${encodeURIComponent(furniture.users ?? '')}/roles`
    await table('Roles').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Removed Librarian.').waitFor()
    expect(await read(path)).toEqual([])
    await undo(page)
    expect(await read(path)).toMatchObject([{ name: 'Librarian' }])
  })
})

describe('the screens of an API and a user', () => {
  test('add a scope to the API, and give it to the user directly', async () => {
    await open('apis')
    const scopes = page.getByRole('group', { name: 'Scopes' })
    await scopes.getByRole('button', { name: 'Add' }).click()
    await scopes.getByLabel('Value').last().fill('delete:loans')
    await scopes.getByRole('button', { name: 'Remove 1' }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Saved.', { exact: true }).last().waitFor()
    const values = async () =>
      (await read(`resource-servers/${furniture.apis}`)).scopes.map(
        ({ value }: { readonly value: string }) => value,
      )
    expect(await values()).toEqual(['write:loans', 'delete:loans'])
    await open('users')
    await table('Organizations').getByText('North branch').waitFor()
    await page.getByLabel('API', { exact: true }).selectOption('Loans')
    await addOption(page.getByLabel('Add a permission'), 'delete:loans')
    await table('Permissions').getByText('delete:loans').waitFor()
    const path = `users/${encodeURIComponent(furniture.users ?? '')}/permissions`
    expect(await read(path)).toMatchObject([{ permission_name: 'delete:loans' }])
    await open('apis')
    await scopes.getByLabel('Value').last().fill('read:loans')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await until('it is saved', async () => (await values()).includes('read:loans'))
  })
})

describe('the screen of an application', () => {
  test('registers the callback of a quick start, and undoes it', async () => {
    await open('applications')
    const callbacks = async () => (await read(`clients/${furniture.applications}`)).callbacks
    const before = await callbacks()
    await page.getByRole('button', { name: 'Add it' }).click()
    await page.getByText('The callback URL is registered.').waitFor()
    expect(await callbacks()).toEqual([...before, 'http://localhost:5173/'])
    await undo(page)
    expect(await callbacks()).toEqual(before)
  })

  test('enables a connection', async () => {
    await addOption(page.getByRole('combobox', { name: 'Enable', exact: true }), 'google')
    await table('Connections').getByText('google-oauth2').waitFor()
    await table('Connections').getByRole('button', { name: 'Disable' }).last().click()
    await page.getByText(/^Disabled/).waitFor()
  })
})

describe('the screen of a connection', () => {
  test('disables an application, puts it back, and finds those beyond the first page', async () => {
    await server.database.query(
      `insert into clients
       select (jsonb_populate_record(clients, jsonb_build_object(
                'client_id', 'shelf' || n, 'name', 'Shelf ' || n,
                'sealed_secret', null, 'settings', '{}'::json))).*
         from clients, generate_series(1, 120) as n where clients.client_id = $1`,
      [furniture.applications],
    )
    const clients = async () => (await read(`connections/${furniture.connections}/clients`)).clients
    await open('connections')
    await addOption(page.getByRole('combobox', { name: 'Enable', exact: true }), 'Shelf 120')
    const enabled = table('Applications')
    await enabled.getByText('Shelf 120').waitFor()
    expect(await clients()).toEqual([{ client_id: 'shelf120' }])
    await enabled.getByRole('button', { name: 'Disable' }).click()
    await page.getByText('Disabled Shelf 120.').waitFor()
    expect(await clients()).toEqual([])
    await undo(page)
    expect(await clients()).toEqual([{ client_id: 'shelf120' }])
  })
})

describe('the screen of an organization', () => {
  test('puts a disabled connection back with the settings that it had', async () => {
    const path = `organizations/${furniture.organizations}/enabled_connections`
    const [{ connection_id: id }] = await read(path)
    const json = { assign_membership_on_login: true, is_signup_enabled: true }
    await server.tenant.request('PATCH', `/api/v2/${path}/${id}`, { json })
    await open('organizations')
    await table('Connections').getByRole('button', { name: 'Disable' }).click()
    await page.getByText(/^Disabled/).waitFor()
    expect(await read(path)).toEqual([])
    await undo(page)
    expect(await read(path)).toMatchObject([{ connection_id: id, ...json }])
  })

  test('gives a member a role in it, and takes it back', async () => {
    const user = encodeURIComponent(furniture.users ?? '')
    const path = `organizations/${furniture.organizations}/members/${user}/roles`
    await table('Members').getByRole('button', { name: 'Roles' }).first().click()
    const dialog = page.getByRole('dialog')
    await addOption(dialog.getByLabel('Add a role'), 'Librarian')
    await dialog.getByRole('table', { name: 'Roles' }).getByText('Librarian').waitFor()
    expect(await read(path)).toMatchObject([{ id: furniture.roles }])
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await dialog.getByRole('table', { name: 'Roles' }).waitFor({ state: 'detached' })
    expect(await read(path)).toEqual([])
    await page.keyboard.press('Escape')
  })

  test('adds a member whom it finds by name, and invites an address', async () => {
    await open('organizations')
    await page.getByLabel('Add a member').fill('ada')
    await page.getByRole('button', { name: email }).click()
    await table('Members').getByText(email).first().waitFor()
    await page.getByLabel('E-mail address to invite').fill('lin@example.com')
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await page.getByRole('dialog').getByText('invitation=').waitFor()
    await page.keyboard.press('Escape')
    await table('Invitations').getByText('lin@example.com').waitFor()
  })
})

describe('the screen of a role', () => {
  test('adds a permission of an API, removes it, and undoes that', async () => {
    await open('roles')
    await page.getByLabel('API', { exact: true }).selectOption('Loans')
    await addOption(page.getByLabel('Add a permission'), 'read:loans')
    const permissions = table('Permissions')
    await permissions.getByText('read:loans').first().waitFor()
    await permissions.getByRole('button', { name: 'Remove' }).click()
    await permissions.waitFor({ state: 'detached' })
    await undo(page)
    expect(await read(`roles/${furniture.roles}/permissions`)).toHaveLength(1)
  })
})

describe('the screens of security', () => {
  test('disable a second factor, and undo it', async () => {
    await open('second-factors', '')
    await page.getByLabel('Authenticator app').uncheck()
    await page.getByText('Saved.', { exact: true }).waitFor()
    const isEnabled = async () =>
      (await read('guardian/factors')).find(({ name }: { name: string }) => name === 'otp').enabled
    expect(await isEnabled()).toBe(false)
    await undo(page)
    expect(await isEnabled()).toBe(true)
  })

  test('set the application in Duo, and undo it', async () => {
    await page.getByRole('link', { name: 'Settings: Duo' }).click()
    await page.getByLabel('Ikey').fill('DIXXXXXXXXXXXXXXXXXX')
    await page.getByLabel('Skey').fill('not-a-real-client-secret-of-forty-letter')
    await page.getByLabel('Host').fill('api-1b2c3d4e.duosecurity.com')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Saved.', { exact: true }).last().waitFor()
    const settings = () => read('guardian/factors/duo/settings')
    expect((await settings()).host).toBe('api-1b2c3d4e.duosecurity.com')
    await undo(page)
    expect(await settings()).toEqual({})
  })

  test('send codes to phones by Twilio, and remember no browser', async () => {
    await open('second-factors', 'sms')
    const partOf = (name: string) =>
      page.locator('.card', { has: page.getByRole('heading', { name, exact: true }) })
    const provider = partOf('Provider of messages')
    await provider.getByRole('combobox').selectOption('twilio')
    await provider.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Saved.', { exact: true }).last().waitFor()
    expect(await read('guardian/factors/phone/selected-provider')).toEqual({ provider: 'twilio' })
    const account = partOf('Account at Twilio')
    await account.getByLabel('From').fill('+15550100')
    await account.getByRole('button', { name: 'Save changes' }).click()
    const number = async () => (await read('guardian/factors/phone/providers/twilio')).from
    await until('it is saved', async () => (await number()) === '+15550100')
    await open('second-factors', 'browsers')
    await page.getByLabel('Display remember me checkbox').uncheck()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Saved.', { exact: true }).last().waitFor()
    expect((await read('guardian/settings')).display_remember_me_checkbox).toBe(false)
  })

  test('rotate the signing key, and revoke the one before', async () => {
    await open('signing-keys', '')
    await page.getByRole('button', { name: 'Rotate' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click()
    await page.getByText('The next key is the current one now.').waitFor()
    const keys = await read('keys/signing')
    const previous = keys.find((key: { readonly previous: boolean }) => key.previous)
    await open('signing-keys', previous.kid)
    await page.getByRole('button', { name: 'Revoke key' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click()
    await page.getByText('The key is revoked.').waitFor()
    // The console's own token was signed by it: it has a new one.
    await page.getByText('"revoked": true').waitFor({ state: 'attached' })
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test('log no error in the browser', () => {
    expect(complaints).toEqual([])
  })
})
