import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  startTestServer,
  type TestServer,
  until,
  withoutRateLimits,
} from '@latchkey/testkit'
import pg from 'pg'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from './application.ts'
import { type Attempts, attemptsAt, client, prepare, type Try } from './attempts.ts'
import { linkTo } from './mails.ts'

/** Guessing has a limited number of attempts, and a password reset reveals no account. */
let server: TestServer
let app: Application
let tryOnce: Attempts['tryOnce']
let statusOf: Attempts['statusOf']
let post: Attempts['post']
beforeAll(async () => {
  const config = { rateLimits: withoutRateLimits }
  server = await startTestServer({ config })
  ;({ app, tryOnce, statusOf, post } = await attemptsAt(server))
})
afterAll(() => server.stop())

async function fail(username: string, times: number, options: Try = {}): Promise<void> {
  for (let at = 0; at < times; at += 1) await tryOnce(username, `guess ${at}`, options)
}

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

describe('existing accounts are not revealed', () => {
  it('by a password reset, which is answered before the user is looked up', async () => {
    const email = 'forgetful@example.com'
    await createUser(server.tenant, email)
    await post('change_password', { email: 'warm@example.com' })
    const locked = new pg.Client({ connectionString: server.database.url })
    await locked.connect()
    await locked.query('begin')
    await locked.query('lock table users, identities, tickets in access exclusive mode')
    const answers = await Promise.all(
      [email, 'nobody@example.com'].map((each) => post('change_password', { email: each })),
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
