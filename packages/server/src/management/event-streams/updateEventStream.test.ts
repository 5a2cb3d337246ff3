import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'

const path = '/api/v2/event-streams'
const webhook = (
  webhook_authorization: object,
  webhook_endpoint = 'https://hooks.example.com/in',
) => ({ type: 'webhook', configuration: { webhook_endpoint, webhook_authorization } })
const basic = (password: string) => webhook({ method: 'basic', username: 'user', password })
const action = { type: 'action', configuration: { action_id: 'x' } }
const made = {
  name: 'A stream',
  status: 'enabled',
  subscriptions: [{ event_type: 'user.created' }],
  destination: basic('the-first-secret'),
}

let server: TestServer
let nowMs = Date.now()
let id: string
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
})
afterAll(() => server.stop())
beforeEach(async () => {
  if (id) await server.tenant.request('DELETE', `${path}/${id}`)
  id = (await server.tenant.request('POST', path, { json: made })).body.id
})

const patch = (json: unknown) => server.tenant.request('PATCH', `${path}/${id}`, { json })
const get = async () => (await server.tenant.request('GET', `${path}/${id}`)).body
const sealedSecrets = async (): Promise<string | null> => {
  const sql = 'select destination_secrets from event_streams where id = $1'
  return (await server.database.query(sql, [id])).rows[0].destination_secrets
}

const fails = (attempts: number, deliveries: number) =>
  server.database.query(
    `update event_streams set failed_attempts = $2, failed_deliveries = $3, outages = $2,
            paused_until = now() + interval '1 minute' where id = $1`,
    [id, attempts, deliveries],
  )
const failures = async () =>
  (
    await server.database.query(
      'select failed_attempts, failed_deliveries, outages from event_streams where id = $1',
      [id],
    )
  ).rows[0]

describe('200', () => {
  it.each([
    [{ name: 'Another name' }],
    [{ status: 'disabled' }],
    [{ subscriptions: [{ event_type: 'user.deleted' }, { event_type: 'group.created' }] }],
    [{}],
  ])('updates the given members and keeps the others, including secrets: %j', async (change) => {
    const [before, sealed] = [await get(), await sealedSecrets()]
    nowMs += 1000
    const { status, body } = await patch(change)
    const updated_at = new Date(nowMs).toISOString()
    expect([status, body]).toEqual([200, { ...before, ...change, updated_at }])
    expect(await get()).toEqual(body)
    expect(await sealedSecrets()).toBe(sealed)
  })

  it('replaces a destination with its secrets', async () => {
    const sealed = await sealedSecrets()
    const { text, body } = await patch({ destination: basic('the-second-secret') })
    expect(text).not.toContain('secret')
    expect(body.destination.configuration.webhook_authorization).toEqual({
      method: 'basic',
      username: 'user',
    })
    expect(await sealedSecrets()).not.toBe(sealed)
  })

  it.each([
    [{ method: 'basic', username: 'user' }, { password: 'p' }],
    [{ method: 'bearer' }, { token: 't' }],
    [{ method: 'custom_header', header_key: 'x-key' }, { header_value: 'v' }],
  ])('keeps the secret that an equal destination leaves out: %j', async (shown, secret) => {
    await patch({ destination: webhook({ ...shown, ...secret }) })
    const { status, body } = await patch({ destination: webhook(shown) })
    expect([status, body.destination]).toEqual([200, webhook(shown)])
    expect(await sealedSecrets()).not.toBeNull()
  })

  it('updates the retry policy', async () => {
    const change = { retry_schedule: 'short', client_error_policy: 'retry' }
    expect((await patch(change)).body).toMatchObject(change)
    expect(await get()).toMatchObject(change)
  })

  it('resets the count of failures when the stream is enabled', async () => {
    await patch({ status: 'disabled' })
    await fails(499, 4999)
    await patch({ status: 'enabled' })
    expect(await failures()).toEqual({ failed_attempts: 0, failed_deliveries: 0, outages: 0 })
  })
})

describe('400', () => {
  const same = { method: 'basic', username: 'user' }
  it.each([
    ['another URL', webhook(same, 'https://hooks.example.com/other'), 'password'],
    ['another user', webhook({ ...same, username: 'other' }), 'password'],
    ['another method', webhook({ method: 'bearer' }), 'token'],
  ])('sends no secret that a change left out to %s', async (_, destination, name) => {
    const sealed = await sealedSecrets()
    const { status, body } = await patch({ destination })
    expect([status, body.message]).toEqual([
      400,
      `Payload validation error: 'Missing required property: ${name}' on property ` +
        'destination.configuration.webhook_authorization.',
    ])
    expect(await sealedSecrets()).toBe(sealed)
  })

  const eventbridge = {
    type: 'eventbridge',
    configuration: { aws_account_id: '123456789012', aws_region: 'us-east-1' },
  }

  it('refuses the destination `action` if the action does not exist', async () => {
    const { body } = await patch({ destination: action })
    expect(body.message).toBe(
      "Payload validation error: 'There is no such action' on property " +
        'destination.configuration.action_id.',
    )
    expect((await get()).destination.type).toBe('webhook')
  })

  it('refuses to change the destination to eventbridge', async () => {
    const { body } = await patch({ destination: eventbridge })
    expect([body.statusCode, body.errorCode]).toEqual([400, 'invalid_body'])
    expect((await get()).destination.type).toBe('webhook')
  })

  it('refuses to change the destination of an eventbridge stream', async () => {
    const json = { destination: eventbridge }
    const there = (await server.tenant.request('POST', path, { json })).body
    const address = `${path}/${there.id}`
    const answer = await server.tenant.request('PATCH', address, { json: { destination: action } })
    expect(answer.body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message:
        "Payload validation error: 'The destination of an eventbridge stream cannot be changed' " +
        'on property destination.',
      errorCode: 'invalid_body',
    })
    const renamed = await server.tenant.request('PATCH', address, { json: { name: 'Renamed' } })
    expect(renamed.body).toMatchObject({ name: 'Renamed', destination: there.destination })
  })

  it.each(['name', 'status', 'subscriptions', 'destination'])(
    'refuses null for %s',
    async (name) => {
      const { body } = await patch({ [name]: null })
      expect([body.statusCode, body.errorCode]).toEqual([400, 'invalid_body'])
    },
  )
})

describe('404', () => {
  it('is the answer for an unknown id', async () => {
    const address = `${path}/est_9Hs3kP7vWq2LrXb4Jd8NfT`
    expect((await server.tenant.request('PATCH', address, { json: {} })).body).toEqual({
      statusCode: 404,
      error: 'Not Found',
      message: 'The requested stream does not exist.',
    })
  })
})

describe('409', () => {
  it('refuses the name of another stream, and accepts its own', async () => {
    await server.tenant.request('POST', path, { json: { ...made, name: 'Other' } })
    expect((await patch({ name: 'Other', status: 'disabled' })).body).toMatchObject({
      statusCode: 409,
      message: 'An event stream with this name already exists.',
      errorCode: 'event_stream_name_used',
    })
    expect((await get()).status).toBe('enabled')
    expect((await patch({ name: made.name })).status).toBe(200)
  })
})
