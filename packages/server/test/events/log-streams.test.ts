import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  ensureDefaultConnection,
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
  until,
} from '@latchkey/testkit'

let server: TestServer
let receiver: Receiver
let aheadMs = 0
const aws = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_ENDPOINT_URL_EVENTBRIDGE']
beforeAll(async () => {
  receiver = await startReceiver()
  const [id = '', secret = '', endpoint = ''] = aws
  const url = receiver.url.replace('/in', '')
  Object.assign(process.env, { [id]: 'AKIATEST', [secret]: 'a-secret', [endpoint]: url })
  server = await startTestServer({
    config: await receiverTrust(),
    deliversEvents: true,
    bounds: { logStreamPollMs: 20 },
    now: () => new Date(Date.now() + aheadMs),
  })
})
afterAll(async () => {
  for (const name of aws) delete process.env[name]
  await server.stop()
  await receiver.kill()
})

const path = '/api/v2/log-streams'
const request = async (method: string, at: string, json?: object) => {
  const { body } = await server.tenant.request(method, at, json && { json })
  return body
}
const createRole = (name: string) => request('POST', '/api/v2/roles', { name })
/** Lets entries become as old as those that are sent, and pauses after failures end. */
const waitAMinute = () => {
  aheadMs += 60_000
}
const entries = () =>
  receiver.received.flatMap(({ text }) => text.split('\n').map((line) => JSON.parse(line)))
/** Each once: an entry whose delivery is not yet recorded may be sent again. */
const rolesSent = () =>
  [...new Map(entries().map((each) => [each.log_id, each])).values()].filter(({ data }) =>
    /roles$/.test(data.details?.request?.path ?? ''),
  )

it('sends entries in order, again after a failure, and on from where it was paused', async () => {
  const { id } = await request('POST', path, {
    name: 'In order',
    type: 'http',
    sink: { httpEndpoint: receiver.url, httpAuthorization: 'Bearer sesame' },
    filters: [{ type: 'category', name: 'management.success' }],
  })
  receiver.answering = (_received, response) => void response.writeHead(503).end()
  await createRole('one')
  waitAMinute()
  await until('the refused batch', () => rolesSent().length > 0)
  receiver.answering = (_received, response) => void response.writeHead(204).end()
  waitAMinute()
  await until('the batch again', async () => {
    const { rows } = await server.database.query('select failures from log_streams')
    return rows[0].failures === 0
  })
  expect(receiver.received[0]?.headers).toMatchObject({ authorization: 'Bearer sesame' })
  expect(entries()[0]).toMatchObject({
    log_id: expect.stringMatching(/^900/),
    data: { type: 'sapi', client_id: server.tenant.clientId },
  })
  await request('PATCH', `${path}/${id}`, { status: 'paused' })
  const sent = rolesSent().length
  await createRole('two')
  await createRole('three')
  waitAMinute()
  await request('PATCH', `${path}/${id}`, {
    status: 'active',
    sink: { httpEndpoint: receiver.url },
  })
  await until('what was written meanwhile', () => rolesSent().length === sent + 2)
  expect(receiver.received.at(-1)?.headers).toMatchObject({ authorization: 'Bearer sesame' })
  const ids = entries().map(({ log_id }) => log_id)
  expect(ids.slice(-2)).toEqual([...ids.slice(-2)].sort())
  await request('DELETE', `${path}/${id}`)
})

it('hides personal data and secrets', async () => {
  const before = receiver.received.length
  const made = await request('POST', path, {
    name: 'Hidden',
    type: 'splunk',
    sink: {
      splunkDomain: 'localhost',
      splunkPort: String(receiver.port),
      splunkToken: 'a-token',
      splunkSecure: true,
    },
    pii_config: { log_fields: ['email'], method: 'mask' },
  })
  expect(made.sink.splunkToken).toBe('********')
  await request('PATCH', `${path}/${made.id}`, { sink: made.sink })
  const { splunkToken: _, ...rest } = made.sink
  expect(await request('PATCH', `${path}/${made.id}`, { sink: rest })).toMatchObject({
    sink: made.sink,
  })
  const email = 'ada@example.com'
  await server.tenant.write(async (store) => {
    const { name: connection } = await ensureDefaultConnection(store)
    return store.users.create({ connection, email })
  })
  waitAMinute()
  await until('the entries', () =>
    receiver.received.slice(before).some(({ text }) => /a\*+m/.test(text)),
  )
  const [first] = receiver.received.slice(before)
  expect(first?.headers.authorization).toBe('Splunk a-token')
  const sent = receiver.received.slice(before).map(({ text }) => text)
  expect(sent.join()).toContain('"email":"a*************m"')
  expect(sent.join()).not.toContain(`"email":"${email}"`)
})

it('puts entries into the partner event source of an account', async () => {
  receiver.answering = (_received, response) => {
    const accepted = { FailedEntryCount: 0, Entries: [{ EventId: 'x' }] }
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' })
    response.end(JSON.stringify(accepted))
  }
  const { id, sink } = await request('POST', path, {
    name: 'Amazon',
    type: 'eventbridge',
    sink: { awsAccountId: '123456789012', awsRegion: 'eu-central-1' },
  })
  await createRole('five')
  waitAMinute()
  const put = () =>
    receiver.received
      .filter(({ headers }) => headers['x-amz-target'] === 'AWSEvents.PutPartnerEvents')
      .flatMap(({ text }): Record<string, string>[] => JSON.parse(text).Entries)
  const ofRole = () => put().find(({ Detail = '' }) => Detail.includes('/api/v2/roles'))
  await until('the entry of the role', () => ofRole() !== undefined)
  expect(ofRole()).toMatchObject({ Source: sink.awsPartnerEventSource, DetailType: 'Latchkey log' })
  expect(JSON.parse(ofRole()?.Detail ?? '')).toMatchObject({
    log_id: expect.stringMatching(/^900/),
    data: { type: 'sapi' },
  })
  await request('DELETE', `${path}/${id}`)
})

it('refuses headers with which nothing could be delivered', async () => {
  const create = (header: string) => {
    const httpCustomHeaders = [
      { header: 'x-tag', value: 'a' },
      { header, value: '5' },
    ]
    return request('POST', path, {
      name: header,
      type: 'http',
      sink: { httpEndpoint: receiver.url, httpCustomHeaders },
    })
  }
  for (const header of ['Transfer-Encoding', 'content-length', 'host', 'connection', 'expect']) {
    const { statusCode, message } = await create(header)
    expect([header, statusCode, message]).toEqual([
      header,
      400,
      expect.stringMatching(/header is set by the server.*httpCustomHeaders\[1\]/),
    ])
  }
  const { id, sink } = await create('content-type')
  const httpCustomHeaders = [{ header: 'Upgrade', value: 'h2c' }]
  const changed = await request('PATCH', `${path}/${id}`, { sink: { ...sink, httpCustomHeaders } })
  expect(changed.statusCode).toBe(400)
  await request('DELETE', `${path}/${id}`)
})

it('says what is wrong with a destination of the type that was sent', async () => {
  const refused = async (type: string, sink: object) =>
    (await request('POST', path, { name: 'wrong', type, sink })).message
  const datadogApiKey = 'a'.repeat(32)
  expect([
    await refused('datadog', { datadogRegion: 'eu' }),
    await refused('datadog', { datadogApiKey, datadogRegion: 'mars' }),
    await refused('http', {}),
    await refused('pigeon', {}),
  ]).toEqual([
    "Payload validation error: 'Missing required property: datadogApiKey' on property sink.",
    "Payload validation error: 'No enum match for: mars' on property sink.datadogRegion.",
    "Payload validation error: 'Missing required property: httpEndpoint' on property sink.",
    "Payload validation error: 'No enum match for: pigeon' on property type.",
  ])
})

it('refuses an address that is no URL', async () => {
  const splunk = { splunkToken: 'a', splunkSecure: true }
  const sinks = [
    { type: 'http', sink: { httpEndpoint: 'https://1.2.3.4.5/' } },
    { type: 'sumo', sink: { sumoSourceAddress: 'https://logs.example:99999/' } },
    { type: 'splunk', sink: { ...splunk, splunkDomain: 'logs.example', splunkPort: '99999' } },
  ]
  for (const { type, sink } of sinks) {
    const { statusCode, message } = await request('POST', path, { name: type, type, sink })
    expect([type, statusCode, message]).toEqual([
      type,
      400,
      expect.stringContaining('no valid URL'),
    ])
  }
})

const key = 'a-long-secret'
const region = { mixpanelRegion: 'eu', mixpanelProjectId: '1' }
const account = { ...region, mixpanelServiceAccountUsername: 'u' }
const splunk = { splunkDomain: 'splunk.example.com', splunkPort: '8088', splunkSecure: true }
it.each<[string, object, object, object]>([
  ['datadog', { datadogRegion: 'us' }, { datadogApiKey: key }, { datadogRegion: 'eu' }],
  ['segment', {}, { segmentWriteKey: key }, {}],
  ['mixpanel', account, { mixpanelServiceAccountPassword: key }, {}],
  ['splunk', splunk, { splunkToken: key }, { splunkSecure: false }],
])(
  'keeps the secret that a change of a destination of %s leaves out',
  async (type, rest, secret, change) => {
    const { id } = await request('POST', path, { name: type, type, sink: { ...rest, ...secret } })
    const [name = ''] = Object.keys(secret)
    const changed = await request('PATCH', `${path}/${id}`, { sink: { ...rest, ...change } })
    expect(changed.sink).toEqual({ ...rest, ...change, [name]: '********' })
    await request('DELETE', `${path}/${id}`)
  },
)

it('sends no secret to another host unless the change of a destination contains it', async () => {
  const sink = { ...splunk, splunkToken: key }
  const { id } = await request('POST', path, { name: 'Moved', type: 'splunk', sink })
  for (const change of [{ splunkDomain: 'other.example.com' }, { splunkPort: '443' }]) {
    const refused = await request('PATCH', `${path}/${id}`, { sink: { ...splunk, ...change } })
    expect([refused.statusCode, refused.message]).toEqual([
      400,
      "Payload validation error: 'Missing required property: splunkToken' on property sink.",
    ])
  }
  const empty = await request('PATCH', `${path}/${id}`, { sink: {} })
  expect(empty.message).toContain('The type of the log stream is splunk')
  await request('DELETE', `${path}/${id}`)
  const { id: http } = await request('POST', path, {
    name: 'Moved',
    type: 'http',
    sink: { httpEndpoint: receiver.url, httpAuthorization: key },
  })
  const moved = { httpEndpoint: `${receiver.url}/elsewhere` }
  const { sink: shown } = await request('PATCH', `${path}/${http}`, { sink: moved })
  expect(shown).toEqual(moved)
  await request('DELETE', `${path}/${http}`)
})

it('is suspended if nothing is accepted for a day', async () => {
  receiver.answering = (_received, response) => void response.writeHead(500).end()
  const sink = { httpEndpoint: receiver.url }
  const { id } = await request('POST', path, { name: 'Failing', type: 'http', sink })
  await createRole('four')
  waitAMinute()
  const failures = async () => {
    const { rows } = await server.database.query('select * from log_streams where id = $1', [id])
    return rows[0]
  }
  await until('a failure', async () => (await failures()).failures > 0)
  aheadMs += 25 * 60 * 60 * 1000
  await until('the suspension', async () => (await failures()).status === 'suspended')
})
