import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer, toForm } from '@latchkey/testkit'

const path = '/api/v2/event-streams'
const webhook = (webhook_authorization: unknown) => ({
  type: 'webhook',
  configuration: { webhook_endpoint: 'https://hooks.example.com/in', webhook_authorization },
})
const bearer = webhook({ method: 'bearer', token: 'a-token' })

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const create = (json: unknown) => server.tenant.request('POST', path, { json })

describe('201', () => {
  it('answers the members in their order', async () => {
    const { body } = await create({ destination: bearer, name: 'Ordered' })
    expect(Object.keys(body).join()).toBe(
      'id,status,name,subscriptions,created_at,updated_at,destination,retry_schedule,' +
        'client_error_policy,signing_secret',
    )
  })

  it('by default is enabled, has its id as its name, and no subscriptions', async () => {
    const { body } = await create({ destination: bearer })
    expect(body.id).toMatch(/^est_[1-9A-HJ-NP-Za-km-z]{22}$/)
    expect(body).toMatchObject({ status: 'enabled', name: body.id, subscriptions: [] })
    expect(body.updated_at).toBe(body.created_at)
  })

  const secrets: readonly [string, Record<string, string>, Record<string, string>][] = [
    ['basic', { username: 'user' }, { password: 'secret-pässword:☃' }],
    ['bearer', {}, { token: 'secret-token-4f2a' }],
    ['custom_header', { header_key: 'X-Api-Key' }, { header_value: 'secret value 77' }],
  ]
  it.each(secrets)(
    'never answers, logs or stores in plain text the secret of %s',
    async (...row) => {
      const [method, visible, hidden] = row
      const sent = {
        name: `With ${method}`,
        destination: webhook({ method, ...visible, ...hidden }),
      }
      const made = await create(sent)
      expect(made.body.destination).toEqual(webhook({ method, ...visible }))
      const formed = { ...sent, name: `${sent.name}, as a form` }
      const viaForm = await server.tenant.request('POST', path, { form: toForm(formed) })
      expect(viaForm.body.destination).toEqual(webhook({ method, ...visible }))
      const read = await server.tenant.request('GET', `${path}/${made.body.id}`)
      const { signing_secret, ...shownAgain } = made.body
      expect(read.body).toEqual(shownAgain)
      expect(signing_secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
      const list = await server.tenant.request('GET', `${path}?take=100`)
      const dump = JSON.stringify((await server.database.query('select * from event_streams')).rows)
      const logs = JSON.stringify((await server.database.query('select * from logs')).rows)
      for (const text of [read.text, list.text, dump, logs, ...server.log]) {
        expect(text).not.toContain(signing_secret.slice('whsec_'.length))
      }
      for (const secret of Object.values(hidden)) {
        for (const text of [logs, made.text, viaForm.text, list.text, dump, ...server.log]) {
          expect(text).not.toContain(secret)
          expect(text).not.toContain(Buffer.from(secret).toString('base64').replaceAll('=', ''))
        }
      }
    },
  )

  it('creates the partner event source of an eventbridge destination', async () => {
    const configuration = { aws_account_id: '000000000001', aws_region: 'eu-central-1' }
    const { body } = await create({ destination: { type: 'eventbridge', configuration } })
    expect(body.destination).toEqual({
      type: 'eventbridge',
      configuration: {
        ...configuration,
        aws_partner_event_source: expect.stringMatching(
          new RegExp(
            `^aws\\.partner/latchkey/${server.tenant.name}-[0-9a-f-]{36}/latchkey\\.events$`,
          ),
        ),
      },
    })
  })

  it('has no signing secret for destinations without signatures', async () => {
    const configuration = { aws_account_id: '000000000001', aws_region: 'eu-central-1' }
    const { body } = await create({ destination: { type: 'eventbridge', configuration } })
    expect(body).not.toHaveProperty('signing_secret')
  })

  it('keeps the order of subscriptions, and the retry policy', async () => {
    const subscriptions = ['user.updated', 'user.created'].map((event_type) => ({ event_type }))
    const policy = { retry_schedule: 'short', client_error_policy: 'retry' }
    const sent = { subscriptions, status: 'disabled', ...policy }
    expect((await create({ destination: bearer, ...sent })).body).toMatchObject(sent)
    const defaults = { retry_schedule: 'extended', client_error_policy: 'fail' }
    expect((await create({ destination: bearer })).body).toMatchObject(defaults)
  })
})

describe('400', () => {
  const oneOf = (property: string) =>
    `Payload validation error: 'Data does not match any schemas from 'oneOf'' on property ${property}.`

  it('requires a destination', async () => {
    expect((await create({ name: 'x' })).body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: "Payload validation error: 'Missing required property: destination'.",
      errorCode: 'invalid_body',
    })
  })

  it('refuses the destination `action` if the action does not exist', async () => {
    const destination = { type: 'action', configuration: { action_id: 'x' } }
    const { status, body } = await create({ destination })
    expect([status, body.errorCode, body.message]).toEqual([
      400,
      'invalid_body',
      "Payload validation error: 'There is no such action' on property " +
        'destination.configuration.action_id.',
    ])
  })

  it.each(['Host', 'content-length', 'Transfer-Encoding', 'webhook-id', 'Webhook-Signature'])(
    'refuses %s as a custom header: the server sets it',
    async (header_key) => {
      const own = webhook({ method: 'custom_header', header_key, header_value: 'x' })
      const { body } = await create({ destination: own })
      expect(body.message).toBe(
        `Payload validation error: 'This header is set by the server and cannot be configured' on property ` +
          'destination.configuration.webhook_authorization.header_key.',
      )
    },
  )

  it.each([
    ['an unknown kind', { type: 'queue', configuration: {} }],
    ['a kind and the configuration of another', { ...bearer, type: 'action' }],
    [
      'plain HTTP',
      { ...bearer, configuration: { ...bearer.configuration, webhook_endpoint: 'http://a' } },
    ],
    ['an unknown property', { ...bearer, secret: 'x' }],
    ['a colon in the user name', webhook({ method: 'basic', username: 'a:b', password: 'x' })],
    ['no password', webhook({ method: 'basic', username: 'a' })],
    [
      'a line feed in a header',
      webhook({ method: 'custom_header', header_key: 'X', header_value: 'a\nb' }),
    ],
    [
      'a header name with a space',
      webhook({ method: 'custom_header', header_key: 'X Y', header_value: 'a' }),
    ],
    [
      'an unknown region',
      { type: 'eventbridge', configuration: { aws_account_id: '123456789012', aws_region: 'x' } },
    ],
    [
      'eleven digits',
      {
        type: 'eventbridge',
        configuration: { aws_account_id: '12345678901', aws_region: 'us-east-1' },
      },
    ],
    [
      'a partner event source of your own',
      {
        type: 'eventbridge',
        configuration: {
          aws_account_id: '123456789012',
          aws_region: 'us-east-1',
          aws_partner_event_source: 'x',
        },
      },
    ],
  ])('refuses a destination with %s', async (_, destination) => {
    const answer = await create({ destination })
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'invalid_body'])
    expect(answer.body.message).toMatch(/^Payload validation error: '.+' on property destination/)
    expect(answer.body.message).not.toBe(oneOf('nothing'))
  })

  it.each([
    ['an unknown event', [{ event_type: 'user.exploded' }], /subscriptions\.0\.event_type/],
    [
      'the same event twice',
      [{ event_type: 'user.created' }, { event_type: 'user.created' }],
      /not unique/,
    ],
    ['an empty list', [], /too short/],
    ['texts', ['user.created'], /subscriptions\.0/],
  ])('refuses subscriptions with %s', async (_, subscriptions, message) => {
    const answer = await create({ destination: bearer, subscriptions })
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'invalid_body'])
    expect(answer.body.message).toMatch(message)
  })
})

describe('409', () => {
  it('refuses the name of another stream', async () => {
    const named = { destination: bearer, name: 'Taken' }
    expect((await create(named)).status).toBe(201)
    expect((await create(named)).body).toEqual({
      statusCode: 409,
      error: 'Conflict',
      message: 'An event stream with this name already exists.',
      errorCode: 'event_stream_name_used',
    })
    const other = await server.addTenant('names.example.com')
    expect((await other.request('POST', path, { json: named })).status).toBe(201)
  })
})
