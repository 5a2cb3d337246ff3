import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ensureDefaultConnection, startTestServer, type TestServer } from '@latchkey/testkit'
import fc from 'fast-check'
import { Passwords } from '../../passwords/passwords.ts'

const path = '/api/v2/users'
const connection = 'Username-Password-Authentication'
const password = 'Between-engine-and-loom-1843'

let server: TestServer
let made = 0
beforeAll(async () => {
  server = await startTestServer()
  await server.tenant.write(ensureDefaultConnection)
})
afterAll(() => server.stop())

async function make(json: object = {}): Promise<{ id: string; address: string; email: string }> {
  made += 1
  const email = `user-${made}@example.com`
  const { body } = await server.tenant.request('POST', path, {
    json: { connection, email, password, ...json },
  })
  const id = body.user_id
  return { id, address: `${path}/${encodeURIComponent(id)}`, email: body.email }
}
const update = (address: string, json: unknown, token?: string) =>
  server.tenant.request('PATCH', address, { json, ...(token !== undefined && { token }) })
const hashOf = async (id: string) => {
  const { rows } = await server.database.query(
    'select password_hash from identities where user_id = $1 order by position',
    [id],
  )
  return rows[0]?.password_hash as string
}

describe('200', () => {
  it('merges metadata one level deep; null deletes a member, an empty object all', async () => {
    const { address } = await make({ user_metadata: { a: { b: 1 }, c: 2 } })
    const { body } = await update(address, { user_metadata: { a: { d: 3 }, c: null, e: [1] } })
    expect(body.user_metadata).toEqual({ a: { d: 3 }, e: [1] })
    expect((await update(address, { app_metadata: { plan: 'x' } })).body.user_metadata).toEqual(
      body.user_metadata,
    )
    const emptied = await update(address, { user_metadata: {}, app_metadata: {} })
    expect(emptied.body.user_metadata).toEqual({})
    expect(emptied.body).not.toHaveProperty('app_metadata')
  })

  it('merges random metadata like a naive model', async () => {
    const value = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.object({ maxDepth: 2 }))
    const name = fc.constantFrom('a', 'b', 'c', 'constructor', 'toString')
    const patches = fc.array(fc.dictionary(name, fc.option(value), { minKeys: 1 }), {
      minLength: 1,
      maxLength: 4,
    })
    const property = fc.asyncProperty(patches, async (all) => {
      const { address } = await make()
      const model = new Map<string, unknown>()
      for (const patch of all) {
        const sent = JSON.stringify({ app_metadata: patch })
        fc.pre(!/__proto__|\\u0000|\\ud[89a-f]/i.test(sent))
        const { status, body } = await update(address, JSON.parse(sent))
        expect(status).toBe(200)
        for (const [key, each] of Object.entries(JSON.parse(sent).app_metadata)) {
          if (each === null) model.delete(key)
          else model.set(key, each)
        }
        expect(new Map(Object.entries(body.app_metadata))).toEqual(model)
      }
    })
    await fc.assert(property, { numRuns: 15 })
  })

  it('changes the address of the user and of its identity, unverified by default', async () => {
    const { id, address, email } = await make({ email_verified: true })
    const { body } = await update(address, { email: 'Moved@Example.com' })
    expect(body).toMatchObject({ email: 'moved@example.com', email_verified: false, name: email })
    const again = await server.tenant.request('POST', path, {
      json: { connection, email: 'moved@example.com', password },
    })
    expect(again.status).toBe(409)
    await make({ email })
    const verified = { email: 'moved-on@example.com', email_verified: true }
    expect((await update(address, verified)).body).toMatchObject({ ...verified, user_id: id })
  })

  it('replaces the password, answers last_password_reset and never the password', async () => {
    const { id, address } = await make()
    const before = await hashOf(id)
    const secret = 'Another-loom-2026'
    const { body, text } = await update(address, { password: secret, connection })
    expect(Date.parse(body.last_password_reset)).toBe(Date.parse(body.updated_at))
    const after = await hashOf(id)
    expect(after).not.toBe(before)
    expect((await new Passwords().verify('a', after, secret)).matches).toBe(true)
    const { rows } = await server.database.query('select data::text from logs')
    expect([text, ...rows.map(({ data }) => data), ...server.log].join()).not.toMatch(
      /Another-loom|argon2/,
    )
  })

  it('removes members that are null, and blocks the user', async () => {
    const { address } = await make({ given_name: 'Ada', picture: 'https://example.com/a.png' })
    const { body } = await update(address, { given_name: null, picture: null, blocked: true })
    expect(body).toMatchObject({ blocked: true })
    expect(Object.keys(body)).not.toContain('given_name')
    expect(body.picture).toMatch(/\/pictures\/[^/]+$/)
    expect((await update(address, { blocked: false })).body.blocked).toBe(false)
  })

  it('changes the identity in the named connection, and not the primary one', async () => {
    const other = 'second-place'
    const definition = { name: other, strategy: 'auth0' }
    await server.tenant.request('POST', '/api/v2/connections', { json: definition })
    const first = await make()
    const second = await make({ connection: other })
    const json = { provider: 'auth0', user_id: second.id }
    await server.tenant.request('POST', `${first.address}/identities`, { json })
    const sent = { connection: other, email: 'Renamed@example.com' }
    const { body } = await update(first.address, sent)
    expect(body.email).toBe(first.email)
    expect(body.identities[1].profileData).toMatchObject({
      email: 'renamed@example.com',
      email_verified: false,
    })
    const firstHash = await hashOf(first.id)
    expect(
      (await update(first.address, { connection: other, password: 'Loom-loom-77' })).status,
    ).toBe(200)
    expect(await hashOf(first.id)).toBe(firstHash)
  })

  it('changes metadata with the scope for metadata', async () => {
    const { address } = await make()
    const token = await server.tenant.token('update:users_app_metadata')
    const sent = { user_metadata: { a: 1 }, app_metadata: { b: 2 } }
    expect((await update(address, sent, token)).body).toMatchObject(sent)
  })

  it('loses neither of two concurrent changes', async () => {
    const { address } = await make()
    const names = ['a', 'b', 'c', 'd', 'e']
    await Promise.all(names.map((name) => update(address, { user_metadata: { [name]: 1 } })))
    const { body } = await server.tenant.request('GET', address)
    expect(Object.keys(body.user_metadata).sort()).toEqual(names)
  })
})

describe('400', () => {
  it('is answered for an address that is used, not 409', async () => {
    const { address } = await make()
    const { email } = await make()
    expect((await update(address, { email })).body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: 'The specified new email already exists',
      errorCode: 'auth0_idp_error',
    })
  })

  it.each([
    [{ email: 'x@example.com' }, 'Cannot update password and email simultaneously'],
    [{ email_verified: true }, 'Cannot update password and email_verified simultaneously'],
  ])('is answered for a password together with %j', async (json, message) => {
    const { address } = await make()
    expect((await update(address, { password, ...json })).body.message).toBe(message)
  })

  it.each([
    [{ password: 'weak' }, 'PasswordStrengthError: Password is too weak'],
    [{ username: 'x' }, 'Cannot set username for connection without requires_username'],
    [{ email: null }, 'One of `email`, `username` and `phone_number` is required.'],
    [{ connection: 'nowhere' }, 'The connection does not exist.'],
  ])('refuses %j', async (json, message) => {
    const { address, email } = await make()
    const { status, body } = await update(address, json)
    expect([status, body.message]).toEqual([400, message])
    expect((await server.tenant.request('GET', address)).body.email).toBe(email)
  })

  it('limits the depth and the size of metadata', async () => {
    const { address } = await make()
    const nested = (depth: number) => ({
      body: `{"user_metadata":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`,
      headers: { 'content-type': 'application/json' },
    })
    const deep = await server.tenant.request('PATCH', address, nested(90))
    expect(deep.status).toBe(200)
    for (const depth of [100, 5000, 100_000]) {
      const { status, body } = await server.tenant.request('PATCH', address, nested(depth))
      expect([status, body.message]).toEqual([
        400,
        "Payload validation error: 'The body must nest at most 100 levels deep'.",
      ])
    }
    const half = 'x'.repeat(600_000)
    expect((await update(address, { app_metadata: { a: half } })).status).toBe(200)
    const { status, body } = await update(address, { app_metadata: { b: half } })
    expect([status, body.message]).toEqual([
      400,
      "Payload validation error: '`app_metadata` must have at most 1048576 characters of JSON' on property app_metadata.",
    ])
    expect((await update(address, { app_metadata: { a: 1, b: half } })).status).toBe(200)
  })

  it('names a malformed id', async () => {
    const message =
      "Path validation error: 'Object didn't pass validation for format user-id: nobody' on property id."
    for (const method of ['GET', 'DELETE']) {
      const { status, body } = await server.tenant.request(method, `${path}/nobody`)
      expect([status, body.errorCode, body.message]).toEqual([400, 'invalid_uri', message])
    }
  })
})

describe('403', () => {
  it('is answered for other members with the scope for metadata only', async () => {
    const { address } = await make()
    const token = await server.tenant.token('update:users_app_metadata')
    const { status, body } = await update(address, { app_metadata: {}, blocked: true }, token)
    expect([status, body.message]).toEqual([
      403,
      'Insufficient scope, expected any of: update:users',
    ])
  })
})

describe('404', () => {
  it('is answered for an unknown user, with and without a password', async () => {
    for (const json of [{ name: 'x' }, { password }]) {
      expect((await update(`${path}/auth0%7Cnobody`, json)).body).toEqual({
        statusCode: 404,
        error: 'Not Found',
        message: 'The user does not exist.',
        errorCode: 'inexistent_user',
      })
    }
  })
})
