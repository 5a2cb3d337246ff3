import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  startTestServer,
  type TestServer,
  type TestTenant,
  until,
  withoutRateLimits,
} from '@latchkey/testkit'
import { hash } from '@node-rs/argon2'
import pg from 'pg'
import { recommendedCost } from '../../src/passwords/password-hash.ts'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from './application.ts'
import { linkTo } from './mails.ts'

/** Guessing reveals no account, and has a limited number of attempts. */
let server: TestServer
let app: Application
const connection = 'Username-Password-Authentication'
const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'
const client = { grant_types: [realmGrant, 'authorization_code', 'client_credentials'] }

beforeAll(async () => {
  const config = { rateLimits: withoutRateLimits }
  server = await startTestServer({ config, passwordCost: recommendedCost })
  app = await prepare(server.tenant)
})
afterAll(() => server.stop())

/** An application of a tenant that does not block addresses: these tests are about accounts. */
async function prepare(tenant: TestTenant): Promise<Application> {
  const path = '/api/v2/attack-protection/suspicious-ip-throttling'
  await tenant.request('PATCH', path, { json: { enabled: false } })
  return createApplication(tenant, { client })
}

interface Try {
  readonly tenant?: TestTenant
  readonly by?: Application
  readonly headers?: Readonly<Record<string, string>>
}

const tryOnce = (
  username: string,
  typed: string,
  { tenant = server.tenant, by = app, headers = {} }: Try = {},
) =>
  tenant.request('POST', '/oauth/token', {
    token: null,
    headers,
    form: {
      grant_type: realmGrant,
      realm: connection,
      username,
      password: typed,
      client_id: by.clientId,
      client_secret: by.clientSecret,
    },
  })

async function fail(username: string, times: number, options: Try = {}): Promise<void> {
  for (let at = 0; at < times; at += 1) await tryOnce(username, `guess ${at}`, options)
}

/** 429 if the account is blocked, else 200, because the password is right. */
const statusOf = async (username: string, options: Try = {}) =>
  (await tryOnce(username, password, options)).status

const post = (path: string, json: object) =>
  server.tenant.request('POST', `/dbconnections/${path}`, {
    token: null,
    json: { client_id: app.clientId, connection, ...json },
  })

describe('ten attempts to guess a password are counted as ten', () => {
  const failuresMax = 10

  it('in any notation of the identifier', async () => {
    const email = 'kim.zoe@example.com'
    await createUser(server.tenant, email)
    const spellings = [
      email,
      email.toUpperCase(),
      `  ${email} `,
      `\t${email}\r\n`,
      `\u00a0${email}\u2003`,
      `\ufeff${email}`,
      email.replace('k', '\u212a'), // the sign for kelvin, whose small letter is k
      'Kim.Zoe@Example.COM',
    ]
    for (let at = 0; at < failuresMax; at += 1) {
      await tryOnce(spellings[at % spellings.length] ?? '', 'guess')
    }
    for (const spelling of spellings) expect(await statusOf(spelling)).toBe(429)
  })

  it('whatever address the headers claim', async () => {
    const email = 'forwarded@example.com'
    await createUser(server.tenant, email)
    for (let at = 0; at < failuresMax; at += 1) {
      const address = `203.0.113.${at}`
      await tryOnce(email, 'guess', {
        headers: {
          'x-forwarded-for': address,
          forwarded: `for=${address}`,
          'x-real-ip': address,
          'auth0-forwarded-for': address, // nobody said that this application may name it
        },
      })
    }
    const headers = { 'x-forwarded-for': '198.51.100.1', 'auth0-forwarded-for': '198.51.100.1' }
    expect(await statusOf(email, { headers })).toBe(429)
  })

  it('at any endpoint', async () => {
    const email = 'doors@example.com'
    await createUser(server.tenant, email)
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, app))
    for (let at = 0; at < failuresMax / 2; at += 1) {
      await tryOnce(email, 'guess')
      await visitor.submit(page, { username: email, password: 'guess' })
    }
    expect(await statusOf(email)).toBe(429)
    expect((await visitor.submit(page, { username: email, password })).isAway).toBe(false)
  })

  it('by any client, also across time windows', async () => {
    const email = 'applications@example.com'
    await createUser(server.tenant, email)
    const other = await createApplication(server.tenant, { client })
    await fail(email, failuresMax / 2)
    await fail(email, failuresMax / 2, { by: other })
    expect([await statusOf(email), await statusOf(email, { by: other })]).toEqual([429, 429])
  })

  it('when they are concurrent: the right password among them is refused', async () => {
    const email = 'at-once@example.com'
    await createUser(server.tenant, email)
    const wrong = Array.from({ length: 25 }, (_, at) => tryOnce(email, `guess ${at}`))
    const right = statusOf(email)
    const answers = await Promise.all(wrong)
    expect(answers.filter(({ status }) => status === 200)).toEqual([])
    expect(await right).toBe(429)
    expect(await statusOf(email)).toBe(429)
  })

  it('within the tenant, independently of other tenants', async () => {
    const email = 'twice@example.com'
    const tenant = await server.addTenant('other.localhost')
    const by = await prepare(tenant)
    await Promise.all([createUser(server.tenant, email), createUser(tenant, email)])
    const there = { tenant, by }
    await fail(email, failuresMax - 1)
    expect(await statusOf(email, there)).toBe(200) // it takes back no failure of here
    await fail(email, 1)
    expect(await statusOf(email)).toBe(429)
    await fail(email, failuresMax - 1, there)
    expect(await statusOf(email, there)).toBe(200)
  })
})

/** The medians of the response times of some requests that are sent in turns. */
async function medianMs(
  ...attempt: readonly (() => Promise<unknown>)[]
): Promise<readonly number[]> {
  const taken = attempt.map((): number[] => [])
  for (let at = 0; at < 7; at += 1) {
    for (const [index, send] of attempt.entries()) {
      const from = performance.now()
      await send()
      taken[index]?.push(performance.now() - from)
    }
  }
  return taken.map((each) => each.sort((a, b) => a - b)[3] ?? 0)
}

/** Without the hash a response is about ten times faster; a slow machine explains this factor. */
const ratioMax = 4

describe('existing accounts are not revealed', () => {
  let at = 0
  const next = () => {
    at += 1
    return `new-${at}@example.com`
  }

  it('by the response time of a log-in', async () => {
    const email = 'slow@example.com'
    await createUser(server.tenant, email)
    const blocked = '/api/v2/attack-protection/brute-force-protection'
    await server.tenant.request('PATCH', blocked, { json: { enabled: false } })
    try {
      const [known = 0, unknown = 0] = await medianMs(
        () => tryOnce(email, 'guess'),
        () => tryOnce(next(), 'guess'),
      )
      expect(Math.max(known / unknown, unknown / known)).toBeLessThan(ratioMax)
    } finally {
      await server.tenant.request('PATCH', blocked, { json: { enabled: true } })
    }
  })

  it('by the response time or the message of a sign-up, or by a malformed one', async () => {
    const email = 'taken@example.com'
    await createUser(server.tenant, email)
    const [taken = 0, free = 0] = await medianMs(
      () => post('signup', { email, password }),
      () => post('signup', { email: next(), password }),
    )
    expect(Math.max(taken / free, free / taken)).toBeLessThan(ratioMax)
    const again = await post('signup', { email, password })
    const like = { _id: expect.stringMatching(/^[0-9a-f]{24}$/), email, email_verified: false }
    expect([again.status, again.body]).toEqual([200, like])
    const weak = [
      await post('signup', { email, password: 'weak' }),
      await post('signup', { email: next(), password: 'weak' }),
    ]
    expect(weak[0]?.status).toBe(400)
    expect([weak[0]?.status, weak[0]?.text]).toEqual([weak[1]?.status, weak[1]?.text])
  })

  it('by a password reset, which is answered before the user is looked up', async () => {
    const email = 'forgetful@example.com'
    await createUser(server.tenant, email)
    await post('change_password', { email: 'warm@example.com' })
    const locked = new pg.Client({ connectionString: server.database.url })
    await locked.connect()
    await locked.query('begin')
    await locked.query('lock table users, identities, tickets in access exclusive mode')
    const answers = await Promise.all(
      [email, next()].map((each) => post('change_password', { email: each })),
    )
    await locked.query('rollback')
    await locked.end()
    const [known, unknown] = answers.map(({ status, text, headers }) => {
      const names = [...headers.keys()].filter((name) => !name.startsWith('x-r'))
      return { status, text, names }
    })
    expect(known).toEqual(unknown)
    expect(known?.status).toBe(200)
    expect(await linkTo(server, email, '/lo/reset')).toContain('ticket=')
  })
})

describe('a flood of password reset requests', () => {
  it('sends ten e-mails an hour, and has the same response for the others', async () => {
    const [flooded, other] = ['flooded@example.com', 'other@example.com']
    const userId = await createUser(server.tenant, flooded)
    await createUser(server.tenant, other)
    const send = (email: string) => post('change_password', { email })
    const answers = await Promise.all(Array.from({ length: 13 }, () => send(flooded)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    const path = `/api/v2/users/${encodeURIComponent(userId)}/logs?per_page=50`
    const mails = async () => {
      const { body } = await server.tenant.request('GET', path)
      return body.filter(({ type }: { type: string }) => type === 'scpr').length
    }
    await until('ten mails', async () => (await mails()) >= 10)
    await send(other)
    await linkTo(server, other, '/lo/reset')
    expect(await mails()).toBe(10)
  })
})

describe('a stored password', () => {
  const hashOf = async (userId: string) => {
    const query = 'select password_hash from identities where user_id = $1'
    return (await server.database.query(query, [userId])).rows[0].password_hash as string
  }

  it('is a hash that takes 46 MiB', async () => {
    const userId = await createUser(server.tenant, 'costly@example.com')
    expect(await hashOf(userId)).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
  })

  it('with a lower cost is rehashed when its owner logs in', async () => {
    const email = 'old-hash@example.com'
    const userId = await createUser(server.tenant, email)
    const cheap = await hash(password, { memoryCost: 8192, timeCost: 2, parallelism: 1 })
    const update = 'update identities set password_hash = $1 where user_id = $2'
    await server.database.query(update, [cheap, userId])
    await tryOnce(email, 'guess')
    expect(await hashOf(userId)).toBe(cheap)
    expect(await statusOf(email)).toBe(200)
    const renewed = await hashOf(userId)
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
    expect(await statusOf(email)).toBe(200)
    expect(await hashOf(userId)).toBe(renewed)
  })
})

const idOfTenant = async (): Promise<string> =>
  (await server.database.query(`select id from tenants where domain = 'localhost'`)).rows[0].id

describe('a log-in while two hundred passwords of another tenant wait', () => {
  it('succeeds, and does not wait for them', async () => {
    const email = 'elsewhere@example.com'
    await createUser(server.tenant, email)
    let done = 0
    const crowd = Array.from({ length: 200 }, () =>
      server.passwords.hash('another', password).then(() => {
        done += 1
      }),
    )
    const all = Promise.allSettled(crowd)
    expect(await statusOf(email)).toBe(200)
    expect(done).toBeLessThan(150)
    const outcomes = await all
    // At least one waiting password was rejected to make room.
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
  })
})

describe('a log-in while two hundred passwords wait', () => {
  it('is 429 with Retry-After, and client credentials do not wait for them', async () => {
    await server.tenant.request('POST', '/api/v2/client-grants', {
      json: { client_id: app.clientId, audience: app.audience, scope: ['read:books'] },
    })
    const email = 'late@example.com'
    await createUser(server.tenant, email)
    const tenantId = await idOfTenant()
    let isOver = false
    // The first ones hash twice, so that the queue is still full when the log-in begins.
    const crowd = Array.from({ length: 200 }, async (_, at) => {
      await server.passwords.hash(tenantId, password)
      if (at < 50) await server.passwords.hash(tenantId, password)
    })
    const all = Promise.all(crowd).then(() => {
      isOver = true
    })
    const refused = await tryOnce(email, password)
    expect([refused.status, refused.headers.get('retry-after'), refused.body.error]).toEqual([
      429,
      '1',
      'too_many_requests',
    ])
    const form = { grant_type: 'client_credentials', audience: app.audience }
    const { status } = await server.tenant.request('POST', '/oauth/token', {
      token: null,
      form: { ...form, client_id: app.clientId, client_secret: app.clientSecret },
    })
    expect([status, isOver]).toEqual([200, false])
    await all
    expect(await statusOf(email)).toBe(200)
  })
})
