import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ensureDefaultConnection, startTestServer, type TestServer } from '@latchkey/testkit'

const path = '/api/v2/tickets/email-verification'

let server: TestServer
let userId: string
let nowMs = Date.parse('2026-01-01T00:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
  userId = await addUser({ email: 'ann@example.com' })
})
afterAll(() => server.stop())

async function addUser(members: object): Promise<string> {
  const made = await server.tenant.write(async (store) => {
    const { name: connection } = await ensureDefaultConnection(store)
    return store.users.create({ connection, ...members })
  })
  return made.user_id ?? ''
}
const create = (members: object) =>
  server.tenant.request('POST', path, { json: { user_id: userId, ...members } })
const secretOf = (ticket: string) => new URL(ticket).searchParams.get('ticket') ?? ''
const redeem = (secret: string) =>
  server.tenant.write(({ tickets }) => tickets.redeem(secret, 'email_verification'))

describe('201', () => {
  it('answers a link of the tenant with a secret of 256 bits, stored as a hash', async () => {
    const { status, body } = await create({ result_url: 'https://app.example.com/' })
    expect([status, Object.keys(body)]).toEqual([201, ['ticket']])
    const begin = `${server.tenant.baseUrl}/lo/verify_email?ticket=`
    expect(body.ticket.slice(0, begin.length)).toBe(begin)
    const secret = body.ticket.slice(begin.length)
    expect(secret).toMatch(/^[\w-]{43}$/)
    const { rows } = await server.database.query('select * from tickets')
    expect(rows).toHaveLength(1)
    expect(rows[0].secret_hash).toBe(createHash('sha256').update(secret).digest('base64url'))
    const logged = await server.database.query('select data from logs')
    expect(JSON.stringify([rows, logged.rows])).not.toContain(secret)
  })

  it('stores the definition, and the address that is verified', async () => {
    const given = { client_id: server.tenant.clientId, includeEmailInRedirect: true }
    const { body } = await create({ ...given, ttl_sec: 60 })
    expect(await redeem(secretOf(body.ticket))).toEqual({
      ...given,
      userId,
      identity: { provider: 'auth0', user_id: userId.slice('auth0|'.length) },
      email: 'ann@example.com',
      createdAt: new Date(nowMs),
    })
  })

  it.each([
    [undefined, 432_000],
    [0, 432_000],
    [60, 60],
  ])('is valid for ttl_sec %p: %d seconds', async (ttl_sec, seconds) => {
    const [late, early] = [await create({ ttl_sec }), await create({ ttl_sec })]
    nowMs += seconds * 1000 - 1
    expect(await redeem(secretOf(early.body.ticket))).toBeDefined()
    nowMs += 1
    expect(await redeem(secretOf(late.body.ticket))).toBeUndefined()
  })
})

describe('400', () => {
  it.each([
    [{ client_id: 'nobody' }, 'The client does not exist', 'client_id'],
    [{ organization_id: 'org_1' }, 'The organization does not exist', 'organization_id'],
    [
      { identity: { provider: 'auth0', user_id: 'x' } },
      '`identity` does not name an identity of the user',
      'identity',
    ],
    [{ result_url: 'https://[' }, '`result_url` must be a URL', 'result_url'],
    [
      { result_url: 'https://app.example.com', client_id: 'any' },
      '`result_url` and `client_id` are mutually exclusive',
      'result_url',
    ],
  ])('is answered for %j', async (given, reason, place) => {
    const { body } = await create(given)
    expect(body.message).toBe(`Payload validation error: '${reason}' on property ${place}.`)
  })

  it('is answered if there is no address to verify', async () => {
    const user_id = await addUser({ phone_number: '+15550100' })
    expect((await create({ user_id })).body.message).toMatch(/The user has no e-mail address/)
  })

  it.each(['javascript:alert(1)', 'app.example.com', '//app.example.com'])(
    'is answered for the address %s',
    async (result_url) => {
      expect((await create({ result_url })).body.errorCode).toBe('invalid_body')
    },
  )
})

describe('404', () => {
  it('is the answer where there is no such user', async () => {
    const { body } = await create({ user_id: 'auth0|nobody' })
    expect(body).toMatchObject({ statusCode: 404, errorCode: 'inexistent_user' })
  })
})
