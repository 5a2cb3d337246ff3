import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ensureDefaultConnection, startTestServer, type TestServer } from '@latchkey/testkit'

const path = '/api/v2/users'
const connection = 'Username-Password-Authentication'
const password = 'Between-engine-and-loom-1843'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.tenant.write(ensureDefaultConnection)
})
afterAll(() => server.stop())

const create = (json: object) =>
  server.tenant.request('POST', path, { json: { connection, password, ...json } })
const createConnection = (json: object) =>
  server.tenant.request('POST', '/api/v2/connections', { json: { strategy: 'auth0', ...json } })
const madeIn = async (options: object, json: object) => {
  const name = `c${Math.random().toString(36).slice(2)}`
  await createConnection({ name, options })
  return create({ connection: name, ...json })
}
const rowsOf = async (userId: string) =>
  (
    await server.database.query(
      'select i.*, u.name from identities i join users u using (tenant_id, user_id) where user_id = $1',
      [userId],
    )
  ).rows

describe('201', () => {
  it('answers the members in document order, derived from the address by default', async () => {
    const { status, body } = await create({ email: 'Chuck@Example.com' })
    expect(status).toBe(201)
    const id = /^auth0\|([0-9a-f]{24})$/.exec(body.user_id)?.[1]
    expect(Object.entries(body)).toEqual([
      ['blocked', false],
      ['created_at', expect.stringMatching(/^\d{4}-.*Z$/)],
      ['email', 'chuck@example.com'],
      ['email_verified', false],
      ['identities', [{ connection, user_id: id, provider: 'auth0', isSocial: false }]],
      ['name', 'chuck@example.com'],
      ['nickname', 'chuck'],
      ['picture', `${server.tenant.baseUrl}/pictures/CH`],
      ['updated_at', body.created_at],
      ['user_id', `auth0|${id}`],
    ])
    expect(Object.keys(body.identities[0]).join()).toBe('connection,user_id,provider,isSocial')
    expect((await server.tenant.request('GET', `${path}/auth0%7C${id}`)).body).toEqual(body)
  })

  it('stores given members, and metadata unchanged', async () => {
    const given = {
      email: 'countess@example.com',
      email_verified: true,
      given_name: 'Ada',
      family_name: 'Lovelace',
      name: 'Ada Lovelace',
      nickname: 'Countess',
      picture: 'https://example.com/ada.png',
      phone_number: '+441843',
      phone_verified: true,
      blocked: true,
      user_metadata: { theme: { dark: [true, 1, 'x'] } },
      app_metadata: { plan: 'gold' },
    }
    const { body } = await create({ ...given, user_id: 'countess', verify_email: false })
    expect(body).toMatchObject({ ...given, user_id: 'auth0|countess' })
    expect(Object.keys(body).join()).toBe(
      'blocked,created_at,email,email_verified,family_name,given_name,identities,name,nickname,' +
        'phone_number,phone_verified,picture,updated_at,user_id,user_metadata,app_metadata',
    )
  })

  it('prefixes a given id with the provider, even if it has that prefix', async () => {
    const { body } = await create({ email: 'twice@example.com', user_id: 'auth0|twice' })
    expect(body.user_id).toBe('auth0|auth0|twice')
    const address = `${path}/${encodeURIComponent(body.user_id)}`
    expect((await server.tenant.request('GET', address)).body.email).toBe('twice@example.com')
  })

  it('stores a username in lower case if the connection requires one', async () => {
    const email = 'first.last@example.com'
    const { body } = await madeIn({ requires_username: true }, { email, username: 'Named' })
    expect(body).toMatchObject({ username: 'named', nickname: 'first.last', name: email })
  })

  it('accepts a user without an e-mail address if the connection has other identifiers', async () => {
    const attributes = { phone_number: { identifier: { active: true } } }
    const { status, body } = await madeIn({ attributes }, { phone_number: '+491701234567' })
    expect([status, body.name, 'email' in body]).toEqual([201, '+491701234567', false])
  })

  it('accepts the same address once in each connection', async () => {
    const email = 'everywhere@example.com'
    expect((await create({ email })).status).toBe(201)
    expect((await madeIn({}, { email })).status).toBe(201)
    const other = await server.addTenant('users.example.com')
    await other.write(ensureDefaultConnection)
    const json = { connection, email, password }
    expect((await other.request('POST', path, { json })).status).toBe(201)
  })

  it('stores a password only as an argon2id hash, and never answers it', async () => {
    const secret = 'Nobody-may-read-this-2026'
    const { body, text } = await create({ email: 'silent@example.com', password: secret })
    const [row] = await rowsOf(body.user_id)
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$/)
    const { rows } = await server.database.query('select data::text from logs')
    const output = [text, ...rows.map((each) => each.data), ...server.log].join('\n')
    expect(output).toContain('silent@example.com')
    expect(output).not.toContain(secret)
    expect(output).not.toContain('argon2')
  })
})

describe('400', () => {
  it('is answered for an unknown connection', async () => {
    expect((await create({ connection: 'nowhere', email: 'a@example.com' })).body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: 'The connection does not exist.',
      errorCode: 'inexistent_connection',
    })
  })

  it('requires the identifiers of the connection', async () => {
    const needed = "Payload validation error: 'Missing required property"
    const email = 'lacking@example.com'
    expect((await create({})).body.message).toBe(`${needed}: email'.`)
    expect((await create({ email, password: undefined })).body.message).toBe(
      `${needed}: password'.`,
    )
    expect((await create({ email, username: 'x' })).body.message).toBe(
      'Cannot set username for connection without requires_username',
    )
    const { body } = await madeIn({ requires_username: true }, { email })
    expect(body.message).toMatch(/^missing username for c\w+ connection with requires_username ena/)
    const validation = { username: { min: 3, max: 5 } }
    const long = await madeIn(
      { requires_username: true, validation },
      { email, username: 'longer' },
    )
    expect(long.body.message).toContain('`username` must have 3 to 5 characters')
    const attributes = { username: { identifier: { active: true } } }
    const none = await madeIn({ attributes }, { given_name: 'Nobody' })
    expect(none.body.message).toBe('One of `email`, `username` and `phone_number` is required.')
  })

  it('is answered for a weak password, with the compatible message', async () => {
    const answer = await create({ email: 'weak@example.com', password: 'password' })
    expect(answer.body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: 'PasswordStrengthError: Password is too weak',
      errorCode: 'auth0_idp_error',
    })
    const { body } = await madeIn(
      { passwordPolicy: 'low', password_no_personal_info: { enable: true } },
      { email: 'babbage@example.com', password: 'My name is Babbage' },
    )
    expect(body.message).toBe('PasswordNoUserInfoError: Password contains user information')
  })

  it.each([
    ['no address', { email: 'no address' }, /format email: no address' on property email/],
    [
      'no number',
      { phone_number: '0170' },
      /String does not match pattern .* on property phone_number/,
    ],
    ['an id with a space', { user_id: 'with space' }, /on property user_id/],
    ['an id with a slash', { user_id: 'with/slash' }, /on property user_id/],
    ['an empty name', { name: '' }, /too short \(0 chars\), minimum 1' on property name/],
    [
      'a long nickname',
      { nickname: 'x'.repeat(100_000) },
      /String is too long \(100000 chars\), maximum 300/,
    ],
    [
      'a long password',
      { password: 'x'.repeat(100_000) },
      /String is too long \(100000 chars\), maximum 1024/,
    ],
    [
      'metadata of more than 1,000 members',
      { user_metadata: Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [at, at])) },
      /Too many properties defined \(1001\), maximum 1000/,
    ],
  ])('names the invalid member: %s', async (_, json, message) => {
    const { status, body } = await create({ email: 'wrong@example.com', ...json })
    expect([status, body.message]).toEqual([400, expect.stringMatching(message)])
  })
})

describe('409', () => {
  it('is answered for an address or an id that is used', async () => {
    expect((await create({ email: 'taken@example.com', user_id: 'taken' })).status).toBe(201)
    for (const json of [
      { email: 'TAKEN@example.com' },
      { email: 'other@example.com', user_id: 'taken' },
    ]) {
      expect((await create(json)).body).toEqual({
        statusCode: 409,
        error: 'Conflict',
        message: 'The user already exists.',
        errorCode: 'auth0_idp_error',
      })
    }
  })

  it('is answered for a username or a phone number that is used in the connection', async () => {
    const options = {
      attributes: { username: {}, phone_number: { identifier: { active: true } } },
    }
    const name = 'with-other-names'
    await createConnection({ name, options })
    const known = { connection: name, username: 'Somebody', phone_number: '+4412345' }
    expect((await create(known)).status).toBe(201)
    for (const json of [{ username: 'SOMEBODY' }, { phone_number: '+4412345' }]) {
      const { status, body } = await create({ connection: name, ...json })
      expect([status, body.message]).toEqual([409, 'The user already exists.'])
    }
  })

  it('is answered to one of two concurrent requests', async () => {
    const both = await Promise.all(
      Array.from({ length: 2 }, () => create({ email: 'race@example.com' })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})
