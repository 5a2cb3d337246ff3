import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  ensureDefaultConnection,
  joinTestServer,
  type SharedServer,
  type Sight,
  type Visitor,
} from '@latchkey/testkit'
import { TOTP } from 'otpauth'
import { installAccountPages } from '../src/tenancy/account-client.ts'
import { createUser, password } from './authentication/application.ts'

const email = 'ann@example.com'
const replaced = 'Another-Horse-8-Battery'

let server: SharedServer
let userId: string
beforeAll(async () => {
  server = await joinTestServer()
  await server.tenant.write(async (resources) => {
    const { id: connectionId } = await ensureDefaultConnection(resources)
    await installAccountPages(resources, { issuer: `${server.tenant.baseUrl}/`, connectionId })
  })
  userId = await createUser(server.tenant, email)
})
afterAll(() => server.stop())

const management = (method: string, path: string) => server.tenant.request(method, `/api/v2${path}`)

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
    const removed = await visitor.submit(done, { action: 'remove-method', id })
    expect(removed.text).toContain('Saved.')
    expect(await methodsOf()).toEqual([])
  })

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
