import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  patient,
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
  until,
} from '@latchkey/testkit'
import { makeRole } from './streams.ts'

/** A double of Amazon EventBridge: PutPartnerEvents, as the SDK sends it. */
let service: Receiver
let server: TestServer
let answers: { status: number; json: object }[] = []
const given = {
  AWS_ACCESS_KEY_ID: 'AKIATEST',
  AWS_SECRET_ACCESS_KEY: 'the-secret-key',
}
beforeAll(async () => {
  service = await startReceiver((_, response) => {
    const { status, json } = answers.shift() ?? { status: 200, json: accepted }
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' })
    response.end(JSON.stringify(json))
  })
  const endpoint = service.url.replace('/in', '')
  Object.assign(process.env, given, { AWS_ENDPOINT_URL_EVENTBRIDGE: endpoint })
  server = await startTestServer({ deliversEvents: true, config: await receiverTrust() })
})
afterAll(async () => {
  for (const name of [...Object.keys(given), 'AWS_ENDPOINT_URL_EVENTBRIDGE']) {
    delete process.env[name]
  }
  await server.stop()
  await service.kill()
})

const accepted = { FailedEntryCount: 0, Entries: [{ EventId: 'x' }] }

it('puts the event into the partner source of the account, with retries', async () => {
  const unavailable = { __type: 'InternalException', message: 'away' }
  const throttled = { FailedEntryCount: 1, Entries: [{ ErrorCode: 'ThrottlingException' }] }
  answers = [
    { status: 500, json: unavailable },
    { status: 200, json: throttled },
  ]
  const { body: stream } = await server.tenant.request('POST', '/api/v2/event-streams', {
    json: {
      subscriptions: [{ event_type: 'latchkey.role.created' }],
      retry_schedule: 'short',
      destination: {
        type: 'eventbridge',
        configuration: { aws_account_id: '123456789012', aws_region: 'eu-central-1' },
      },
    },
  })
  const role = await makeRole(server.tenant)
  await until('three attempts', () => service.received.length === 3, patient(8000))
  for (const { headers, event } of service.received) {
    expect(headers['x-amz-target']).toBe('AWSEvents.PutPartnerEvents')
    expect(headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIATEST\/\d{8}\/eu-central-1\/events\/aws4_request/,
    )
    const [entry] = event.Entries
    expect(entry).toMatchObject({
      Source: stream.destination.configuration.aws_partner_event_source,
      DetailType: 'latchkey.role.created',
    })
    expect(JSON.parse(entry.Detail)).toMatchObject({
      specversion: '1.0',
      type: 'latchkey.role.created',
      data: { object: { id: role } },
      a0stream: stream.id,
    })
  }
  const left = async () => (await server.database.query('select 1 from event_deliveries')).rows
  await until('nothing is left', async () => (await left()).length === 0)
})

it('fails a refused event at once, with the reason', async () => {
  answers = [{ status: 400, json: { __type: 'ValidationException', message: 'no' } }]
  await makeRole(server.tenant)
  const sql = 'select status, attempts from event_deliveries'
  const failed = async () => (await server.database.query(sql)).rows[0]
  await until('it failed', async () => (await failed())?.status === 'failed')
  expect((await failed()).attempts).toEqual([
    expect.objectContaining({ error_message: 'EventBridge answered with ValidationException.' }),
  ])
  expect(JSON.stringify(await failed())).not.toContain('the-secret-key')
})
