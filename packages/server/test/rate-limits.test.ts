import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { readConfig } from '@latchkey/server/config/config'
import { rateLimitPolicies } from '@latchkey/server/config/rate-limit-policies'
import {
  authentication,
  createVisitor,
  type DocumentedOperation,
  management,
  operationsOf,
  startTestServer,
  type TestServer,
  type TestTenant,
  until,
} from '@latchkey/testkit'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from './authentication/application.ts'
import { httpsClient } from './https-client.ts'
import { addressOf, resourceOf } from './resources.ts'

/** A few requests exhaust the windows of these policies. */
const few = { limit: 3, windowSeconds: 2 }
const message =
  'Too many requests. Check the X-RateLimit-Limit, X-RateLimit-Remaining and ' +
  'X-RateLimit-Reset headers.'

let server: TestServer
let limited: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: {} } })
  limited = await startTestServer({
    config: {
      rateLimits: {
        'management-read': few,
        'management-search': few,
        'authentication-metadata': few,
        'authentication-jwks': few,
        'authentication-userinfo': few,
        'unknown-host': few,
      },
    },
  })
})
afterAll(async () => {
  await server.stop()
  await limited.stop()
})

const limitsOf = (headers: Headers) => ({
  limit: Number(headers.get('x-ratelimit-limit')),
  remaining: Number(headers.get('x-ratelimit-remaining')),
  reset: Number(headers.get('x-ratelimit-reset')),
})

interface Policies {
  readonly 'x-rate-limit-policies': Readonly<
    Record<
      string,
      { readonly limit: number; readonly windowSeconds: number; readonly withoutToken?: string }
    >
  >
}

/** The documented limit of requests without a token. */
function documentedRate({ document, operation }: DocumentedOperation) {
  const { policy } = (operation as { 'x-rate-limit'?: { policy: string } })['x-rate-limit'] ?? {}
  const policies = policiesOf(document)
  const rate = policies[policies[policy ?? '']?.withoutToken ?? policy ?? '']
  if (rate === undefined) throw new Error(`No policy ${policy}`)
  return rate
}

const policiesOf = (document: unknown) => (document as Policies)['x-rate-limit-policies']

const operations = [...operationsOf(management), ...operationsOf(authentication)]

function operationOf(id: string): DocumentedOperation {
  const operation = operations.find((each) => each.id === id)
  if (!operation) throw new Error(`No operation ${id}`)
  return operation
}

describe('every response has the limit', () => {
  const each = operations.map((operation): [string, DocumentedOperation] => [
    operation.id,
    operation,
  ])
  it.each(each)('of %s, with the remaining requests and the reset', async (_, operation) => {
    const isManagement = operation.document === management
    const address = isManagement
      ? addressOf(operation, resourceOf(operation).unknown)
      : operation.path
    const send = async () => {
      const { headers } = await server.tenant.request(operation.method, address, { token: null })
      return limitsOf(headers)
    }
    const [first, second] = [await send(), await send()]
    const { limit, windowSeconds } = documentedRate(operation)
    expect(first.limit).toBe(limit)
    expect(second.limit).toBe(limit)
    // The shortest windows are a second: another one may have begun between the two.
    expect([first.remaining - 1, limit - 1]).toContain(second.remaining)
    const inSeconds = second.reset - Date.now() / 1000
    expect(inSeconds).toBeGreaterThan(-1)
    expect(inSeconds).toBeLessThanOrEqual(windowSeconds + 1)
  })

  it.each([
    ['200', 'GET', '/api/v2/network-acls', undefined],
    ['400', 'GET', '/api/v2/network-acls?page=x', undefined],
    ['401', 'GET', '/api/v2/network-acls', null],
    ['404', 'GET', '/api/v2/network-acls/acl_9Hs3kP7vWq2LrXb4Jd8NfT', undefined],
    ['404', 'GET', '/api/v2/nothing', undefined],
    ['405', 'PUT', '/api/v2/network-acls', undefined],
    ['404', 'GET', '/nothing', undefined],
    ['405', 'GET', '/oauth/token', undefined],
  ])('of %s, too: %s %s', async (status, method, path, token) => {
    const sent = token === null ? { token } : {}
    const answer = await server.tenant.request(method, path, sent)
    expect(String(answer.status)).toBe(status)
    expect(limitsOf(answer.headers).limit).toBeGreaterThan(0)
  })
})

/** As many as the burst that the public API publishes, in the time in which it allows that many. */
const published: readonly [string, string, { limit: number; seconds: number }][] = [
  ['POST', '/oauth/token', { limit: 30, seconds: 1 }],
  ['POST', '/passwordless/start', { limit: 50, seconds: 3600 }],
  ['GET', '/.well-known/jwks.json', { limit: 20, seconds: 1 }],
  ['POST', '/oidc/register', { limit: 5, seconds: 1 }],
  ['POST', '/api/v2/keys/signing/rotate', { limit: 5, seconds: 86_400 }],
]

describe('a limit that the public API publishes is the default', () => {
  const rateOf = ({ headers }: { headers: Headers }) => {
    const { limit, reset } = limitsOf(headers)
    return { limit, inSeconds: reset - Date.now() / 1000 }
  }

  it.each(published)('of %s %s', async (method, path, { limit, seconds }) => {
    const rate = rateOf(await server.tenant.request(method, path, { token: null }))
    expect(rate.limit).toBe(limit)
    expect(rate.inSeconds).toBeLessThanOrEqual(seconds + 1)
    expect(rate.inSeconds).toBeGreaterThan(seconds / 2 - 2)
  })

  it('of /userinfo for one user; others are counted as for public documents', async () => {
    const { tenant } = server
    const app = await createApplication(tenant)
    const token = await tokenOf(server, app)
    const byUser = rateOf(await tenant.request('GET', '/userinfo', { token }))
    expect(byUser.limit).toBe(10)
    expect(byUser.inSeconds).toBeLessThanOrEqual(121)
    const byAddress = rateOf(await tenant.request('GET', '/userinfo', { token: 'x'.repeat(32) }))
    expect(byAddress.limit).toBe(200)
  })
})

/** An access token of a new user. */
async function tokenOf(
  on: TestServer,
  app: Application,
  parameters: Readonly<Record<string, string>> = {},
) {
  const email = `${randomUUID()}@example.com`
  await createUser(on.tenant, email)
  const visitor = createVisitor(on)
  const page = await visitor.visit(authorizeUrl(on.tenant, app, parameters))
  const { url } = await visitor.submit(page, { username: email, password })
  const { body } = await exchange(on, app, { code: url.searchParams.get('code') ?? '' })
  return body.access_token as string
}

describe('`LATCHKEY_RATE_LIMITS`', () => {
  it('may name every policy of the documents, and no other', () => {
    const policies = [management, authentication].flatMap((each) => Object.keys(policiesOf(each)))
    expect(new Set(rateLimitPolicies)).toEqual(new Set(policies))
  })
})

describe('`LATCHKEY_RATE_LIMITS=off`', () => {
  it('ends all limits of a running server', async () => {
    const { rateLimits } = readConfig({ LATCHKEY_RATE_LIMITS: 'off' })
    const unlimited = await startTestServer({ config: { rateLimits } })
    try {
      const { tenant } = unlimited
      const { limit } = documentedRate(operationOf('createPasswordlessStart'))
      const sent = { token: null, form: {} }
      const answers = await Promise.all(
        Array.from({ length: limit + 1 }, () =>
          tenant.request('POST', '/passwordless/start', sent),
        ),
      )
      answers.push(await tenant.request('GET', '/api/v2/network-acls'))
      const [statuses, limits] = [
        new Set(answers.map(({ status }) => status)),
        answers.filter(({ headers }) => headers.has('x-ratelimit-limit')),
      ]
      expect([...statuses]).toEqual([expect.any(Number), 200])
      expect(statuses).not.toContain(429)
      expect(limits).toEqual([])
    } finally {
      await unlimited.stop()
    }
  })
})

describe('an excess', () => {
  const list = (tenant: TestTenant) => tenant.request('GET', '/api/v2/network-acls')
  const untilReset = () => setTimeout(few.windowSeconds * 1000 + 50)

  it('is 429, has Retry-After, and ends with the window', async () => {
    const { tenant } = limited
    const answers = []
    for (let at = 0; at <= few.limit; at += 1) answers.push(await list(tenant))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(answers.map(({ headers }) => limitsOf(headers).remaining)).toEqual([2, 1, 0, 0])
    const last = answers.at(-1)
    expect(last?.body).toEqual({
      statusCode: 429,
      error: 'Too Many Requests',
      message,
      errorCode: 'too_many_requests',
    })
    const seconds = Number(last?.headers.get('retry-after'))
    expect(seconds).toBeGreaterThanOrEqual(1)
    expect(seconds).toBeLessThanOrEqual(few.windowSeconds)
    await setTimeout(seconds * 1000 + 50)
    expect((await list(tenant)).status).toBe(200)
    const select = "select data->>'description' as text from logs where type = 'api_limit'"
    const logged = async () => (await limited.database.query(select)).rows
    await until('an entry of the exceeded limit', async () => (await logged()).length > 0)
    expect(await logged()).toEqual([{ text: expect.stringContaining('List network ACLs') }])
  })

  it('is counted for one operation and one tenant', async () => {
    await untilReset()
    const other = await limited.addTenant('other.example.com')
    for (let at = 0; at <= few.limit; at += 1) await list(limited.tenant)
    expect((await list(limited.tenant)).status).toBe(429)
    const streams = await limited.tenant.request('GET', '/api/v2/event-streams')
    expect([streams.status, (await list(other)).status]).toEqual([200, 200])
  })

  it('counts requests before authentication', async () => {
    await untilReset()
    const path = '/api/v2/event-streams'
    const send = (authorization: string) =>
      limited.tenant.request('GET', path, { token: null, headers: { authorization } })
    const statuses = []
    for (const token of ['a', 'b', 'c', 'd']) statuses.push((await send(`Bearer ${token}`)).status)
    expect(statuses).toEqual([401, 401, 401, 429])
  })

  it('cannot be bypassed by other notations of host and path, or forged headers', async () => {
    await untilReset()
    const spellings = ['localhost', 'LOCALHOST', 'localhost.', `localhost:${limited.port}`]
    const statuses = []
    for (const host of spellings) {
      const head = `GET /.well-known/jwks.json?${host} HTTP/1.1\r\nHost: ${host}\r\n`
      const { status } = await limited.exchange(`${head}X-Forwarded-For: ${host}\r\n\r\n`)
      statuses.push(status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('of an anonymous caller does not affect tokens and other addresses', async () => {
    await untilReset()
    const { tenant } = limited
    const { clientId: other, baseUrl } = await limited.addTenant('localhost')
    expect(other).not.toBe(tenant.clientId)
    const path = '/api/v2/clients'
    const send = (token?: string | null) =>
      tenant.request('GET', path, token === undefined ? {} : { token })
    const strange = ['x.y.z', null, null, null].map((token) => send(token))
    const statuses = (await Promise.all(strange)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([401, 401, 401, 429])
    const client = httpsClient({
      ca: await readFile(limited.caFile, 'utf8'),
      localAddress: '127.0.0.2',
    })
    expect((await client.send(limited.port, path)).status).toBe(401)
    client.end()
    for (let at = 0; at < few.limit; at += 1) expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(429)
    const second = await limited.addTenant('localhost')
    expect([second.baseUrl, (await second.request('GET', path)).status]).toEqual([baseUrl, 200])
  })

  it('is not bypassed by forged tokens', async () => {
    await untilReset()
    const { tenant } = limited
    const [head = '', claims = ''] = (await tenant.token()).split('.')
    const payload = JSON.parse(Buffer.from(claims, 'base64url').toString())
    const statuses: number[] = []
    for (const azp of ['a', 'b', 'c', 'd']) {
      const forged = Buffer.from(JSON.stringify({ ...payload, azp })).toString('base64url')
      const token = `${head}.${forged}.${'x'.repeat(342)}`
      statuses.push((await tenant.request('GET', '/api/v2/roles', { token })).status)
    }
    expect(statuses).toEqual([401, 401, 401, 429])
  })

  it('of one user does not affect other users, also with opaque tokens', async () => {
    const { tenant } = limited
    const app = await createApplication(tenant)
    const [ada, bea] = [await tokenOf(limited, app), await tokenOf(limited, app)]
    expect(ada).toMatch(/^[\w-]{32}$/)
    const send = async (token: string) =>
      (await tenant.request('GET', '/userinfo', { token })).status
    await untilReset()
    const statuses = []
    for (const token of [ada, ada, ada, ada, bea]) statuses.push(await send(token))
    for (const letter of 'wxyz') statuses.push(await send(letter.repeat(32)))
    statuses.push(await send(bea))
    expect(statuses).toEqual([200, 200, 200, 429, 200, 401, 401, 401, 429, 200])
  })

  it.each([
    ['query', (token: string) => ['GET', `/userinfo?access_token=${token}`, {}] as const],
    ['form', (token: string) => ['POST', '/userinfo', { form: { access_token: token } }] as const],
    [
      'JSON body',
      (token: string) => ['POST', '/userinfo', { json: { access_token: token } }] as const,
    ],
  ])('counts tokens in a %s like those in the header', async (_, place) => {
    const { tenant } = limited
    const app = await createApplication(tenant)
    const signed = { audience: app.audience, scope: 'openid' }
    const send = async (token: string) => {
      const [method, path, options] = place(token)
      return (await tenant.request(method, path, { token: null, ...options })).status
    }
    for (const parameters of [{}, signed]) {
      const ada = await tokenOf(limited, app, parameters)
      const bea = await tokenOf(limited, app, parameters)
      const statuses = []
      for (const token of [ada, ada, ada, ada, bea]) statuses.push(await send(token))
      expect(statuses).toEqual([200, 200, 200, 429, 200])
    }
    await untilReset()
    const made = []
    for (const letter of 'wxyz') made.push(await send(letter.repeat(32)))
    expect(made).toEqual([401, 401, 401, 429])
  })

  it('is shared by unknown hosts, and does not affect known ones', async () => {
    await untilReset()
    const send = async (host: string) => {
      const head = `GET /.well-known/openid-configuration HTTP/1.1\r\nHost: ${host}\r\n\r\n`
      return limited.exchange(head)
    }
    const answers = []
    for (let at = 0; at <= few.limit; at += 1) answers.push(await send(`nobody-${at}.example.com`))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 429])
    expect(answers.at(-1)?.headers['x-ratelimit-limit']).toBe(String(few.limit))
    expect((await send('localhost')).status).toBe(200)
  })

  it('counts files of the console', async () => {
    await untilReset()
    const statuses: number[] = []
    for (const path of ['', 'assets/a.js', 'assets/b.js', '']) {
      statuses.push((await limited.fetch(`${limited.tenant.baseUrl}/console/${path}`)).status)
    }
    expect(statuses.map((status) => status === 429)).toEqual([false, false, false, true])
  })

  it('has the shape of the authentication API there', async () => {
    const path = '/.well-known/openid-configuration'
    const send = () => limited.tenant.request('GET', path, { token: null })
    await untilReset()
    for (let at = 0; at < few.limit; at += 1) expect((await send()).status).toBe(200)
    const { status, body, headers } = await send()
    expect([status, body]).toEqual([
      429,
      { error: 'too_many_requests', error_description: message },
    ])
    expect(headers.get('retry-after')).toMatch(/^[12]$/)
  })

  it('applies to concurrent requests', async () => {
    const fresh = await limited.addTenant('at-once.example.com')
    await fresh.token()
    const answers = await Promise.all(Array.from({ length: 30 }, () => list(fresh)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(few.limit)
  })
})
