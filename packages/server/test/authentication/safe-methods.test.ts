import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  authentication,
  createVisitor,
  operationsOf,
  type Sight,
  startTestServer,
  type TestServer,
  until,
  type Visitor,
  withoutRateLimits,
} from '@latchkey/testkit'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from './application.ts'
import { switchPasskeys } from './device.ts'
import { mailTo } from './mail-to.ts'
import { linkTo } from './mails.ts'

/** Longer than the tests take: what the server does at intervals changes rows too. */
const hourMs = 60 * 60 * 1000

/** GET and HEAD change nothing: mail programs and browsers prefetch, and users reload. */
let server: TestServer
let app: Application
beforeAll(async () => {
  server = await startTestServer({
    config: { rateLimits: withoutRateLimits },
    bounds: {
      entryFlushMs: 5, // no entry of an earlier token arrives while pages are looked at
      logSealMs: hourMs,
      expiredPruneMs: hourMs,
    },
  })
  app = await createApplication(server.tenant)
})
afterAll(() => server.stop())

const request = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

const ofUser = (userId: string, path: string) => `/users/${encodeURIComponent(userId)}${path}`

/** Tables of request counters. */
const counts = ['network_acl_counts', 'rate_windows']

/** All rows of each table, as a hash. */
async function rowsOf(): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await server.database.query(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all ($1)`,
    [counts],
  )
  const each = ({ name }: { name: string }) =>
    `select '${name}' as name, md5(string_agg(t::text, ' ' order by t::text)) as rows from "${name}" t`
  const { rows } = await server.database.query(tables.map(each).join(' union all '))
  return Object.fromEntries(rows.map(({ name, rows: hash }) => [name, hash]))
}

const mailsOf = async () => (await readdir(join(server.dataFolder, 'mails')).catch(() => [])).sort()

const readsWithoutChange = 5
/** Half a second in all, in which few reads of all tables are enough. */
const pauseMs = 75

/** The rows, once five reads in a row have found no change. */
async function settled() {
  const read = async () => ({ rows: await rowsOf(), mails: await mailsOf() })
  let stored = await read()
  let same = 0
  await until('nothing is written any more', async () => {
    await setTimeout(pauseMs)
    const now = await read()
    same = JSON.stringify(now) === JSON.stringify(stored) ? same + 1 : 0
    stored = now
    return same >= readsWithoutChange
  })
  return stored
}

interface PageRequest {
  readonly method: 'GET' | 'HEAD'
  readonly headers?: Readonly<Record<string, string>>
}

const prefetch: PageRequest = { method: 'GET', headers: { 'sec-purpose': 'prefetch;prerender' } }
const requests: readonly PageRequest[] = [{ method: 'GET' }, { method: 'HEAD' }, prefetch]
/** Steps of a protocol are GET requests that may change state; HEAD and prefetch must not. */
const looksAtSteps: readonly PageRequest[] = [{ method: 'HEAD' }, prefetch]

const pages = operationsOf(authentication)
  .filter(({ method }) => method === 'GET')
  .map(({ path, operation }) => ({ path, isStep: 'x-changes-state' in operation }))
const pagesBelow = (start: string) => pages.filter(({ path }) => path.startsWith(start))

/** Requests every page of a log-in, or a URL, with the cookies of the browser. */
async function look(
  visitor: Visitor,
  address: URL,
  { method, headers }: PageRequest,
): Promise<number> {
  const sent = [...visitor.cookies].filter(([, { path }]) => address.pathname.startsWith(path))
  const cookie = sent.map(([name, { value }]) => `${name.split(' ')[0]}=${value}`).join('; ')
  const answer = await server.fetch(address.href, {
    method,
    redirect: 'manual',
    headers: { accept: 'text/html', cookie, ...headers },
  })
  await answer.text()
  return answer.status
}

async function requestEveryPage(visitor: Visitor, { url }: Sight): Promise<void> {
  const [, , state = ''] = url.pathname.split('/')
  for (const { path, isStep } of pagesBelow('/u/')) {
    for (const each of isStep ? looksAtSteps : requests) {
      const status = await look(visitor, new URL(path.replace('{state}', state), url), each)
      expect([path, each, status < 500]).toEqual([path, each, true])
      if (isStep) expect([path, [400, 405].includes(status)]).toEqual([path, true])
    }
  }
}

const pageOf = ({ url }: Sight) => url.pathname.split('/').at(-1)

async function logIn(visitor: Visitor, username: string, of = app, parameters = {}) {
  const page = await visitor.visit(authorizeUrl(server.tenant, of, parameters))
  return visitor.submit(page, { username, password })
}

const setPolicy = (...policies: string[]) => request('PUT', '/guardian/policies', policies)
const setFactor = (name: string, enabled: boolean) =>
  request('PUT', `/guardian/factors/${name}`, { enabled })

describe('GET of the pages of a log-in changes nothing', () => {
  const user = (name: string) => createUser(server.tenant, `${name}@looks.example.com`)

  async function guarded(name: string, method: object) {
    const userId = await user(name)
    await request('PATCH', ofUser(userId, ''), { email_verified: true })
    const made = await request('POST', ofUser(userId, '/authentication-methods'), method)
    expect(made.status).toBe(201)
    return `${name}@looks.example.com`
  }

  it.each([
    [
      'before anybody is known',
      'login',
      async (visitor: Visitor) => visitor.visit(authorizeUrl(server.tenant, app)),
    ],
    [
      'when a second factor is to be enrolled',
      'mfa-otp-enrollment',
      async (visitor: Visitor) => {
        await setPolicy('all-applications')
        await user('ada')
        return logIn(visitor, 'ada@looks.example.com')
      },
    ],
    [
      'when a second factor is asked for, or a code by mail',
      'mfa-otp',
      async (visitor: Visitor) => {
        await setPolicy('all-applications')
        await setFactor('email', true)
        return logIn(visitor, await guarded('bea', { type: 'totp' }))
      },
    ],
    [
      'when a code was mailed',
      'mfa-email',
      async (visitor: Visitor) => {
        await setPolicy('all-applications')
        await setFactor('email', true)
        const email = 'cleo@looks.example.com'
        const page = await logIn(
          visitor,
          await guarded('cleo', { type: 'email', name: 'c', email }),
        )
        expect(page.text).toContain('Enter the one-time code')
        await mailTo(server, email, /\b(\d{6})\b/)
        return page
      },
    ],
    [
      'when a session has to show more',
      'mfa-email',
      async (visitor: Visitor) => {
        await setPolicy()
        await setFactor('email', true)
        const email = 'dora@looks.example.com'
        await logIn(visitor, await guarded('dora', { type: 'email', name: 'd', email }))
        await setPolicy('all-applications')
        const page = await visitor.visit(authorizeUrl(server.tenant, app))
        expect(page.text).toContain('Send code')
        return page
      },
    ],
    [
      'when a passkey is offered',
      'passkey-enrollment',
      async (visitor: Visitor) => {
        await setPolicy()
        await switchPasskeys(server.tenant, app.connectionId, true)
        await user('eva')
        return logIn(visitor, 'eva@looks.example.com')
      },
    ],
    [
      'when a passkey can be used',
      'login',
      async (visitor: Visitor) => {
        await switchPasskeys(server.tenant, app.connectionId, true)
        const page = await visitor.visit(authorizeUrl(server.tenant, app))
        expect(page.text).toContain('data-passkey="get"')
        return page
      },
    ],
    [
      'when consent is asked for',
      'consent',
      async (visitor: Visitor) => {
        await setPolicy()
        await switchPasskeys(server.tenant, app.connectionId, false)
        await user('fay')
        const third = await createApplication(server.tenant, { isFirstParty: false })
        return logIn(visitor, 'fay@looks.example.com', third)
      },
    ],
  ] as const)('%s', async (_, page, arrive) => {
    const visitor = createVisitor(server)
    const sight = await arrive(visitor)
    expect(pageOf(sight)).toBe(page)
    const before = await settled()
    await requestEveryPage(visitor, sight)
    expect(await settled()).toEqual(before)
  })

  it('and their forms do: a code is e-mailed, a passkey declined', async () => {
    await setPolicy()
    await setFactor('email', true)
    const email = 'gwen@looks.example.com'
    const visitor = createVisitor(server)
    await logIn(visitor, await guarded('gwen', { type: 'email', name: 'g', email }))
    await setPolicy('all-applications')
    const page = await visitor.visit(authorizeUrl(server.tenant, app))
    const sent = await visitor.submit(page, {})
    const code = await mailTo(server, email, /\b(\d{6})\b/)
    const enrollment = await visitor.submit(sent, { code })
    expect(pageOf(enrollment)).toBe('mfa-recovery-code-enrollment')

    await setPolicy()
    await switchPasskeys(server.tenant, app.connectionId, true)
    await user('hedy')
    const other = createVisitor(server)
    const offer = await logIn(other, 'hedy@looks.example.com')
    expect(pageOf(offer)).toBe('passkey-enrollment')
    const form = offer.text.slice(offer.text.indexOf('<form class="more"'))
    expect((await other.submit({ ...offer, text: form }, {})).isAway).toBe(true)
    await switchPasskeys(server.tenant, app.connectionId, false)
  })
})

describe('GET of a link of an e-mail changes nothing', () => {
  const ticket = async (path: string, json: object) => {
    const { body } = await request('POST', path, json)
    return (body.ticket ?? body.ticket_url) as string
  }

  /** The link that logs in, which only its mail has. */
  async function loginLink(): Promise<string> {
    const name = 'linked'
    await request('POST', '/connections', {
      name,
      strategy: 'email',
      enabled_clients: [app.clientId],
    })
    const email = 'ines@looks.example.com'
    await server.tenant.request('POST', '/passwordless/start', {
      token: null,
      json: {
        client_id: app.clientId,
        client_secret: app.clientSecret,
        connection: name,
        email,
        send: 'link',
        authParams: { redirect_uri: app.redirectUri, response_type: 'code', scope: 'openid' },
      },
    })
    return linkTo(server, email, '/lo/login')
  }

  /** The link that removes a block, which the owner of the account is mailed. */
  async function unblockLink(): Promise<string> {
    const email = 'kate@looks.example.com'
    await createUser(server.tenant, email)
    await request('PATCH', '/attack-protection/brute-force-protection', { max_attempts: 1 })
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, app))
    for (const typed of ['wrong', password]) {
      await visitor.submit(page, { username: email, password: typed })
    }
    await request('PATCH', '/attack-protection/brute-force-protection', { max_attempts: 10 })
    return linkTo(server, email, '/lo/unblock')
  }

  it('of every kind', async () => {
    const user_id = await createUser(server.tenant, 'jade@looks.example.com')
    const links = [
      await unblockLink(),
      await ticket('/tickets/email-verification', { user_id }),
      await ticket('/tickets/password-change', { user_id }),
      await ticket('/guardian/enrollments/ticket', { user_id }),
      await loginLink(),
    ]
    const steps = pagesBelow('/lo/').filter(({ isStep }) => isStep)
    expect(steps.map(({ path }) => path)).toEqual(['/lo/approval'])
    const pathsOf = new Set(links.map((link) => new URL(link).pathname))
    const others = pagesBelow('/lo/').filter(({ path, isStep }) => !isStep && !pathsOf.has(path))
    expect(others).toEqual([])
    const visitor = createVisitor(server)
    const before = await settled()
    for (const link of links) {
      for (const each of requests) expect(await look(visitor, new URL(link), each)).toBe(200)
    }
    for (const { path } of steps) {
      for (const each of looksAtSteps) {
        const status = await look(visitor, new URL(`${path}?ticket=x`, links[0]), each)
        expect([400, 405]).toContain(status)
      }
    }
    expect(await settled()).toEqual(before)
  })
})

describe('a step of a protocol', () => {
  const steps = pages.filter(({ isStep }) => isStep).map(({ path }) => path)

  it.each(steps)('%s is refused by HEAD and to a prefetch', async (path) => {
    const address = new URL(path.replace(/\{\w+\}/g, 'x'), server.tenant.baseUrl)
    const statuses = []
    for (const each of looksAtSteps) statuses.push(await look(createVisitor(server), address, each))
    expect(statuses).toEqual([405, 400])
  })

  it('includes every log-in and log-out of a protocol', () => {
    const begun = ['/authorize', '/samlp/{client_id}', '/activate', '/login/callback']
    const ended = ['/v2/logout', '/oidc/logout', '/logout', '/samlp/{client_id}/logout']
    expect(steps).toEqual(expect.arrayContaining([...begun, ...ended]))
  })
})

describe('a browser that prefetches', () => {
  it.each([['/v2/logout'], ['/oidc/logout']])(
    'a log-out URL, %s, is not logged out',
    async (path) => {
      await setPolicy()
      const email = `${path.slice(1, 3)}@looks.example.com`
      await createUser(server.tenant, email)
      const visitor = createVisitor(server)
      expect((await logIn(visitor, email)).isAway).toBe(true)
      const address = new URL(path, server.tenant.baseUrl)
      expect(await look(visitor, address, prefetch)).toBe(400)
      expect(await look(visitor, address, { method: 'HEAD' })).toBe(405)
      const still = await visitor.visit(authorizeUrl(server.tenant, app, { prompt: 'none' }))
      expect(still.url.searchParams.has('code')).toBe(true)
    },
  )
})
