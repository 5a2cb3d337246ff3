import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer, type Sight } from '@latchkey/testkit'
import {
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from '../authentication/application.ts'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const upstream = {
  issuer: 'https://idp.example.net',
  authorization_endpoint: 'https://idp.example.net/authorize',
  token_endpoint: 'https://idp.example.net/token',
  jwks_uri: 'https://idp.example.net/keys',
  client_id: 'latchkey',
  client_secret: 'the secret of this server',
}

let made = 0
/** A connection of an application, which starts a log-in without a request to the provider. */
async function connect(clientId: string, strategy: string, options: object, members: object = {}) {
  made += 1
  const name = `home-realm-${made}`
  const all = strategy === 'oidc' ? { ...upstream, ...options } : options
  const json = { name, strategy, options: all, enabled_clients: [clientId], ...members }
  const { status } = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect(status).toBe(201)
  return name
}

const hasField = ({ text }: Sight, name: string) => text.includes(`name="${name}"`)

async function openWithRealm(options: object = { domain_aliases: ['Corp.example'] }) {
  const app = await createApplication(server.tenant)
  const connection = await connect(app.clientId, 'oidc', options)
  return { app, connection, url: authorizeUrl(server.tenant, app), visitor: createVisitor(server) }
}

describe('the domain of an address', () => {
  it('selects the connection, whose provider gets the address as `login_hint`', async () => {
    const { url, visitor } = await openWithRealm()
    const page = await visitor.visit(url)
    expect([hasField(page, 'username'), hasField(page, 'password')]).toEqual([true, false])
    expect(page.headers.get('content-security-policy')).toMatch(/form-action [^;]* https:(;|$)/)
    const away = await visitor.submit(page, { username: 'Ada@CORP.example' })
    expect([away.isAway, away.url.origin]).toEqual([true, 'https://idp.example.net'])
    expect(away.url.searchParams.get('login_hint')).toBe('Ada@CORP.example')
  })

  it.each([
    ['tenant_domain', { tenant_domain: 'corp.example' }],
    ['an internationalized alias', { domain_aliases: ['bücher.example', 'xn--bcher-kva.test'] }],
  ])('is compared with %s', async (_, options) => {
    const { url, visitor } = await openWithRealm(options)
    const [domain = ''] = 'domain_aliases' in options ? ['Bücher.test'] : ['corp.example']
    const away = await visitor.submit(await visitor.visit(url), { username: `ada@${domain}` })
    expect(away.url.origin).toBe('https://idp.example.net')
  })

  it('of other domains leads to the password', async () => {
    const { url, visitor } = await openWithRealm()
    const email = `ada-${made}@sub.corp.example`
    await createUser(server.tenant, email)
    const page = await visitor.submit(await visitor.visit(url), { username: email })
    expect([page.status, hasField(page, 'password')]).toEqual([200, true])
    expect(page.text).toContain(`value="${email}"`)
    const wrong = await visitor.submit(page, { username: email, password: 'wrong' })
    expect([wrong.status, hasField(wrong, 'password')]).toEqual([400, true])
    const end = await visitor.submit(wrong, { username: email, password })
    expect(end.url.searchParams.get('code')).toBeTruthy()
  })

  it('of `login_hint` selects it without a page', async () => {
    const { app, visitor } = await openWithRealm()
    const hint = { login_hint: 'ada@corp.example' }
    const away = await visitor.visit(authorizeUrl(server.tenant, app, hint))
    expect(away.url.origin).toBe('https://idp.example.net')
    expect(away.url.searchParams.get('login_hint')).toBe('ada@corp.example')
  })

  it('without a connection is an error if no user has a password', async () => {
    const { app, url, visitor } = await openWithRealm()
    await connect(app.clientId, 'oidc', { domain_aliases: ['other.example'] })
    await server.tenant.request('PATCH', `/api/v2/connections/${app.connectionId}/clients`, {
      json: [{ client_id: app.clientId, status: false }],
    })
    const page = await visitor.submit(await visitor.visit(url), { username: 'ada@third.example' })
    expect([page.status, hasField(page, 'password')]).toEqual([400, false])
    expect(page.text).toContain('You cannot log in with this address.')
    const away = await visitor.submit(page, { username: 'ada@other.example' })
    expect(away.url.origin).toBe('https://idp.example.net')
  })

  it('is requested first if the tenant is configured so, without any home realm', async () => {
    const app = await createApplication(server.tenant)
    const set = (identifier_first: boolean) =>
      server.tenant.request('PATCH', '/api/v2/prompts', { json: { identifier_first } })
    await set(true)
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, app))
    await set(false)
    expect(hasField(page, 'password')).toBe(false)
    const both = await createVisitor(server).visit(authorizeUrl(server.tenant, app))
    expect(hasField(both, 'password')).toBe(true)
  })
})

describe('the button of a connection', () => {
  it('has the name and the logo of the provider', async () => {
    const app = await createApplication(server.tenant)
    await connect(app.clientId, 'github', { client_id: 'Iv1.latchkey' })
    const page = await createVisitor(server).visit(authorizeUrl(server.tenant, app))
    expect(page.text).toContain('Continue with GitHub')
    expect(page.text).toContain('fill="#181717"')
    expect(page.text).toContain('<svg')
  })

  it('is hidden by `show_as_button`, and the connection can still be requested', async () => {
    const app = await createApplication(server.tenant)
    const name = await connect(app.clientId, 'oidc', {}, { show_as_button: false })
    const page = await createVisitor(server).visit(authorizeUrl(server.tenant, app))
    expect(page.text).not.toContain(name)
    const named = authorizeUrl(server.tenant, app, { connection: name })
    expect((await createVisitor(server).visit(named)).url.origin).toBe('https://idp.example.net')
  })

  it('is hidden if the connection is disabled for log-ins, and cannot be requested', async () => {
    const app = await createApplication(server.tenant)
    const off = { authentication: { active: false } }
    const name = await connect(app.clientId, 'oidc', { domain_aliases: ['corp.example'] }, off)
    const page = await createVisitor(server).visit(authorizeUrl(server.tenant, app))
    expect([page.text.includes(name), hasField(page, 'password')]).toEqual([false, true])
    const named = authorizeUrl(server.tenant, app, { connection: name })
    const refused = await createVisitor(server).visit(named)
    expect(refused.url.searchParams.get('error_description')).toContain('`connection`')
  })
})
