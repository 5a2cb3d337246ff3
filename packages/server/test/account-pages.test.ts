import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  ensureDefaultConnection,
  joinTestServer,
  type SharedServer,
  type Sight,
  type Visitor,
} from '@latchkey/testkit'
import { openChromium, test } from '@latchkey/testkit/chromium'
import { TOTP } from 'otpauth'
import { installAccountPages } from '../src/tenancy/account-client.ts'
import { createUser, password } from './authentication/application.ts'
import { openDevice, switchPasskeys } from './authentication/device.ts'
import { logInNewUser } from './authentication/log-in-new-user.ts'

const email = 'ann@example.com'
const replaced = 'Another-Horse-8-Battery'

let server: SharedServer
let userId: string
let connectionId: string
beforeAll(async () => {
  server = await joinTestServer()
  await server.tenant.write(async (resources) => {
    const { id } = await ensureDefaultConnection(resources)
    connectionId = id
    await installAccountPages(resources, { issuer: `${server.tenant.baseUrl}/`, connectionId })
  })
  userId = await createUser(server.tenant, email)
})
afterAll(() => server.stop())

const management = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

/** The account page after a log-in that began there. */
async function logIn(visitor: Visitor, secret = password): Promise<Sight> {
  const page = await visitor.visit('/account')
  expect(page.url.pathname).toMatch(/^\/u\//)
  return visitor.submit(page, { username: email, password: secret })
}

const methodsOf = async () => {
  const path = `/users/${encodeURIComponent(userId)}/authentication-methods`
  return (await management('GET', path)).body
}

describe('the account pages', () => {
  it('show a user who has logged in, change the profile and end other sessions', async () => {
    const visitor = createVisitor(server)
    const page = await logIn(visitor)
    expect([page.url.pathname, page.status]).toEqual(['/account', 200])
    expect(page.text).toContain(email)
    expect(page.text).not.toContain('<script')
    const saved = await visitor.submit(page, { name: 'Ann <b>Lee</b>', given_name: '' })
    expect([saved.status, saved.text]).toEqual([200, expect.stringContaining('Saved.')])
    expect(saved.text).toContain('value="Ann &lt;b>Lee')
    const user = await management('GET', `/users/${encodeURIComponent(userId)}`)
    expect(user.body).toMatchObject({ name: 'Ann <b>Lee</b>', given_name: 'Ada' })

    const other = createVisitor(server)
    await logIn(other)
    const [, id = ''] =
      /value="end-session"[^>]*>[\s\S]*?name="id" value="([^"]+)"/.exec(
        (await visitor.visit('/account')).text,
      ) ?? []
    const ended = await visitor.submit(page, { action: 'end-session', id })
    expect(ended.status).toBe(200)
    expect((await other.visit('/account')).url.pathname).toMatch(/^\/u\//)
    expect((await visitor.submit(page, { action: 'end-session', id })).status).toBe(400)
    expect((await visitor.submit(page, { action: 'constructor' })).status).toBe(400)
  })

  it('refuse forms of other origins, and codes that are not theirs', async () => {
    const visitor = createVisitor(server)
    await logIn(visitor)
    const cookie = [...visitor.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
    const foreign = await server.tenant.request('POST', '/account', {
      token: null,
      form: { action: 'log-out' },
      headers: { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    })
    expect(foreign.status).toBe(403)
    expect((await visitor.visit('/account/callback?code=none&state=none')).status).toBe(400)
    expect((await visitor.visit('/account')).status).toBe(200)
  })

  it('enroll an authenticator app, which the next log-in asks for, and remove it', async () => {
    const visitor = createVisitor(server)
    await logIn(visitor)
    const page = await visitor.visit('/account/enrollments/totp')
    const [, shown = ''] = /<code class="shown long">([^<]+)</.exec(page.text) ?? []
    const secret = shown.replace(/\s/g, '')
    expect((await visitor.submit(page, { code: '000000' })).status).toBe(400)
    const code = new TOTP({ secret }).generate()
    const done = await visitor.submit(page, { code })
    expect([done.status, done.url.pathname]).toEqual([200, '/account'])
    const [{ id, type }] = await methodsOf()
    expect(type).toBe('totp')
    const asked = await logIn(createVisitor(server))
    expect(asked.url.pathname).toMatch(/^\/u\/.*mfa/)
    // The session is older than the factor, so a change of factors requires it first.
    for (const change of [{ action: 'remove-method', id }, { action: 'unlink' }]) {
      expect((await visitor.submit(done, change)).url.pathname).toMatch(/^\/u\/.*mfa-otp$/)
    }
    const challenge = await visitor.visit('/account/enrollments/password')
    expect(challenge.url.pathname).toMatch(/^\/u\/.*mfa-otp$/)
    expect(await methodsOf()).toHaveLength(1)
    const next = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 })
    const recovery = await visitor.submit(challenge, { code: next })
    const verified = await visitor.submit(recovery, { confirmed: 'true' })
    expect([verified.status, verified.url.pathname]).toEqual([200, '/account'])
    for (const method of await methodsOf()) {
      const removed = await visitor.submit(verified, { action: 'remove-method', id: method.id })
      expect(removed.text).toContain('Saved.')
    }
    expect(await methodsOf()).toEqual([])
  })

  it('take the access of an application back, and unlink an account', async () => {
    const { visitor, userId: id } = await logInNewUser(
      server,
      { isFirstParty: false },
      { scope: 'openid' },
    )
    const grants = async () => (await management('GET', `/grants?user_id=${id}`)).body
    const [grant] = await grants()
    const page = await visitor.visit('/account')
    expect(page.text).toContain(grant.id)
    const revoked = await visitor.submit(page, { action: 'revoke-grant', id: grant.id })
    expect(revoked.text).toContain('Saved.')
    expect(await grants()).toEqual([])

    const linked = await createUser(server.tenant, 'ann.second@example.com')
    const [provider = '', user_id = ''] = linked.split('|')
    const path = `/users/${encodeURIComponent(id)}`
    await management('POST', `${path}/identities`, { provider, user_id })
    const both = await visitor.visit('/account')
    expect(both.text).toContain('ann.second@example.com')
    const unlinked = await visitor.submit(both, { action: 'unlink', provider, user_id })
    expect(unlinked.text).toContain('Saved.')
    expect((await management('GET', path)).body.identities).toHaveLength(1)
  })

  test('enroll a passkey and a recovery code in a browser', async () => {
    const factor = await management('PUT', '/guardian/factors/recovery-code', { enabled: true })
    expect(factor.status).toBe(200)
    const browser = await openChromium()
    const { tab, complaints } = await openDevice(browser)
    await tab.goto(`${server.tenant.baseUrl}/account`)
    await tab.locator('#username').fill(email)
    await tab.locator('#password').fill(password)
    await tab.locator('#password').press('Enter')
    await tab.getByRole('heading', { name: 'Ways to log in' }).waitFor()
    await switchPasskeys(server.tenant, connectionId, true)
    await tab.reload()
    await tab.getByRole('link', { name: 'Add a passkey' }).click()
    await tab.getByRole('button', { name: 'Create a passkey' }).click()
    await tab.getByRole('link', { name: 'New recovery code' }).click()
    await tab.getByRole('checkbox').check()
    await tab.getByRole('button', { name: 'Continue' }).click()
    await tab.getByRole('heading', { name: 'Ways to log in' }).waitFor()
    const types = (await methodsOf()).map(({ type }: { type: string }) => type)
    expect(types.sort()).toEqual(['passkey', 'recovery-code'])
    expect(complaints).toEqual([])
    await browser.close()
    await switchPasskeys(server.tenant, connectionId, false)
    for (const { id } of await methodsOf()) {
      const path = `/users/${encodeURIComponent(userId)}/authentication-methods/${id}`
      expect((await management('DELETE', path)).status).toBe(204)
    }
  })

  test('add a security key and the device, show them and remove them', async () => {
    const enable = (name: string, enabled: boolean) =>
      management('PUT', `/guardian/factors/${name}`, { enabled })
    const browser = await openChromium()
    const { tab, devtools, complaints } = await openDevice(browser)
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'usb', automaticPresenceSimulation: true },
    })
    await tab.goto(`${server.tenant.baseUrl}/account`)
    await tab.locator('#username').fill(email)
    await tab.locator('#password').fill(password)
    await tab.locator('#password').press('Enter')
    await tab.getByRole('heading', { name: 'Ways to log in' }).waitFor()
    for (const name of ['webauthn-roaming', 'webauthn-platform']) await enable(name, true)
    await tab.reload()
    const deviceLink = tab.getByRole('link', { name: 'Add this device' })
    // A device is added beside another factor.
    expect(await deviceLink.count()).toBe(0)
    await tab.getByRole('link', { name: 'Add a security key' }).click()
    await tab.getByRole('button', { name: 'Register security key' }).click()
    await deviceLink.click()
    await tab.getByRole('button', { name: 'Use security key' }).click()
    await tab.getByRole('checkbox').check()
    await tab.getByRole('button', { name: 'Continue' }).click()
    await tab.getByRole('button', { name: 'Not on this device' }).click()
    await deviceLink.click()
    await tab.getByRole('button', { name: 'Continue' }).click()
    await tab.getByText('Fingerprint, face or PIN (').waitFor()
    const types = (await methodsOf()).map(({ type }: { type: string }) => type)
    expect(types).toEqual(['webauthn-roaming', 'recovery-code', 'webauthn-platform'])
    for (const name of ['Fingerprint, face or PIN', 'Recovery code', 'Security key']) {
      await tab.getByRole('button', { name: `Remove: ${name}` }).click()
      await tab.getByText('Saved.').waitFor()
    }
    expect(await methodsOf()).toEqual([])
    expect(complaints).toEqual([])
    await browser.close()
    for (const name of ['webauthn-roaming', 'webauthn-platform']) await enable(name, false)
  }, 120_000)

  it('change the password, download the data and delete the account', async () => {
    const visitor = createVisitor(server)
    await logIn(visitor)
    const form = await visitor.visit('/account/enrollments/password')
    const differ = await visitor.submit(form, { password: replaced, password_again: 'x' })
    expect(differ.status).toBe(400)
    const weak = await visitor.submit(form, { password: 'short', password_again: 'short' })
    expect(weak.status).toBe(400)
    const chosen = { password: replaced, password_again: replaced }
    expect((await visitor.submit(form, chosen)).status).toBe(200)

    await logIn(visitor, replaced)
    const data = await visitor.visit('/account/data')
    expect(data.headers.get('content-disposition')).toContain('account.json')
    expect(JSON.parse(data.text).profile).toMatchObject({ email, user_id: userId })
    const question = await visitor.visit('/account/deletion')
    expect((await visitor.submit(question, {})).status).toBe(400)
    await visitor.submit(question, { confirmed: 'true' })
    const gone = await management('GET', `/users/${encodeURIComponent(userId)}`)
    expect(gone.status).toBe(404)
    expect((await visitor.visit('/account')).url.pathname).toMatch(/^\/u\//)
  })
})
