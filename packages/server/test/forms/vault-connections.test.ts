import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const vault = '/api/v2/flows/vault/connections'
const send = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `${vault}${path}`, json === undefined ? {} : { json })
const bearer = { type: 'BEARER', token: 'of-the-drawer' }
const open = (id: string) =>
  server.tenant.write((store) => store.flowVaultConnections.findOpened(id))

describe('a vault connection', () => {
  it('is ready with credentials, which are sealed and never returned', async () => {
    const definition = { app_id: 'HTTP', name: 'Register', setup: bearer }
    const made = await send('POST', '', definition)
    expect([made.status, made.body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^ac_\w{22}$/),
        app_id: 'HTTP',
        name: 'Register',
        account_name: 'Bearer',
        ready: true,
        created_at: expect.any(String),
        updated_at: expect.any(String),
        refreshed_at: null,
        fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ])
    const { id } = made.body
    expect((await send('GET', `/${id}`)).body).toEqual(made.body)
    expect((await send('GET', '?per_page=100')).body).toContainEqual(made.body)
    expect(await open(id)).toEqual({ appId: 'HTTP', setup: bearer })
    const { rows } = await server.database.query(
      'select sealed_setup as sealed from flow_vault_connections where id = $1',
      [id],
    )
    expect(rows[0]?.sealed).toMatch(/^ey/)
    const logged = await server.database.query('select data::text as text from logs')
    expect(JSON.stringify([rows, logged.rows, made.text])).not.toContain('of-the-drawer')
  })

  it('gets credentials later, and keeps them when it is renamed', async () => {
    const { body: empty } = await send('POST', '', { app_id: 'HTTP', name: 'Later' })
    expect([empty.ready, empty.account_name]).toEqual([false, undefined])
    expect(await open(empty.id)).toBeUndefined()
    const basic = { type: 'BASIC_AUTH', username: 'reader', password: 'of-the-drawer' }
    const { body: ready } = await send('PATCH', `/${empty.id}`, { setup: basic })
    expect([ready.ready, ready.account_name]).toEqual([true, 'reader'])
    const { body: renamed } = await send('PATCH', `/${empty.id}`, { name: 'Renamed' })
    expect([renamed.name, renamed.ready]).toEqual(['Renamed', true])
    expect(new Set([empty, ready, renamed].map((each) => each.fingerprint)).size).toBe(3)
    expect(await open(empty.id)).toEqual({ appId: 'HTTP', setup: basic })
  })

  it.each([
    ['AUTH0', { type: 'OAUTH_APP', client_id: 'a', client_secret: 'b', domain: 'c.example' }, 'a'],
    ['HTTP', { type: 'API_KEY', name: 'x-key', value: 'b', in: 'HEADER' }, 'x-key'],
    ['JWT', { type: 'JWT', algorithm: 'HS256', secret: 'a-secret' }, 'HS256'],
    ['SLACK', { type: 'WEBHOOK', url: 'https://hooks.example.com/a' }, undefined],
  ])('of %s shows its account, and no secret', async (app_id, setup, account) => {
    const { status, body } = await send('POST', '', { app_id, name: 'Account', setup })
    expect([status, body.account_name, body.ready]).toEqual([201, account, true])
  })

  it('of Stripe shows its environment', async () => {
    const setup = { type: 'KEY_PAIR', private_key: 'sk_test_a', public_key: 'pk_test_b' }
    const { body } = await send('POST', '', { app_id: 'STRIPE', name: 'Payments', setup })
    expect([body.environment, body.account_name]).toEqual(['test', undefined])
  })

  it.each([
    ['HTTP', { type: 'WEBHOOK', url: 'https://example.com' }, 'setup.type'],
    ['HTTP', { type: 'BEARER' }, '`token` is required'],
    ['JWT', { type: 'JWT', algorithm: 'HS256' }, '`secret` is required'],
    ['JWT', { type: 'JWT', algorithm: 'ES256', secret: 'a' }, '`private_key` or `public_key`'],
    ['HTTP', { type: 'BEARER', token: 'a', other: 'b' }, 'other'],
  ])('of %s is not made with %j', async (app_id, setup, reason) => {
    const { status, body } = await send('POST', '', { app_id, name: 'Bad', setup })
    expect([status, body.errorCode]).toEqual([400, 'invalid_body'])
    expect(body.message).toContain(reason)
  })

  it('is deleted once, with its credentials', async () => {
    const { body } = await send('POST', '', { app_id: 'HTTP', name: 'Gone', setup: bearer })
    const answers = [await send('DELETE', `/${body.id}`), await send('DELETE', `/${body.id}`)]
    expect(answers.map(({ status }) => status)).toEqual([204, 404])
    expect(await open(body.id)).toBeUndefined()
  })
})
