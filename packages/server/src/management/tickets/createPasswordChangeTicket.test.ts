import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/tickets/password-change'

let server: SharedServer
let userId: string
let connectionId: string
beforeAll(async () => {
  server = await joinTestServer()
  const json = { name: 'Staff', strategy: 'auth0' }
  connectionId = (await server.tenant.request('POST', '/api/v2/connections', { json })).body.id
  const made = await server.tenant.write(({ users }) =>
    users.create({ connection: 'Staff', email: 'ann@example.com' }),
  )
  userId = made.user_id ?? ''
})
afterAll(() => server.stop())

const create = (json: object) => server.tenant.request('POST', path, { json })

describe('201', () => {
  it('finds the user by id, or by connection and case-insensitive address', async () => {
    const names = [{ user_id: userId }, { connection_id: connectionId, email: 'ANN@example.com' }]
    for (const name of names) {
      const { status, body } = await create({ ...name, mark_email_as_verified: true })
      expect(status).toBe(201)
      const [, secret = ''] = /\/lo\/reset\?ticket=([\w-]{43})#$/.exec(body.ticket) ?? []
      const redeemed = await server.tenant.write(({ tickets }) =>
        tickets.redeem(secret, 'password_change'),
      )
      expect(redeemed).toMatchObject({ userId, mark_email_as_verified: true })
    }
  })
})

describe('400', () => {
  it.each([
    [{}, '`user_id`, or both `connection_id` and `email`, are required'],
    [{ email: 'ann@example.com' }, '`user_id`, or both `connection_id` and `email`, are required'],
    [{ connection_id: 'con_x' }, '`user_id`, or both `connection_id` and `email`, are required'],
    [
      { user_id: 'auth0|x', email: 'ann@example.com' },
      '`user_id` and `connection_id` with `email` are mutually exclusive',
    ],
  ])('is answered for %j', async (members, reason) => {
    const { body } = await create(members)
    expect(body.message).toBe(`Payload validation error: '${reason}' on property user_id.`)
  })

  it('is answered if the user has no password in this tenant', async () => {
    await server.database.query(
      `insert into users (tenant_id, user_id, created_at, updated_at)
       select id, 'other|1', now(), now() from tenants where domain = $1`,
      [server.tenant.domain],
    )
    const { body } = await create({ user_id: 'other|1' })
    expect(body.message).toMatch(/The user is in no database connection/)
  })
})

describe('404', () => {
  it('is the answer to an unknown user, address or connection', async () => {
    const email = 'nobody@example.com'
    const answers = [
      await create({ user_id: 'auth0|nobody' }),
      await create({ connection_id: connectionId, email }),
      await create({ connection_id: 'con_9Hs3kP7vWq2LrXb4', email }),
    ]
    expect(answers.map(({ body }) => body.errorCode)).toEqual([
      'inexistent_user',
      'inexistent_user',
      'inexistent_connection',
    ])
  })
})
