import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  authentication,
  createVisitor,
  type DocumentedOperation,
  joinTestServer,
  operationsOf,
  type SharedServer,
  type Sight,
  type Visitor,
} from '@latchkey/testkit'
import {
  type Application,
  audience,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from './application.ts'

/** A page of another site cannot change anything by the browser of a user. */
let server: SharedServer
let app: Application
const email = 'ada@example.com'
beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant)
  await createUser(server.tenant, email)
})
afterAll(() => server.stop())

const saidOf = ({ operation }: DocumentedOperation) => JSON.stringify(operation)
const isPage = (each: DocumentedOperation) => saidOf(each).includes('PageError')
const pages = operationsOf(authentication).filter(isPage)
/** Operations that other sites may post to: those of applications and providers. */
const foreign = [
  'createAuthorization',
  'createContinuation',
  'createEndSession',
  'createLoginCallback',
  'createSamlSingleSignOn',
  'createSamlLogout',
  'createUpstreamLogout',
]
const forms = pages.filter(({ id, method }) => method === 'POST' && !foreign.includes(id))

const addressOf = ({ path }: DocumentedOperation) =>
  path.replace('{step}', 'provider').replace(/\{[^}]+\}/g, 'nobody')

const cookieOf = (visitor: Visitor) =>
  [...visitor.cookies].map(([name, { value }]) => `${name.split(' ')[0]}=${value}`).join('; ')

/** Posts a form as a page of another site would make the browser do. */
function postFrom(
  visitor: Visitor,
  page: Sight,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
) {
  const action = /<form[^>]*action="([^"]*)"/.exec(page.text)?.[1] ?? ''
  const { pathname, search } = new URL(action.replaceAll('&amp;', '&'), page.url)
  return server.tenant.request('POST', pathname + search, {
    token: null,
    form: fields,
    headers: { accept: 'text/html', cookie: cookieOf(visitor), ...headers },
  })
}

const attacks = [
  { origin: 'https://evil.example.com' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
]

describe('a form of another origin', () => {
  it('is refused at every endpoint that our pages post to', async () => {
    expect(forms.length).toBeGreaterThan(10)
    const taken: string[] = []
    for (const operation of forms) {
      for (const headers of attacks) {
        const { status } = await server.tenant.request('POST', addressOf(operation), {
          token: null,
          form: { username: email, action: 'accept', logout: 'yes' },
          headers: { accept: 'text/html', ...headers },
        })
        if (status !== 403) taken.push(`${operation.id} ${JSON.stringify(headers)} ${status}`)
      }
    }
    expect(taken).toEqual([])
  })

  it('logs nobody in, nor does one without the cookies of the page', async () => {
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, app))
    const fields = { username: email, password }
    for (const headers of attacks) {
      expect((await postFrom(visitor, page, fields, headers)).status).toBe(403)
    }
    // Log-in CSRF: an attacker logs a victim in to the account of the attacker.
    const victim = createVisitor(server)
    await victim.visit(authorizeUrl(server.tenant, app))
    const planted = await postFrom(victim, page, fields, {})
    expect([planted.status, planted.headers.getSetCookie()]).toEqual([400, []])
    const silent = authorizeUrl(server.tenant, app, { prompt: 'none' })
    for (const each of [visitor, victim]) {
      expect((await each.visit(silent)).url.searchParams.get('error')).toBe('login_required')
    }
  })

  it('consents to nothing', async () => {
    const theirs = await createApplication(server.tenant, { isFirstParty: false })
    const visitor = createVisitor(server)
    const request = authorizeUrl(server.tenant, theirs, { scope: 'openid read:books', audience })
    const consent = await visitor.submit(await visitor.visit(request), {
      username: email,
      password,
    })
    expect(consent.url.pathname).toMatch(/\/consent$/)
    for (const headers of attacks) {
      const { status } = await postFrom(visitor, consent, { action: 'accept' }, headers)
      expect(status).toBe(403)
    }
    expect((await visitor.visit(request)).url.pathname).toMatch(/\/consent$/)
    const anonymous = await postFrom(createVisitor(server), consent, { action: 'accept' }, {})
    expect(anonymous.status).toBe(400)
    const path = `/api/v2/grants?client_id=${theirs.clientId}`
    expect((await server.tenant.request('GET', path)).body).toEqual([])
  })

  it('logs nobody out, nor does one without the CSRF token of the page', async () => {
    const visitor = createVisitor(server)
    const login = await visitor.visit(authorizeUrl(server.tenant, app))
    await visitor.submit(login, { username: email, password })
    const page = await visitor.visit(`/oidc/logout?client_id=${app.clientId}`)
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page.text) ?? []
    const other = createVisitor(server)
    const elsewhere = await other.visit(`/oidc/logout?client_id=${app.clientId}`)
    const [, stolen = ''] = /name="xsrf" value="([^"]+)"/.exec(elsewhere.text) ?? []
    expect([xsrf === '', stolen === xsrf]).toEqual([false, false])
    for (const headers of attacks) {
      const { status } = await postFrom(visitor, page, { xsrf, action: 'accept' }, headers)
      expect(status).toBe(403)
    }
    for (const token of ['', 'x', stolen]) {
      const fields = { xsrf: token, action: 'accept', logout: 'yes' }
      expect((await postFrom(visitor, page, fields, {})).status).toBe(400)
    }
    // The confirmation page logs no user out, by either method.
    for (const query of ['logout=yes', 'action=accept', `logout=yes&xsrf=${xsrf}`]) {
      await visitor.visit(`/oidc/logout?client_id=${app.clientId}&${query}`)
    }
    const silent = authorizeUrl(server.tenant, app, { prompt: 'none' })
    expect((await visitor.visit(silent)).url.searchParams.has('code')).toBe(true)
  })
})

describe('a page', () => {
  it('cannot be framed, is not cached and sends no referrer', async () => {
    const loose: string[] = []
    for (const each of pages) {
      const { status, headers } = await server.tenant.request(each.method, addressOf(each), {
        token: null,
        headers: { accept: 'text/html' },
      })
      if (!headers.get('content-type')?.startsWith('text/html')) continue
      const policy = headers.get('content-security-policy') ?? ''
      const isTight =
        policy.includes("default-src 'none'") &&
        policy.includes("frame-ancestors 'none'") &&
        policy.includes("base-uri 'none'") &&
        !policy.includes('unsafe-inline') &&
        headers.get('x-frame-options') === 'DENY' &&
        headers.get('x-content-type-options') === 'nosniff' &&
        headers.get('cache-control') === 'no-store' &&
        /^(same|strict)-origin$/.test(headers.get('referrer-policy') ?? '')
      if (!isTight) loose.push(`${each.id} ${status} ${policy}`)
    }
    expect(loose).toEqual([])
    expect(pages.length).toBeGreaterThan(20)
  })

  it('sets cookies that are host-only and HttpOnly', async () => {
    const lines: string[] = []
    const watching: typeof server.fetch = async (url, init) => {
      const answer = await server.fetch(url, init)
      lines.push(...answer.headers.getSetCookie())
      return answer
    }
    const visitor = createVisitor({ fetch: watching, tenant: server.tenant })
    const page = await visitor.visit(authorizeUrl(server.tenant, app))
    await visitor.submit(page, { username: email, password })
    await visitor.visit(authorizeUrl(server.tenant, app))
    await visitor.visit('/activate')
    await visitor.visit(`/v2/logout?client_id=${app.clientId}`)
    expect(lines.length).toBeGreaterThan(4)
    for (const line of lines) {
      const isEverywhere = /; path=\/(;|$)/i.test(line)
      if (isEverywhere) expect(line).toMatch(/^__Host-/)
      expect(line).toMatch(/; path=\//i)
      expect(line).not.toMatch(/; domain=/i)
      const isTakenBack = /expires=Thu, 01 Jan 1970/i.test(line)
      if (!isTakenBack) expect(line).toMatch(/; secure/i)
      if (!isTakenBack) expect(line).toMatch(/; httponly/i)
      if (!isTakenBack) expect(line).toMatch(/; samesite=(lax|strict)/i)
    }
  })
})
