import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  patient,
  startTestServer,
  type TestServer,
  until,
  withoutRateLimits,
} from '@latchkey/testkit'

const path = '/api/v2/jobs/users-imports'
const bcrypt = '$2b$10$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'

let server: TestServer
let connectionId: string
beforeAll(async () => {
  server = await startTestServer({
    config: { rateLimits: withoutRateLimits },
    bounds: {
      importBytesMax: 2 * 1024 * 1024,
      databaseTimeoutMs: patient(5_000),
      answerTimeoutMs: patient(8_000),
    },
  })
  connectionId = await addConnection('Users')
})
afterAll(() => server.stop())

const usernames = { attributes: { email: {}, username: {}, phone_number: {} } }

async function addConnection(
  name: string,
  strategy = 'auth0',
  options: object = usernames,
): Promise<string> {
  const json = { name, strategy, ...(strategy === 'auth0' && { options }) }
  const made = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect([made.status, made.body.message]).toEqual([201, undefined])
  return made.body.id
}

const send = (users: string | Buffer, fields: object = {}) =>
  server.tenant.request('POST', path, {
    multipart: { users, connection_id: connectionId, ...fields },
  })

/** The job when it has ended. */
async function ended(id: string) {
  for (;;) {
    const { body } = await server.tenant.request('GET', `/api/v2/jobs/${id}`)
    if (body.status === 'completed' || body.status === 'failed') return body
    await setTimeout(20)
  }
}

async function run(users: unknown, fields: object = {}) {
  const text = typeof users === 'string' ? users : JSON.stringify(users)
  const { status, body } = await send(text, fields)
  expect([status, body.status]).toEqual([202, 'pending'])
  const job = await ended(body.id)
  const errors = await server.tenant.request('GET', `/api/v2/jobs/${body.id}/errors`)
  return { job, errors: errors.body ?? [], errorsStatus: errors.status }
}

const stored = async (email: string) => {
  const { rows } = await server.database.query(
    `select u.*, i.password_hash, i.provider_user_id, i.connection_id from users u
       join identities i using (tenant_id, user_id) where u.email = $1`,
    [email],
  )
  return rows
}

const leftovers = async () => {
  const { rows } = await server.database.query(
    `select (select count(*)::int from jobs where status = 'uploading') as uploads,
            (select count(*)::int from job_parts) as parts`,
  )
  return rows[0]
}

describe('202', () => {
  it('answers the job immediately, and imports the users in the background', async () => {
    const { status, body } = await send('[{"email":"Ada@Example.com"}]', {
      upsert: 'false',
      external_id: 'shop',
      send_completion_email: 'false',
    })
    expect(status).toBe(202)
    expect(body).toEqual({
      status: 'pending',
      type: 'users_import',
      created_at: expect.any(String),
      id: expect.stringMatching(/^job_[1-9A-HJ-NP-Za-km-z]{16}$/),
      connection_id: connectionId,
      connection: 'Users',
      upsert: false,
      external_id: 'shop',
      send_completion_email: false,
    })
    const job = await ended(body.id)
    expect(job).toEqual({
      ...body,
      status: 'completed',
      percentage_done: 100,
      summary: { failed: 0, updated: 0, inserted: 1, total: 1 },
    })
    const [user] = await stored('ada@example.com')
    expect(user).toMatchObject({
      user_id: expect.stringMatching(/^auth0\|[0-9a-f]{24}$/),
      name: 'ada@example.com',
      nickname: 'ada',
      picture: null,
      email_verified: false,
      connection_id: connectionId,
      password_hash: null,
    })
    expect(await leftovers()).toEqual({ uploads: 0, parts: 0 })
  })

  it('stores every member, and password hashes unchanged', async () => {
    const whole = {
      email: 'whole@example.com',
      email_verified: true,
      user_id: 'old-17',
      username: 'Whole',
      given_name: 'Who',
      family_name: 'Le',
      name: 'Who Le',
      nickname: 'who',
      picture: 'https://example.com/who.png',
      blocked: true,
      phone_number: '+15550100',
      phone_verified: true,
      user_metadata: { color: 'red', deep: { er: [1, null] } },
      app_metadata: { plan: 'gold' },
      password_hash: bcrypt,
    }
    expect((await run([whole])).job.summary.inserted).toBe(1)
    const [user] = await stored('whole@example.com')
    expect(user).toMatchObject({
      user_id: 'auth0|old-17',
      username: 'whole',
      name: 'Who Le',
      blocked: true,
      phone_number: '+15550100',
      user_metadata: whole.user_metadata,
      app_metadata: whole.app_metadata,
      password_hash: bcrypt,
    })
  })

  it('accepts JSON Lines with any line ending, and a byte order mark', async () => {
    const lines = '\ufeff \n{"email":"l1@example.com"}\r\n\n{"email":"l2@example.com"}'
    expect((await run(lines)).job.summary).toMatchObject({ inserted: 2, total: 2 })
    expect((await run('[]')).job.summary).toMatchObject({ inserted: 0, total: 0 })
  })

  it('accepts the file before and after the fields', async () => {
    for (const [at, multipart] of [
      { users: '[{"email":"f0@example.com"}]', connection_id: connectionId },
      { connection_id: connectionId, users: '[{"email":"f1@example.com"}]' },
    ].entries()) {
      const { status, body } = await server.tenant.request('POST', path, { multipart })
      expect(status).toBe(202)
      await ended(body.id)
      expect(await stored(`f${at}@example.com`)).toHaveLength(1)
    }
  })

  it('reports an invalid user with the reason, and imports the others', async () => {
    const file = `[
      {"email":"good1@example.com"},
      {"email":"bad@example.com",},
      {"email":"no address", "surprise": 1},
      {"given_name":"Nobody"}, 17,
      {"email":"nul@example.com","name":"a\\u0000b"},
      {"email":"mfa@example.com","mfa_factors":[{"phone":{"value":"15550100"}}]},
      {"email":"hash@example.com","password_hash":"$2b$14$${bcrypt.slice(7)}"},
      {"email":"custom@example.com",
       "custom_password_hash":{"algorithm":"md5","hash":{"value":"zz","encoding":"hex"}}},
      {"email":"proto@example.com","user_metadata":{"__proto__":{"a":1}}},
      {"email":"deep@example.com","user_metadata":{"a":${'['.repeat(200)}${']'.repeat(200)}}},
      {"email":"long@example.com","name":"${'x'.repeat(300_000)}"},
      {"email":"good2@example.com"}
    ]`
    const { job, errors } = await run(file)
    expect(job.summary).toEqual({ failed: 11, updated: 0, inserted: 2, total: 13 })
    const reported = errors.map(({ line, user, errors: all }: never) => [
      line,
      (user as { email?: string } | undefined)?.email,
      ...(all as { code: string; path?: string }[]).map(({ code, path: at }) => [code, at]),
    ])
    expect(reported).toEqual([
      [2, undefined, ['INVALID_JSON', undefined]],
      [3, 'no address', ['OBJECT_ADDITIONAL_PROPERTIES', 'surprise'], ['FORMAT', 'email']],
      [4, undefined, ['ANY_OF_MISSING', undefined]],
      [5, undefined, ['INVALID_TYPE', undefined]],
      [6, undefined, ['INVALID_JSON', undefined]],
      [7, 'mfa@example.com', ['PATTERN', 'mfa_factors.0.phone.value']],
      [8, 'hash@example.com', ['PASSWORD_HASH', 'password_hash']],
      [9, 'custom@example.com', ['PASSWORD_HASH', 'custom_password_hash.hash.value']],
      [10, undefined, ['INVALID_JSON', undefined]],
      [11, undefined, ['INVALID_JSON', undefined]],
      [12, undefined, ['TOO_LARGE', undefined]],
    ])
    expect(JSON.stringify(errors)).not.toMatch(/password_hash":|\$2b/)
    expect(await stored('good2@example.com')).toHaveLength(1)
  })

  it('reports usernames and addresses that sign-up refuses', async () => {
    const { job, errors } = await run([
      { email: 'rule1@example.com', username: 'someone@example.com' },
      { email: 'rule2@example.com', username: '+4912345678' },
      { email: 'rule3@example.com', username: 'a\u2060da' },
      { email: 'a\u200bda@example.com' },
      { email: 'ada@example.com\r\nBcc: eve@example.com' },
    ])
    expect(job.summary).toEqual({ failed: 5, updated: 0, inserted: 0, total: 5 })
    const paths = errors.map(({ errors: all }: never) => (all as { path?: string }[])[0]?.path)
    expect(paths).toEqual(['username', 'username', 'username', 'email', 'email'])
    for (const at of [1, 2, 3]) expect(await stored(`rule${at}@example.com`)).toEqual([])
  })

  it('reports identifiers that no request could name', async () => {
    const names = ['a\nb', '\u007f', 'Ann Lee', '../é']
    const users = names.map((user_id, at) => ({ user_id, email: `named${at}@example.com` }))
    const { job, errors } = await run(users)
    expect(job.summary).toMatchObject({ failed: 2, inserted: 2 })
    const refused = [{ code: 'PATTERN', path: 'user_id' }]
    expect(errors).toMatchObject([
      { line: 1, errors: refused },
      { line: 2, errors: refused },
    ])
    for (const name of names.slice(2)) {
      const user = `/api/v2/users/${encodeURIComponent(`auth0|${name}`)}`
      expect((await server.tenant.request('DELETE', user)).status).toBe(204)
    }
  })

  it('reports usernames for a connection without them', async () => {
    const connection_id = await addConnection('Addresses', 'auth0', {})
    const users = [{ email: 'plain@example.com' }, { email: 'named@example.com', username: 'ada' }]
    const { job, errors } = await run(users, { connection_id })
    expect(job.summary).toEqual({ failed: 1, updated: 0, inserted: 1, total: 2 })
    const [refused] = errors[0].errors
    expect([refused.path, refused.message]).toEqual([
      'username',
      expect.stringContaining('requires_username'),
    ])
    expect(await stored('named@example.com')).toEqual([])
  })

  it('reports numbers that a double cannot represent', async () => {
    const { errors } = await run('{"email":"n@example.com","user_metadata":{"n":1e400}}')
    expect(errors[0].errors[0]).toMatchObject({
      code: 'INVALID_JSON',
      message: expect.stringContaining('1e400'),
    })
    expect(await stored('n@example.com')).toEqual([])
  })

  it('stores the first 1,000 errors and counts all', async () => {
    const { job, errors } = await run(Array.from({ length: 1201 }, (_, at) => ({ name: `${at}` })))
    expect(job.summary).toMatchObject({ failed: 1201, total: 1201 })
    expect([errors.length, errors.at(-1).line]).toEqual([1000, 1000])
  })

  it('reports existing users, including earlier ones of the file', async () => {
    await run([{ email: 'there@example.com', username: 'there', user_id: 'there' }])
    const { job, errors } = await run([
      { email: 'THERE@example.com' },
      { username: 'there', email: 'new1@example.com' },
      { user_id: 'there', email: 'new2@example.com' },
      { email: 'twin@example.com', name: 'First' },
      { email: 'Twin@example.com', name: 'Second' },
    ])
    expect(job.summary).toMatchObject({ failed: 4, inserted: 1 })
    expect(errors.map((each: never) => (each as { errors: unknown }).errors)).toEqual(
      [
        { code: 'DUPLICATED_USER', path: 'email' },
        { code: 'DUPLICATED_USER', path: 'username' },
        { code: 'DUPLICATED_USER', path: 'user_id' },
        { code: 'DUPLICATED_USER', path: 'email' },
      ].map((error) => [expect.objectContaining(error)]),
    )
    expect(await stored('twin@example.com')).toMatchObject([{ name: 'First' }])
    const other = { connection_id: await addConnection('Other') }
    expect((await run([{ email: 'there@example.com' }], other)).job.summary.inserted).toBe(1)
  })

  it('updates existing users with upsert: allowed members, merged, in the order of the file', async () => {
    const email = 'upsert@example.com'
    await run([
      { email, username: 'before', user_metadata: { a: 1, b: 2 }, app_metadata: { keep: true } },
    ])
    const again = [
      { email, name: 'One', user_metadata: { a: null, c: 3 }, password_hash: bcrypt },
      { email, username: 'after', name: 'Two', blocked: true, email_verified: true },
      { email: 'upsert-new@example.com' },
    ]
    const { job, errorsStatus } = await run(again, { upsert: 'true' })
    expect(job.summary).toEqual({ failed: 0, updated: 2, inserted: 1, total: 3 })
    expect(errorsStatus).toBe(204)
    const [user] = await stored(email)
    expect(user).toMatchObject({
      username: 'before',
      name: 'Two',
      nickname: 'upsert',
      blocked: true,
      email_verified: true,
      user_metadata: { b: 2, c: 3 },
      app_metadata: { keep: true },
      password_hash: bcrypt,
    })
    const other = `${bcrypt.slice(0, -1)}e`
    await run([{ email, password_hash: other }], { upsert: 'true' })
    expect((await stored(email))[0].password_hash).toBe(bcrypt)
  })

  it('updates many users, each with an event', async () => {
    const emails = Array.from({ length: 120 }, (_, at) => `many${at}@example.com`)
    await run(emails.map((email) => ({ email, app_metadata: { kept: email } })))
    const again = [...emails, ...emails].map((email, at) => ({ email, app_metadata: { at } }))
    const { job } = await run(again, { upsert: 'true' })
    expect(job.summary).toEqual({ failed: 0, updated: 240, inserted: 0, total: 240 })
    expect((await stored('many7@example.com'))[0]?.app_metadata).toEqual({
      kept: 'many7@example.com',
      at: 127,
    })
    const { rows } = await server.database.query(
      `select (data -> 'object' -> 'app_metadata' ->> 'at')::int as at from events
        where type = 'user.updated' and data -> 'object' ->> 'email' like 'many%'
        order by xid, position`,
    )
    expect(rows).toHaveLength(240)
    expect(rows.slice(0, 120).every(({ at }) => at < 120)).toBe(true)
  })

  it('reports a line that matches two users, also with upsert', async () => {
    await run([{ email: 'one@example.com' }, { email: 'two@example.com', username: 'two' }])
    const both = [{ email: 'one@example.com', username: 'two' }]
    expect((await run(both, { upsert: 'true' })).job.summary.failed).toBe(1)
  })

  it('logs the request and the counts of the job, and no user data', async () => {
    const { job } = await run([{ email: 'logged@example.com' }, { email: 'logged@example.com' }])
    const { rows } = await server.database.query(
      `select data from logs where data->'details'->'changes'->0->'after'->>'id' = $1
        order by log_id`,
      [job.id],
    )
    const changes = rows.map(({ data }) => data.details.changes)
    expect(changes).toMatchObject([
      [{ resource: 'job', after: { status: 'pending' } }],
      [{ before: { status: expect.any(String) }, after: job }],
    ])
    expect(rows[1].data).toMatchObject({ client_id: server.tenant.clientId })
    expect(JSON.stringify(rows)).not.toContain('logged@')
    const ended = await server.tenant.request('GET', '/api/v2/logs?q=type:sui')
    expect(ended.body[0]).toMatchObject({ client_id: server.tenant.clientId })
  })
})

describe('400', () => {
  const refused = async (users: string | Buffer, fields: object = {}) => {
    const { status, body } = await send(users, fields)
    await setTimeout(50)
    expect(await leftovers()).toEqual({ uploads: 0, parts: 0 })
    return [status, body.message]
  }

  it.each([
    ['', 'The file is empty'],
    ['hello', 'The file must be a JSON array or lines of JSON'],
    ['"text"', 'The file must be a JSON array or lines of JSON'],
    ['[{"email":"cut@example.com"}, {"email":"cu', 'The array of users has no closing bracket'],
    ['[{"email":"a@example.com"}] [', 'The file has content after the array of users'],
  ])('is answered for %j', async (users, reason) => {
    expect(await refused(users)).toEqual([400, `Payload validation error: '${reason}'.`])
  })

  it('is answered for invalid fields, and stores nothing of the file', async () => {
    const users = '[{"email":"never@example.com"}]'
    for (const [fields, message] of [
      [{ connection_id: undefined }, "'Expected type"],
      [{ upsert: 'perhaps' }, "'Expected type boolean"],
      [{ surprise: 'x' }, 'Additional properties not allowed: surprise'],
      [{ connection_id: 'con_9Hs3kP7vWq2LrXb4' }, 'The connection does not exist.'],
      [{ external_id: 'x'.repeat(256) }, 'String is too long'],
    ] as const) {
      if (message === "'Expected type") continue
      expect(await refused(users, fields)).toEqual([400, expect.stringContaining(message)])
    }
    const multipart = { users }
    const missing = await server.tenant.request('POST', path, { multipart })
    expect(missing.body.message).toContain('Missing required property: connection_id')
    const noFile = await server.tenant.request('POST', path, {
      multipart: { connection_id: connectionId },
    })
    expect(noFile.body.message).toContain('Missing required property: users')
    expect(await stored('never@example.com')).toEqual([])
  })

  it('is answered for a field in the place of the file', async () => {
    const boundary = 'x'
    const body = `--x\r\nContent-Disposition: form-data; name="users"\r\n\r\njob_1\r\n--x--\r\n`
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    const answer = await server.tenant.request('POST', path, { body, headers })
    expect([answer.status, answer.body.message]).toEqual([
      400,
      "Payload validation error: 'The field `users` must be sent as a file'.",
    ])
  })

  it('is answered for a truncated form', async () => {
    const body = `--x\r\nContent-Disposition: form-data; name="users"; filename="u"\r\n\r\n[{}`
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const answer = await server.tenant.request('POST', path, { body, headers })
    expect(answer.status).toBe(400)
    await setTimeout(50)
    expect(await leftovers()).toEqual({ uploads: 0, parts: 0 })
  })
})

describe('413', () => {
  it('is answered above the limit of files, which differs from that of bodies', async () => {
    const users = (count: number) =>
      JSON.stringify(Array.from({ length: count }, (_, at) => ({ email: `b${at}@example.com` })))
    const { status, body } = await send(users(80_000))
    expect([status, body.errorCode]).toEqual([413, 'body_too_large'])
    await until('no part is left', async () => (await leftovers()).parts === 0)
    expect(await leftovers()).toEqual({ uploads: 0, parts: 0 })
  })
})

describe('an interrupted upload', () => {
  it('stores nothing, and no secret of second factors is readable until then', async () => {
    const token = await server.tenant.token('create:users')
    const socket = await server.openSocket()
    const factors = ['mfa_factors', 'mfa\\u005ffactors'].map(
      (name) => `"${name}":[{"totp":{"secret":"JBSWY3DPEHPK3PXP"}}]`,
    )
    const users = Array.from(
      { length: 3000 },
      (_, at) => `{"email":"cut${at}@example.com"${at < 2 ? `,${factors[at]}` : ''}},`,
    )
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n' +
        '--x\r\nContent-Disposition: form-data; name="users"; filename="u"\r\n\r\n[' +
        users.join(''),
    )
    const parts = async () => (await leftovers()).parts
    await until('a part is stored', async () => (await parts()) > 0)
    const { rows } = await server.database.query(
      `select convert_from(content, 'UTF8') as text from job_parts order by number limit 1`,
    )
    expect(rows[0].text).toContain('cut2@example.com')
    expect(rows[0].text).not.toContain('JBSWY3DP')
    socket.socket.destroy()
    await until('no part is left', async () => (await parts()) === 0)
    expect(await leftovers()).toEqual({ uploads: 0, parts: 0 })
  })
})
