import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer, until } from '@latchkey/testkit'
import {
  type Application,
  authorizeUrl,
  createApplication,
  exchange,
  password,
} from './application.ts'

let server: TestServer
let app: Application
beforeAll(async () => {
  server = await startTestServer()
  const client = { grant_types: ['authorization_code', passwordRealm] }
  app = await createApplication(server.tenant, { client })
})
afterAll(() => server.stop())

const passwordRealm = 'http://auth0.com/oauth/grant-type/password-realm'
const connection = 'Username-Password-Authentication'

/** The link of the newest mail to an address, of those that are written as files. */
async function linkTo(address: string, path: string): Promise<string> {
  const folder = join(server.dataFolder, 'mails')
  let link: string | undefined
  await until(`a mail to ${address} with ${path}`, async () => {
    for (const name of (await readdir(folder).catch(() => [])).sort().reverse()) {
      const text = (await readFile(join(folder, name), 'utf8')).replace(/=\r?\n/g, '')
      if (!text.includes(address)) continue
      link = new RegExp(`https://[^\\s"<]*${path}[^\\s"<]*`).exec(text)?.[0]?.replaceAll('=3D', '=')
      if (link) return true
    }
    return false
  })
  return link ?? ''
}

const call = (path: string, json: object) =>
  server.tenant.request('POST', `/dbconnections/${path}`, {
    token: null,
    json: { client_id: app.clientId, connection, ...json },
  })

async function userOf(email: string) {
  const { body } = await server.tenant.request('GET', `/api/v2/users-by-email?email=${email}`)
  return body[0]
}

describe('a sign-up', () => {
  it('is verified by the link of an e-mail, once', async () => {
    const email = 'ada@example.com'
    const { status, body } = await call('signup', { email, password, given_name: 'Ada' })
    const made = { _id: expect.any(String), email, email_verified: false, given_name: 'Ada' }
    expect([status, body]).toEqual([200, made])
    const link = await linkTo(email, '/lo/verify_email')
    const visitor = createVisitor(server)
    const page = await visitor.visit(link)
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('<form method="post"')])
    expect(await userOf(email)).toMatchObject({ email_verified: false })
    const done = await visitor.submit(page, {})
    expect([done.status, done.text]).toEqual([200, expect.stringContaining('is confirmed')])
    expect(await userOf(email)).toMatchObject({ email_verified: true, given_name: 'Ada' })
    const again = await visitor.visit(link)
    expect([again.status, again.text]).toEqual([200, expect.stringContaining('Already confirmed')])
  })

  it('returns the profile that was sent, also for an account that exists already', async () => {
    const profile = {
      email: 'mary@example.com',
      given_name: 'Mary',
      family_name: 'Somerville',
      name: 'Mary Somerville',
      nickname: 'mary',
      picture: 'https://example.com/mary.png',
      user_metadata: { color: 'teal' },
    }
    const expected = { ...profile, _id: expect.any(String), email_verified: false }
    const first = await call('signup', { ...profile, password })
    const again = await call('signup', { ...profile, password })
    expect([first.body, again.body]).toEqual([expected, expected])
    expect(await userOf(profile.email)).toMatchObject(profile)
  })

  it('takes a phone number where the connection has the attribute', async () => {
    const ignored = await call('signup', { phone_number: '+14155550101', password })
    expect(ignored.status).toBe(400)
    const name = 'phones'
    const attributes = { phone_number: { identifier: { active: true } } }
    const json = {
      name,
      strategy: 'auth0',
      options: { attributes },
      enabled_clients: [app.clientId],
    }
    await server.tenant.request('POST', '/api/v2/connections', { json })
    const phone_number = '+14155550102'
    const { status, body } = await call('signup', { connection: name, phone_number, password })
    const expected = { _id: expect.any(String), phone_number, phone_verified: false }
    expect([status, body]).toEqual([200, expected])
    const grant = { grant_type: passwordRealm, realm: name, scope: 'openid' }
    const { body: token } = await exchange(server, app, {
      ...grant,
      username: phone_number,
      password,
    })
    expect(token).toMatchObject({ id_token: expect.any(String) })
  })

  it('with a weak password or without a connection is refused', async () => {
    const weak = await call('signup', { email: 'weak@example.com', password: 'weak' })
    const nowhere = await call('signup', { email: 'b@example.com', password, connection: 'no' })
    expect([weak, nowhere].map(({ status }) => status)).toEqual([400, 400])
    expect(await userOf('weak@example.com')).toBeUndefined()
  })
})

describe('a password reset', () => {
  it('sets a new password by a link, and ends the sessions of the user', async () => {
    const email = 'grace@example.com'
    await call('signup', { email, password })
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, app))
    const path = page.url.pathname.replace(/login$/, 'reset-password')
    const response = await visitor.visit(path)
    const sent = await visitor.submit(response, { username: email })
    const unknown = await visitor.submit(response, { username: 'nobody@example.com' })
    expect([sent.status, unknown.status]).toEqual([200, 200])
    const link = await linkTo(email, '/lo/reset')

    const before = createVisitor(server)
    const login = await before.visit(authorizeUrl(server.tenant, app))
    expect((await before.submit(login, { username: email, password })).isAway).toBe(true)

    const form = await visitor.visit(link)
    const changed = 'Another-Horse-8-Battery'
    const differ = await visitor.submit(form, { password: changed, password_again: 'other' })
    const weak = await visitor.submit(form, { password: 'weak', password_again: 'weak' })
    expect([differ.status, weak.status]).toEqual([400, 400])
    const done = await visitor.submit(form, { password: changed, password_again: changed })
    expect(done.status).toBe(200)
    const again = await visitor.submit(form, { password: changed, password_again: changed })
    expect(again.status).toBe(400)

    const quiet = await before.visit(authorizeUrl(server.tenant, app, { prompt: 'none' }))
    expect(quiet.url.searchParams.get('error')).toBe('login_required')
    const old = await visitor.submit(page, { username: email, password })
    expect(old.status).toBe(400)
    const fresh = await visitor.submit(page, { username: email, password: changed })
    expect(fresh.url.searchParams.get('code')).toMatch(/^[\w-]{32}$/)
    expect(await userOf(email)).toMatchObject({ email_verified: true })
  })
})

describe('a guesser', () => {
  it('is blocked for the account and the address after ten attempts', async () => {
    const email = 'guessed@example.com'
    await call('signup', { email, password })
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, app))
    for (const at of Array.from({ length: 10 }, (_, each) => each)) {
      const typed = at % 2 === 0 ? email : ` ${email.toUpperCase()} `
      await visitor.submit(page, { username: typed, password: `guess ${at}` })
    }
    const blocked = await visitor.submit(page, { username: email, password })
    expect(blocked.isAway).toBe(false)
    const { user_id } = await userOf(email)
    const path = `/api/v2/user-blocks/${encodeURIComponent(user_id)}`
    expect((await server.tenant.request('GET', path)).body.blocked_for).toHaveLength(1)
    await server.tenant.request('DELETE', path)
    const free = await visitor.submit(page, { username: email, password })
    expect(free.isAway).toBe(true)
  })
})
