import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { type DnsServer, startDnsServer, type TestServer, until } from '@latchkey/testkit'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import { seriousFaults } from '@latchkey/testkit/serious-faults'
import type { Browser, Locator, Page } from 'playwright-core'
import { startConsoleServer } from './console-server.ts'
import { type Furniture, furnishTenant } from './furnished-tenant.ts'
import { addOption, complaints, openConsole, undo } from './open-console.ts'

let dns: DnsServer
let server: TestServer
let browser: Browser
let page: Page
let furniture: Furniture

beforeAll(async () => {
  dns = await startDnsServer()
  server = await startConsoleServer({
    config: { dnsServers: [dns.address] },
  })
  furniture = await furnishTenant(server.tenant)
  if (!hasChromium) return
  browser = await openChromium()
  page = await openConsole(browser, server.tenant)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  dns.close()
})

const open = async (path: string, id = furniture[path] ?? '') => {
  await page.goto(`${server.tenant.baseUrl}/console/${path}/${encodeURIComponent(id)}`)
  await page.locator('#content h1').waitFor()
}
const read = async (path: string) => (await server.tenant.request('GET', `/api/v2/${path}`)).body
const table = (name: string) => page.getByRole('table', { name, exact: true })
const dialog = () => page.getByRole('dialog')

/** Opens a part of an item, which loads it. */
async function openPart(title: string): Promise<Locator> {
  await page.locator('details.part > summary', { hasText: title }).click()
  return page.locator('details.part[open]', { hasText: title }).last()
}

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

/** No serious fault, and nothing wider than the screen, at the width of a telephone too. */
async function checkLook(): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await seriousFaults(page, ['color-contrast'])).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await seriousFaults(page)).toEqual([])
}

describe('what belongs to an item', () => {
  test('are the SCIM configuration and the tokens of a connection', async () => {
    const json = { name: 'acme-directory', strategy: 'ad' }
    const { id } = (await server.tenant.request('POST', '/api/v2/connections', { json })).body
    await open('connections', id)
    const configuration = await openPart('SCIM configuration')
    await configuration.getByText('There is no SCIM configuration yet').waitFor()
    await configuration.getByRole('button', { name: 'Save', exact: true }).click()
    await configuration.getByRole('group', { name: 'Mapping' }).waitFor()
    const tokens = await openPart('SCIM tokens')
    await tokens.getByRole('button', { name: 'Add' }).click()
    await dialog().getByRole('button', { name: 'Add' }).click()
    await dialog().getByText('This is shown once').waitFor()
    const token = await dialog().locator('code').textContent()
    const tokensOf = () => read(`connections/${id}/scim-configuration/tokens`)
    const [{ token_id }] = await tokensOf()
    expect(token?.startsWith(token_id)).toBe(true)
    await page.keyboard.press('Escape')
    await table('SCIM tokens').getByRole('button', { name: 'Remove' }).click()
    await dialog().getByRole('button', { name: 'Remove' }).click()
    await tokens.getByText('None.').waitFor()
    expect(await tokensOf()).toEqual([])
  })

  test('are the directory of a connection, and its last synchronization', async () => {
    const options = { domain: 'acme.example' }
    const json = { name: 'acme-workspace', strategy: 'google-apps', options }
    const { id } = (await server.tenant.request('POST', '/api/v2/connections', { json })).body
    await open('connections', id)
    await page.getByText('Create the directory provisioning below to begin.').waitFor()
    const part = await openPart('Directory provisioning')
    await part.getByRole('button', { name: 'Save', exact: true }).click()
    await part.getByRole('group', { name: 'Mapping' }).waitFor()
    await open('connections', id)
    await page.getByText('Not synchronized yet.').waitFor()
    await page.getByRole('button', { name: 'Synchronize now' }).click()
    await page.getByText('The option `admin_refresh_token` is required.').waitFor()
    await page.getByText('Failed', { exact: true }).waitFor()
    await checkLook()
    const groups = await openPart('Synchronized groups')
    await groups.getByRole('button', { name: 'Add' }).waitFor()
  })

  test('are those that a connection to LDAP has, whose form asks for its password again', async () => {
    const ldap = { urls: ['ldaps://dc1.example.com'], base_dn: 'dc=example,dc=com' }
    const options = { ldap, ldap_bind_password: 'a password of a service' }
    const json = { name: 'corp-ldap', strategy: 'ad', options }
    const { id } = (await server.tenant.request('POST', '/api/v2/connections', { json })).body
    await open('connections', id)
    await page.getByText('SCIM configuration', { exact: true }).waitFor()
    for (const other of ['Directory provisioning', 'Keys at the identity provider']) {
      expect(await page.getByText(other, { exact: true }).count()).toBe(0)
    }
    for (const name of ['options', 'options.ldap']) {
      await page.locator(`[data-member="${name}"] > summary`).click()
    }
    const password = page.getByLabel('LDAP bind password')
    expect(await password.getAttribute('type')).toBe('password')
    expect(await password.inputValue()).toBe('')
    await page.locator('[name="options.ldap.urls"]').fill('ldaps://dc2.example.com')
    await page.getByRole('button', { name: 'Save changes' }).click()
    const alert = page.locator('form footer').getByRole('alert')
    await alert.getByText('options.ldap_bind_password').waitFor()
    expect(await alert.evaluate(isInView)).toBe(true)
    expect(await password.evaluate((field) => field === document.activeElement)).toBe(true)
    await password.fill('a password of a service')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    expect((await read(`connections/${id}`)).options.ldap.urls).toEqual(['ldaps://dc2.example.com'])
  })

  test('are the credentials of an application, whose form names what is wrong', async () => {
    await open('applications')
    const part = await openPart('Credentials')
    await part.getByRole('button', { name: 'Add' }).click()
    await dialog().getByLabel('Credential type').selectOption('public_key')
    await dialog().getByLabel('Name').fill('Key of 2026')
    await dialog().getByLabel('PEM').fill('no key')
    await dialog().getByRole('button', { name: 'Add' }).click()
    await dialog().getByRole('alert').waitFor()
    await dialog().getByLabel('PEM').fill(publicKey)
    await dialog().getByRole('button', { name: 'Add' }).click()
    await table('Credentials (keys and certificates)').getByText('Key of 2026').waitFor()
    await part.getByRole('button', { name: 'Edit' }).click()
    await dialog().getByLabel('Expires at').fill('2030-01-01T00:00:00.000Z')
    await checkLook()
    await dialog().getByRole('button', { name: 'Save changes' }).click()
    await until('it expires', async () => {
      const [credential] = await read(`clients/${furniture.applications}/credentials`)
      return credential.expires_at === '2030-01-01T00:00:00.000Z'
    })
  })

  test('are the domains, applications and client grants of an organization', async () => {
    const id = furniture.organizations
    const grant = furniture['client-grants'] ?? ''
    const json = { organization_usage: 'allow' }
    await server.tenant.request('PATCH', `/api/v2/client-grants/${grant}`, { json })
    await open('organizations')
    const grants = page.locator('.card', {
      has: page.getByRole('heading', { name: 'Client grants' }),
    })
    await addOption(grants.getByLabel('Enable'), grant)
    await table('Client grants')
      .getByRole('link', { name: 'https://api.reading.example.com/' })
      .waitFor()
    await grants.getByRole('button', { name: 'Disable' }).click()
    await undo(page)
    expect(await read(`organizations/${id}/client-grants`)).toMatchObject([{ id: grant }])
    const clients = page.locator('.card', {
      has: page.getByRole('heading', { name: 'Applications' }),
    })
    await addOption(clients.getByLabel('Enable'), furniture.applications ?? '')
    await table('Applications').getByRole('link', { name: 'Reading room' }).waitFor()
    const domains = await openPart('Discovery domains')
    await domains.getByRole('button', { name: 'Add' }).click()
    await dialog().getByLabel('Domain').fill('north.example.com')
    await dialog().getByRole('button', { name: 'Add' }).click()
    await table('Discovery domains').getByText('_latchkey-challenge.north.example.com').waitFor()
    await domains.getByRole('button', { name: 'Edit' }).click()
    await dialog().getByLabel('Status').selectOption('verified')
    await dialog().getByRole('button', { name: 'Save changes' }).click()
    await table('Discovery domains').getByRole('cell', { name: 'verified', exact: true }).waitFor()
    await page.getByRole('group', { name: 'Metadata' }).getByRole('button', { name: 'Add' }).click()
    await checkLook()
  })

  test('is a test message of a phone provider', async () => {
    const made = await server.tenant.request('POST', '/api/v2/branding/phone/providers', {
      json: {
        name: 'twilio',
        configuration: {
          sid: `AC${'0'.repeat(32)}`,
          default_from: '+15550100',
          delivery_methods: ['text'],
        },
        credentials: { auth_token: 'secret' },
      },
    })
    await open('more/listBrandingPhoneProviders', made.body.id)
    const part = await openPart('Send a test message')
    await part.getByLabel('To').fill('+15550123')
    await part.getByRole('button', { name: 'Send a test message' }).click()
    await part.getByText('"code": 202').waitFor()
    await checkLook()
  })
})

describe('the screen of a custom domain', () => {
  test('shows the DNS record to create, and verifies it', async () => {
    await open('custom-domains')
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByText(/^_latchkey-challenge.* has no TXT record/).waitFor()
    await checkLook()
    const { verification } = await read(`custom-domains/${furniture['custom-domains']}`)
    for (const { name, domain, record } of verification.methods) dns.set(name, domain, record)
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByText('The domain is verified.').waitFor()
    await page.getByRole('button', { name: 'Test the domain' }).click()
    await page.getByText('Requests to the domain do not arrive here.').waitFor()
  })
})

describe('the screen of a user', () => {
  test('creates a recovery code, and forgets browsers', async () => {
    await open('users')
    await page.getByRole('button', { name: 'New recovery code' }).click()
    await dialog().getByRole('button', { name: 'New recovery code' }).click()
    await dialog().getByText('This is shown once').waitFor()
    expect(await dialog().locator('code').textContent()).toMatch(/^[A-Z0-9]{24}$/)
    await page.keyboard.press('Escape')
    await table('Second factors and passkeys').getByText('recovery-code').waitFor()
    await page.getByRole('button', { name: 'Forget browsers' }).click()
    await dialog().getByRole('button', { name: 'Forget browsers' }).click()
    await page.getByText('The remembered browsers are forgotten.').waitFor()
  })
})

describe('a form', () => {
  const others = () => page.locator('summary', { hasText: 'All other settings' })
  const save = async () => {
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Saved.', { exact: true }).last().waitFor()
  }

  test('has rows for metadata, removes one, and undoes it', async () => {
    await open('applications')
    const metadata = async () => (await read(`clients/${furniture.applications}`)).client_metadata
    await others().click()
    const group = page.getByRole('group', { name: 'Client metadata' })
    for (const [at, name, value] of [
      [1, 'plan', 'gold'],
      [2, 'region', 'eu'],
    ]) {
      await group.getByRole('button', { name: 'Add' }).click()
      await group.getByLabel(`Name ${at}`).fill(String(name))
      await group.getByLabel(`Value ${at}`).fill(String(value))
    }
    await save()
    expect(await metadata()).toEqual({ plan: 'gold', region: 'eu' })
    await group.getByRole('button', { name: 'Remove plan' }).click()
    await save()
    await until('it is removed', async () => !('plan' in (await metadata())))
    await undo(page)
    expect(await metadata()).toEqual({ plan: 'gold', region: 'eu' })
  })

  test('has JSON for metadata that is more than texts', async () => {
    await open('users')
    await others().click()
    const json = page.locator('.switchable', { hasText: 'App metadata' })
    await json.getByRole('button', { name: 'Edit as JSON' }).click()
    await json.getByRole('textbox', { name: 'App metadata' }).fill('{ "limits": { "loans": 5 } }')
    await save()
    const { app_metadata } = await read(`users/${encodeURIComponent(furniture.users ?? '')}`)
    expect(app_metadata).toEqual({ limits: { loans: 5 } })
  })

  test('of a log stream has the fields of its type', async () => {
    await open('log-streams', 'new')
    await page.getByLabel('Type').selectOption('datadog')
    await page.getByLabel('Name', { exact: true }).fill('To Splunk')
    await page.getByLabel('Type').selectOption('splunk')
    await page.getByLabel('Splunk domain').fill('splunk.example.com')
    await page.getByLabel('Splunk token').fill('01234567-89ab-cdef-0123-456789abcdef')
    await page.getByLabel('Splunk port').fill('8088')
    await page.getByLabel('Splunk secure').selectOption('false')
    await checkLook()
    await page.getByRole('button', { name: 'Create log stream' }).click()
    await page.getByRole('heading', { name: 'To Splunk', level: 1 }).waitFor()
    await page.locator('summary', { hasText: 'Sink' }).click()
    await page.getByLabel('Splunk port').fill('8089')
    await save()
    const streams = await read('log-streams')
    expect(streams.find(({ name }: { name: string }) => name === 'To Splunk')).toMatchObject({
      type: 'splunk',
      sink: { splunkDomain: 'splunk.example.com', splunkPort: '8089', splunkSecure: false },
    })
  })

  test('logs no error in the browser', () => {
    expect(complaints).toEqual([])
  })
})

const publicKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ type: 'spki', format: 'pem' })
  .toString()
