import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer, type Visitor } from '@latchkey/testkit'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from '../authentication/application.ts'

let server: SharedServer
let app: Application
beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant)
  await createUser(server.tenant, 'ada@example.com')
})
afterAll(() => server.stop())

const pathOf = (prompt: string) => `/api/v2/prompts/${prompt}/partials`
const put = (prompt: string, json: unknown) =>
  server.tenant.request('PUT', pathOf(prompt), { json })
const get = async (prompt: string) => (await server.tenant.request('GET', pathOf(prompt))).body
const open = (visitor: Visitor, parameters = {}) =>
  visitor.visit(authorizeUrl(server.tenant, app, parameters))

const points = [
  'form-content-start',
  'form-content-end',
  'form-footer-start',
  'form-footer-end',
  'secondary-actions-start',
  'secondary-actions-end',
]

describe('partials of a prompt', () => {
  it('are replaced as a whole, and returned as they were set', async () => {
    expect(await get('login-passwordless')).toEqual({})
    const both = {
      'login-passwordless-email-code': { 'form-content-end': '<div>End</div>' },
      'login-passwordless-sms-otp': { 'form-content-start': '<div>Start</div>' },
    }
    expect((await put('login-passwordless', both)).body).toEqual(both)
    expect(await get('login-passwordless')).toEqual(both)
    const one = { 'login-passwordless-sms-otp': { 'form-footer-end': '<div>End</div>' } }
    expect((await put('login-passwordless', one)).body).toEqual(one)
    expect(await get('login-passwordless')).toEqual(one)
    expect((await put('login-passwordless', {})).body).toEqual({})
    expect(await get('login-passwordless')).toEqual({})
  })

  it('without a text are left out', async () => {
    const { status, body } = await put('signup-id', { 'signup-id': { 'form-content-end': '' } })
    expect([status, body]).toEqual([200, {}])
    expect((await put('signup-id', { 'signup-id': {} })).body).toEqual({})
  })

  it.each([
    ['malformed Liquid', { 'form-content-start': '{% if %}' }, 'Liquid template is invalid'],
    ['an unknown filter', { 'form-content-start': '{{ locale | read_file }}' }, 'filter'],
    ['a long text', { 'form-content-start': 'x'.repeat(10_001) }, '10000'],
    ['an unknown point', { nowhere: 'x' }, 'nowhere'],
  ])('with %s are refused', async (_, points, reason) => {
    const answer = await put('login', { login: points })
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining(reason)])
  })

  it.each([
    ['login', { signup: { 'form-content-start': 'x' } }, 'has no screen signup'],
    ['mfa', {}, 'prompt'],
  ])('of %s refuse %j', async (prompt, body, reason) => {
    const answer = await put(prompt, body)
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining(reason)])
  })
})

describe('a page', () => {
  it('shows the partials of its screen at their places, and runs their scripts', async () => {
    const script = "document.title = '{{ tenant.friendly_name }}'"
    const texts = Object.fromEntries(points.map((point) => [point, `<i>${point}</i>`]))
    const first = `<b>{{ prompt.name }}/{{ prompt.screen.name }} {{ locale }}</b>
      <style>b { color: teal }</style><script>${script}</script>
      <script src="https://cdn.example.com/more.js"></script>`
    await put('login', { login: { ...texts, 'form-content-start': first } })
    const page = await open(createVisitor(server))
    expect(page.text).toContain('<b>login/login en</b>')
    const order = ['form-content-start', 'name="username"', 'form-content-end', 'type="submit"']
    const at = [...order, 'form-footer-start', '/signup', 'form-footer-end'].map((each) =>
      page.text.indexOf(each),
    )
    expect(at).not.toContain(-1)
    expect(at).toEqual([...at].sort((a, b) => a - b))
    // The tenant has no identity provider.
    expect(page.text).not.toContain('secondary-actions')
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src [^;]*'sha256-[^;]*https:\/\/cdn\.example\.com/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("default-src 'none'")
    await put('login', {})
    expect((await open(createVisitor(server))).text).not.toContain('ulp-container')
  })

  it('runs no script that depends on what others wrote', async () => {
    const field = 'untrusted_data.submitted_form_data["ulp-x"]'
    const template = `<script>let a = '{{ ${field} }}'</script><p>{{ ${field} }}</p>`
    await put('login', { login: { 'form-content-end': template } })
    const visitor = createVisitor(server)
    const page = await open(visitor)
    const typed = { 'ulp-x': '<img src=x>', username: 'ada@example.com', password: 'wrong' }
    const refused = await visitor.submit(page, typed)
    await put('login', {})
    expect([page.status, refused.status]).toEqual([200, 400])
    expect(refused.text).toContain('<p>&lt;img src=x&gt;</p>')
    const scripts = (policy: string | null) => /script-src [^;]*/.exec(policy ?? '')?.[0]
    const policies = [page, refused].map(({ headers }) => headers.get('content-security-policy'))
    expect(scripts(policies[1] ?? null)).toBe(scripts(policies[0] ?? null))
  })

  it('of the log-in in two steps has those of each step', async () => {
    const settings = (identifier_first: boolean) =>
      server.tenant.request('PATCH', '/api/v2/prompts', { json: { identifier_first } })
    await settings(true)
    for (const screen of ['login', 'login-id', 'login-password']) {
      await put(screen, { [screen]: { 'form-content-start': `<i>at ${screen}</i>` } })
    }
    const visitor = createVisitor(server)
    const first = await open(visitor)
    const second = await visitor.submit(first, { username: 'ada@example.com' })
    await settings(false)
    for (const screen of ['login', 'login-id', 'login-password']) await put(screen, {})
    const shown = [first, second].map(({ text }) => /<i>at [^<]*/.exec(text)?.[0])
    expect(shown).toEqual(['<i>at login-id', '<i>at login-password'])
  })
})

describe('fields of a partial at sign-up', () => {
  const input = '<input name="ulp-user-metadata-first_name">'
  const signUp = async (email: string, fields: Readonly<Record<string, string>>) => {
    const visitor = createVisitor(server)
    const page = await open(visitor, { screen_hint: 'signup' })
    return visitor.submit(page, { email, password, ...fields })
  }
  const userBy = async (email: string) => {
    const query = new URLSearchParams({ email })
    const { body } = await server.tenant.request('GET', `/api/v2/users-by-email?${query}`)
    return body[0]
  }

  it('are stored in user_metadata where their names say so and a partial has them', async () => {
    await put('signup', { signup: { 'form-content-end': `${input}<input name="ulp-terms">` } })
    const sight = await signUp('grace@example.com', {
      'ulp-user-metadata-first_name': 'Grace',
      'ulp-user-metadata-role': 'admin',
      'ulp-terms': 'on',
    })
    expect(sight.isAway).toBe(true)
    expect((await userBy('grace@example.com')).user_metadata).toEqual({ first_name: 'Grace' })
    await put('signup', {})
  })

  it('that are too long are refused before an account is made', async () => {
    await put('signup', { signup: { 'form-content-end': input } })
    const long = { 'ulp-user-metadata-first_name': 'x'.repeat(501) }
    const sight = await signUp('long@example.com', long)
    expect([sight.status, sight.text]).toEqual([400, expect.stringContaining('too long')])
    expect(await userBy('long@example.com')).toBeUndefined()
    await put('signup', {})
  })
})
