import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
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

const pathOf = (prompt: string, screen: string) =>
  `/api/v2/prompts/${prompt}/screen/${screen}/rendering`
const patch = (prompt: string, screen: string, json: unknown) =>
  server.tenant.request('PATCH', pathOf(prompt, screen), { json })
const open = (parameters = {}) =>
  createVisitor(server).visit(authorizeUrl(server.tenant, app, parameters))

const settings = {
  rendering_mode: 'advanced',
  context_configuration: [
    'screen.texts',
    'tenant.name',
    'branding.settings',
    'client.metadata.tier',
    'untrusted_data.authorization_params.login_hint',
  ],
  head_tags: [
    {
      tag: 'script',
      attributes: {
        async: true,
        defer: false,
        integrity: ['sha512-v2CJ7UaYy4JwqLDIrZUI/4hqeoQieOmAZNXBeQyjo21dadnwR'],
        src: 'https://cdn.example.com/pages.js',
      },
    },
  ],
}

/** The context that the page gives to scripts. */
function contextOf(html: string) {
  const [, json = 'null'] = /window\.universal_login_context = (.*?)<\/script>/.exec(html) ?? []
  return JSON.parse(json)
}

describe('settings of a rendering', () => {
  const set = { context_configuration: ['screen.texts'], default_head_tags_disabled: true }
  const read = (prompt: string, screen: string) =>
    server.tenant.request('GET', pathOf(prompt, screen))

  it('have their defaults again if they are null', async () => {
    const before = (await read('mfa-sms', 'mfa-sms-list')).body
    const { head_tags } = settings
    expect((await patch('mfa-sms', 'mfa-sms-list', { ...set, head_tags })).status).toBe(200)
    const nulls = {
      context_configuration: null,
      default_head_tags_disabled: null,
      head_tags: null,
    }
    expect(await patch('mfa-sms', 'mfa-sms-list', nulls)).toMatchObject({ status: 200 })
    expect((await read('mfa-sms', 'mfa-sms-list')).body).toEqual(before)
  })

  it.each([
    ['consent', 'consent-tenant-scopes'],
    ['async-approval-flow', 'async-approval-accepted'],
    ['confirmation', 'confirmation'],
  ])('are stored for %s/%s', async (prompt, screen) => {
    expect((await patch(prompt, screen, set)).status).toBe(200)
    expect((await read(prompt, screen)).body).toMatchObject({ prompt, screen, ...set })
  })
})

describe('a page template', () => {
  const path = '/api/v2/branding/templates/universal-login'
  const template = `<!DOCTYPE html><html><head>{%- auth0:head -%}
{% if application.metadata.tier == 'gold' %}<style>body { --tier: gold }</style>{% endif %}</head>
<body><p id="app">{{ application.name }} {{ application.id }}</p>
<script>window.named = '{{ application.name }}'</script>{%- auth0:widget -%}</body></html>`

  afterAll(() => server.tenant.request('DELETE', path))

  it('knows the application; scripts know only one that is of the tenant', async () => {
    const client = { name: 'Bob & Co', client_metadata: { tier: 'gold' } }
    const own = await createApplication(server.tenant, { client })
    const other = await createApplication(server.tenant, { isFirstParty: false, client })
    expect((await server.tenant.request('PUT', path, { json: { template } })).status).toBe(201)
    const pageFor = (application: Application) =>
      createVisitor(server).visit(authorizeUrl(server.tenant, application))
    const [shown, others] = [await pageFor(own), await pageFor(other)]
    expect(shown.text).toContain(`<p id="app">Bob &amp; Co ${own.clientId}</p>`)
    expect(others.text).toContain(`<p id="app">Bob &amp; Co ${other.clientId}</p>`)
    const hashed = (text: string) =>
      `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const script = hashed("window.named = 'Bob &amp; Co'")
    const style = hashed('body { --tier: gold }')
    const policyOf = ({ headers }: typeof shown) => headers.get('content-security-policy')
    expect(policyOf(shown)).toContain(script)
    expect(policyOf(shown)).toContain(style)
    expect(policyOf(others)).not.toContain(script)
    expect(policyOf(others)).not.toContain(style)
  })
})

describe('the rendering of a screen', () => {
  it('is changed member by member, and answered as the public API answers', async () => {
    const [prompt, screen] = ['login-passwordless', 'login-passwordless-email-code']
    const before = await server.tenant.request('GET', pathOf(prompt, screen))
    expect(before.body).toMatchObject({ prompt, screen, rendering_mode: 'standard', head_tags: [] })
    const changed = await patch(prompt, screen, settings)
    expect([changed.status, changed.body]).toEqual([200, settings])
    const { body } = await server.tenant.request('GET', pathOf(prompt, screen))
    const tenant = before.body.tenant
    const unset = { default_head_tags_disabled: false, filters: null, use_page_template: false }
    const stored = { tenant, prompt, screen, ...unset, ...settings }
    expect(body).toEqual(stored)
    expect((await patch(prompt, screen, { rendering_mode: 'standard' })).body).toEqual({
      rendering_mode: 'standard',
    })
    const list = await server.tenant.request(
      'GET',
      `/api/v2/prompts/rendering?include_totals=true&prompt=${prompt}`,
    )
    expect(list.body).toMatchObject({ total: 1, configs: [{ screen, rendering_mode: 'standard' }] })
  })

  it('of several screens is changed at once, or of none', async () => {
    const configs = ['mfa-otp-challenge', 'mfa-otp-enrollment-qr'].map((screen) => ({
      prompt: 'mfa-otp',
      screen,
      use_page_template: true,
    }))
    const bulk = (json: unknown) =>
      server.tenant.request('PATCH', '/api/v2/prompts/rendering', { json })
    expect((await bulk({ configs })).body).toEqual({ configs })
    const twice = await bulk({ configs: [configs[0], configs[0]] })
    expect([twice.status, twice.body.message]).toEqual([400, expect.stringContaining('twice')])
    const { body } = await server.tenant.request('GET', pathOf('mfa-otp', 'mfa-otp-challenge'))
    expect(body).toMatchObject({ use_page_template: true, rendering_mode: 'standard' })
  })

  it.each([
    [{ tag: 'script', attributes: { src: 'http://cdn.example.com/a.js' } }, 'https'],
    [{ tag: 'script', attributes: { src: 'data:text/javascript,1' } }, 'https'],
    [{ tag: 'script', content: '</ScRipt><p>' }, '</script'],
    [{ tag: 'meta', attributes: { 'http-equiv': 'refresh', content: '0' } }, 'http-equiv'],
    [{ tag: 'link', attributes: { onload: 'a()' } }, 'onload'],
    [{ tag: 'base', attributes: { href: 'https://example.com' } }, 'tag'],
  ])('refuses the head tag %j', async (tag, reason) => {
    const { status, body } = await patch('login', 'login', { head_tags: [tag] })
    expect([status, body.message]).toEqual([400, expect.stringContaining(reason)])
  })
})

describe('an advanced screen', () => {
  it('has the head tags and the context, and the page of this server without scripts', async () => {
    await patch('login', 'login', settings)
    const hint = '</script><script>alert(1)</script>'
    const page = await open({ login_hint: hint })
    expect(page.text).toContain(
      '<script async integrity="sha512-v2CJ7UaYy4JwqLDIrZUI/4hqeoQieOmAZNXBeQyjo21dadnwR" src="https://cdn.example.com/pages.js"></script>',
    )
    expect(page.text).not.toContain(hint)
    const [, , state] = page.url.pathname.split('/')
    const context = contextOf(page.text)
    expect(context).toMatchObject({
      client: { id: app.clientId },
      prompt: { name: 'login' },
      screen: { name: 'login', texts: { title: 'Log in' } },
      transaction: {
        state,
        locale: 'en',
        errors: [],
        connection: { strategy: 'auth0', options: { signup_enabled: true } },
      },
      untrusted_data: { authorization_params: { login_hint: hint } },
    })
    expect(context.screen.links.signup).toMatch(/^\/u\/[^/]+\/signup$/)
    expect(context.client).not.toHaveProperty('description')
    expect(page.text).toMatch(/<noscript><main>.*name="password".*<\/noscript>/s)
    const policy = page.headers.get('content-security-policy')
    expect(policy).toMatch(/script-src 'sha256-[^;]* https:\/\/cdn\.example\.com/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    await patch('login', 'login', { rendering_mode: 'standard' })
    expect((await open()).text).not.toContain('universal_login_context')
  })

  it('logs in by what its scripts post to their own page, and says what went wrong', async () => {
    await patch('login', 'login', settings)
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, app))
    const posted = { state: contextOf(page.text).transaction.state, action: 'default' }
    const typed = { ...posted, username: 'ada@example.com' }
    const wrong = await visitor.submit(page, { ...typed, password: 'wrong' })
    expect(contextOf(wrong.text).transaction.errors).toEqual([
      { code: 'wrong-credentials', message: expect.stringContaining('Incorrect') },
    ])
    const right = await visitor.submit(wrong, { ...typed, password })
    await patch('login', 'login', { rendering_mode: 'standard' })
    expect([right.isAway, right.url.searchParams.has('code')]).toEqual([true, true])
  })

  it('is one for the log-ins of its filters', async () => {
    const filters = { match_type: 'includes_any', clients: [{ id: app.clientId }] }
    const isAdvanced = async () => (await open()).text.includes('universal_login_context')
    await patch('login', 'login', { ...settings, filters })
    const answers = [await isAdvanced()]
    await patch('login', 'login', { filters: { ...filters, match_type: 'excludes_any' } })
    answers.push(await isAdvanced())
    const byMetadata = { match_type: 'includes_any', clients: [{ metadata: { tier: 'gold' } }] }
    await patch('login', 'login', { filters: byMetadata })
    answers.push(await isAdvanced())
    const json = { client_metadata: { tier: 'gold' } }
    await server.tenant.request('PATCH', `/api/v2/clients/${app.clientId}`, { json })
    answers.push(await isAdvanced())
    await patch('login', 'login', { filters: null, rendering_mode: 'standard' })
    expect(answers).toEqual([true, false, false, true])
  })
})
