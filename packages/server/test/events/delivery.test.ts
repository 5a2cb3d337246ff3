import { createHmac } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type Answering,
  patient,
  type Received,
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
  until,
  withoutRateLimits,
} from '@latchkey/testkit'
import { changeRole, makeRole, streamTo } from './streams.ts'

/** Deliveries to receivers, and streams whose receiver fails. */
let server: TestServer
const receivers: Receiver[] = []
beforeAll(async () => {
  server = await startTestServer({
    deliversEvents: true,
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
    bounds: { eventTimeoutMs: 1000, eventLeaseMs: 4000 },
  })
})
afterAll(async () => {
  await server.stop()
  for (const receiver of receivers) await receiver.kill()
})

async function receiverThat(answering?: Answering): Promise<Receiver> {
  const receiver = await startReceiver(answering)
  receivers.push(receiver)
  return receiver
}

const answer =
  (status: number, headers: Record<string, string> = {}): Answering =>
  (_, response) =>
    void response.writeHead(status, headers).end()
const remove = (id: string) => server.tenant.request('DELETE', `/api/v2/event-streams/${id}`)
const patch = (id: string, json: unknown) =>
  server.tenant.request('PATCH', `/api/v2/event-streams/${id}`, { json })
const rows = async (sql: string, ...values: readonly unknown[]) =>
  (await server.database.query(sql, values)).rows
const pending = async (id: string) =>
  (await rows('select * from event_deliveries where stream_id = $1', id)) as {
    status: string
    attempts: { error_message: string; duration: number; timestamp: string }[]
  }[]
const signedWith = ({ event, headers, text }: Received, secret: string) => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${event.id}.${headers['webhook-timestamp']}.${text}`
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

describe('an event', () => {
  it('is posted immediately, signed, with its documented members, and then deleted', async () => {
    const receiver = await receiverThat()
    const stream = await streamTo(server.tenant, { url: receiver.url })
    const { body: role } = await server.tenant.request('POST', '/api/v2/roles', {
      json: { name: 'Admin' },
    })
    const startMs = performance.now()
    await until('the event', () => receiver.received.length === 1)
    const [got] = receiver.received
    if (!got) throw new Error('Nothing came')
    expect(got.atMs - startMs).toBeLessThan(patient(2000))
    expect(Object.keys(got.event).join()).toBe(
      'specversion,type,source,id,time,data,a0tenant,a0stream',
    )
    expect(got.event).toEqual({
      specversion: '1.0',
      type: 'latchkey.role.created',
      source: 'urn:latchkey:localhost.localhost',
      id: expect.stringMatching(/^evt_[1-9A-HJ-NP-Za-km-z]{22}$/),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      data: {
        object: { ...role, description: null },
        context: expect.objectContaining({ tenant: expect.anything() }),
      },
      a0tenant: 'localhost',
      a0stream: stream.id,
    })
    expect(got.headers).toMatchObject({
      authorization: 'Bearer the-token',
      'content-type': 'application/json',
      'webhook-id': got.event.id,
      'webhook-signature': signedWith(got, stream.signing_secret),
    })
    await until('nothing is left', async () => (await pending(stream.id)).length === 0)
    expect(await rows('select * from event_lanes where stream_id = $1', stream.id)).toEqual([])
    const counts = await rows('select * from event_stream_counts where stream_id = $1', stream.id)
    expect(counts).toMatchObject([{ delivered: 1, failed: 0 }])
    await remove(stream.id)
  })

  it('is signed with both secrets during a rotation', async () => {
    const receiver = await receiverThat()
    const { id, signing_secret: first } = await streamTo(server.tenant, { url: receiver.url })
    const rotate = async (overlap_seconds: number) =>
      (
        await server.tenant.request('POST', `/api/v2/event-streams/${id}/rotate-secret`, {
          json: { overlap_seconds },
        })
      ).body.signing_secret
    const second = await rotate(60)
    await makeRole(server.tenant)
    await until('the event', () => receiver.received.length === 1)
    const third = await rotate(0)
    await makeRole(server.tenant)
    await until('the other event', () => receiver.received.length === 2)
    const [one, two] = receiver.received as [Received, Received]
    const both = `${signedWith(one, second)} ${signedWith(one, first)}`
    expect(one.headers['webhook-signature']).toBe(both)
    expect(two.headers['webhook-signature']).toBe(signedWith(two, third))
    await remove(id)
  })

  it('of one entity is sent in order, and those of other entities concurrently', async () => {
    const receiver = await receiverThat((_, response) => {
      globalThis.setTimeout(() => response.writeHead(204).end(), 20)
    })
    const { id } = await streamTo(server.tenant, { url: receiver.url })
    const roles = await Promise.all(Array.from({ length: 5 }, () => makeRole(server.tenant)))
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(roles.map((role) => changeRole(server.tenant, role, String(round))))
    }
    // Without repeated deliveries: a busy machine may answer too late.
    const once = () => [...new Map(receiver.received.map((each) => [each.event.id, each])).values()]
    await until('55 events', () => once().length === 55)
    for (const role of roles) {
      const notified = once()
        .filter(({ event }) => event.data.object.id === role)
        .map(({ event }) => event.data.object.description)
      expect(notified).toEqual([null, ...Array.from({ length: 10 }, (_, round) => String(round))])
    }
    expect(receiver.concurrentMax).toBeGreaterThan(1)
    expect(receiver.concurrentMax).toBeLessThanOrEqual(5)
    await remove(id)
  })
})

describe('events with much data', () => {
  it('are delivered in order and once, after an outage too', async () => {
    const receiver = await receiverThat(answer(500))
    const types = ['user.created', 'user.updated']
    const { id } = await streamTo(server.tenant, {
      url: receiver.url,
      types,
      retry_schedule: 'short',
    })
    await server.tenant.request('POST', '/api/v2/connections', {
      json: { name: 'Large', strategy: 'auth0' },
    })
    const app_metadata = { step: 0, text: 'x'.repeat(100_000) }
    const login = { email: 'large@example.com', password: 'Long-enough-42' }
    const json = { connection: 'Large', ...login, app_metadata }
    const { body: user } = await server.tenant.request('POST', '/api/v2/users', { json })
    for (let step = 1; step <= 4; step += 1) {
      const path = `/api/v2/users/${user.user_id}`
      await server.tenant.request('PATCH', path, { json: { app_metadata: { step } } })
    }
    receiver.answering = answer(204)
    const before = receiver.received.length
    await until('all', async () => (await pending(id)).length === 0, patient(8000))
    const steps = receiver.received
      .slice(before)
      .map(({ event }) => event.data.object.app_metadata.step)
    expect(steps.slice(-4)).toEqual([1, 2, 3, 4])
    expect(steps.length).toBeLessThanOrEqual(5)
    await remove(id)
  })
})

describe('a receiver that fails', () => {
  it('gets the same event again with a new signature, before later events', async () => {
    let failures = 2
    const receiver = await receiverThat((received, response) => {
      failures -= 1
      answer(failures >= 0 ? 503 : 204)(received, response)
    })
    const { id } = await streamTo(server.tenant, { url: receiver.url, retry_schedule: 'short' })
    const role = await makeRole(server.tenant)
    await changeRole(server.tenant, role, 'after')
    await until('all of it', () => receiver.received.length === 4, patient(8000))
    const [one, two, three, four] = receiver.received as [Received, Received, Received, Received]
    expect([two.event.id, three.event.id]).toEqual([one.event.id, one.event.id])
    expect(four.event.type).toBe('latchkey.role.updated')
    expect(two.atMs - one.atMs).toBeGreaterThan(950)
    expect(three.atMs - two.atMs).toBeGreaterThan(1950)
    expect(two.headers['webhook-timestamp']).not.toBe(three.headers['webhook-timestamp'])
    expect(two.headers['webhook-signature']).not.toBe(three.headers['webhook-signature'])
    await remove(id)
  })

  it.each([
    ['404', answer(404), 'The destination answered with status 404.'],
    ['400', answer(400), 'The destination answered with status 400.'],
  ])('with %s fails at once, and the lane continues', async (_, answering, message) => {
    const receiver = await receiverThat(answering)
    const { id } = await streamTo(server.tenant, { url: receiver.url })
    const role = await makeRole(server.tenant)
    await changeRole(server.tenant, role, 'after')
    const isFailed = async () => (await pending(id)).every(({ status }) => status === 'failed')
    await until('two failed', async () => receiver.received.length === 2 && (await isFailed()))
    expect((await pending(id)).map(({ attempts }) => attempts)).toEqual([
      [expect.objectContaining({ status: 'failed', error_message: message })],
      [expect.objectContaining({ status: 'failed', error_message: message })],
    ])
    await remove(id)
  })

  it.each([
    ['where the stream says so', answer(404), { client_error_policy: 'retry' } as const],
    ['when it says when', answer(429, { 'Retry-After': '1' }), {}],
  ])('with 4xx is retried %s', async (_, answering, wishes) => {
    const receiver = await receiverThat(answering)
    const { id } = await streamTo(server.tenant, {
      url: receiver.url,
      retry_schedule: 'short',
      ...wishes,
    })
    await makeRole(server.tenant)
    await until('a second attempt', () => receiver.received.length === 2)
    await remove(id)
  })

  it('is paused for Retry-After', async () => {
    const receiver = await receiverThat(answer(503, { 'Retry-After': '3' }))
    const { id } = await streamTo(server.tenant, { url: receiver.url, retry_schedule: 'short' })
    await makeRole(server.tenant)
    await until('a first attempt', () => receiver.received.length === 1)
    await setTimeout(100)
    await makeRole(server.tenant)
    await until('a second attempt', () => receiver.received.length >= 2, patient(8000))
    const [one, two] = receiver.received as [Received, Received]
    expect(two.atMs - one.atMs).toBeGreaterThan(2900)
    await remove(id)
  })

  const faults: readonly [string, Answering, RegExp][] = [
    [
      'redirects',
      answer(302, { location: 'https://localhost:1/' }),
      /302; redirects are not followed/,
    ],
    ['hangs', () => undefined, /^No response within 1000 ms\.$/],
    ['hangs up', (_, response) => void response.socket?.destroy(), /closed without a response/],
    ['lies', (_, response) => void response.socket?.write('garbage\r\n\r\n'), /is not HTTP/],
  ]
  it.each(faults)('because it %s is reported, and others get their events', async (...row) => {
    const [, answering, message] = row
    const [bad, good] = [await receiverThat(answering), await receiverThat()]
    const failing = await streamTo(server.tenant, { url: bad.url })
    const other = await streamTo(server.tenant, { url: good.url })
    for (let made = 0; made < 8; made += 1) await makeRole(server.tenant)
    await until('the others', () => good.received.length === 8)
    await until('an attempt', async () =>
      (await pending(failing.id)).some(({ attempts }) => attempts.length > 0),
    )
    const messages = (await pending(failing.id)).flatMap(({ attempts }) => attempts)
    for (const { error_message } of messages) expect(error_message).toMatch(message)
    await until('the circuit', async () => {
      const [row] = await rows(
        'select outages, paused_until from event_streams where id = $1',
        failing.id,
      )
      return row.outages >= 5 && row.paused_until !== null
    })
    await remove(failing.id)
    await remove(other.id)
  })

  it('is retried with one event after the pause, and gets all events once it recovers', async () => {
    let isDown = true
    const receiver = await receiverThat((received, response) => {
      answer(isDown ? 500 : 204)(received, response)
    })
    const { id } = await streamTo(server.tenant, { url: receiver.url, retry_schedule: 'short' })
    for (let made = 0; made < 6; made += 1) await makeRole(server.tenant)
    await until('the circuit', async () => {
      const [row] = await rows('select paused_until from event_streams where id = $1', id)
      return row.paused_until !== null
    })
    isDown = false
    await until('all', async () => (await pending(id)).length === 0, patient(8000))
    const [row] = await rows('select * from event_streams where id = $1', id)
    expect(row).toMatchObject({ outages: 0, failed_attempts: 0, paused_until: null })
    await remove(id)
  })

  it('too often is disabled, with an entry in the log and an event', async () => {
    const [bad, good] = [await receiverThat(answer(500)), await receiverThat()]
    const types = ['latchkey.event_stream.updated']
    const watching = await streamTo(server.tenant, { url: good.url, types })
    const { id } = await streamTo(server.tenant, { url: bad.url })
    await rows('update event_streams set failed_attempts = 499 where id = $1', id)
    await makeRole(server.tenant)
    await until('the event', () => good.received.length === 1)
    expect(good.received[0]?.event).toMatchObject({
      type: 'latchkey.event_stream.updated',
      data: { object: { id, status: 'disabled' } },
    })
    const { body } = await server.tenant.request('GET', `/api/v2/event-streams/${id}`)
    expect(body.status).toBe('disabled')
    const logs = await rows(`select data from logs where data->>'description' like 'Disable an%'`)
    expect(logs).toHaveLength(1)
    await remove(id)
    await remove(watching.id)
  })

  it('more than 5000 times cannot be enabled', async () => {
    const receiver = await receiverThat()
    const { id } = await streamTo(server.tenant, { url: receiver.url })
    await patch(id, { status: 'disabled' })
    await rows(
      `insert into event_deliveries (tenant_id, stream_id, event_id, position, entity, type, status,
              created_at)
       select tenant_id, id, 'evt_' || n, n, 'role/x', 'latchkey.role.created', 'failed', now()
         from event_streams, generate_series(1, 5001) n where id = $1`,
      id,
    )
    expect((await patch(id, { status: 'enabled' })).body.errorCode).toBe('event_stream_failing')
    await rows(`delete from event_deliveries where stream_id = $1 and event_id = 'evt_1'`, id)
    expect((await patch(id, { status: 'enabled' })).status).toBe(200)
    await remove(id)
  })
})

describe('a stream that is', () => {
  it.each([
    ['disabled', (id: string) => patch(id, { status: 'disabled' })],
    ['deleted', (id: string) => remove(id)],
  ])('%s sends nothing after the response', async (_, end) => {
    const waiting: (() => void)[] = []
    const receiver = await receiverThat((_received, response) => {
      waiting.push(() => response.writeHead(204).end())
    })
    const { id } = await streamTo(server.tenant, { url: receiver.url })
    const other = await receiverThat(answer(204))
    const { id: otherId } = await streamTo(server.tenant, { url: other.url })
    const roles = await Promise.all(Array.from({ length: 4 }, () => makeRole(server.tenant)))
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(roles.map((role) => changeRole(server.tenant, role, String(round))))
    }
    await until('they are on their way', () => waiting.length >= roles.length)
    await end(id)
    const before = receiver.received.length
    receiver.answering = answer(204)
    for (const give of waiting) give()
    for (const last of ['one more', 'and another']) {
      await changeRole(server.tenant, roles[0] ?? '', last)
      await until('what comes later is delivered elsewhere', () =>
        other.received.some(({ event }) => event.data.object.description === last),
      )
    }
    // Deliveries in progress may still arrive, one of each entity; the other four of each do not.
    expect(receiver.received.length - before).toBeLessThanOrEqual(roles.length)
    await remove(id)
    await remove(otherId)
  })

  it('enabled again delivers pending events, and no events of the meantime', async () => {
    const receiver = await receiverThat(answer(500))
    const { id } = await streamTo(server.tenant, { url: receiver.url, retry_schedule: 'short' })
    const role = await makeRole(server.tenant)
    await until('an attempt', () => receiver.received.length === 1)
    await patch(id, { status: 'disabled' })
    receiver.answering = answer(204)
    await changeRole(server.tenant, role, 'unheard')
    await patch(id, { status: 'enabled' })
    await until('the first', async () => (await pending(id)).length === 0)
    const types = receiver.received.map(({ event }) => event.type)
    expect(new Set(types)).toEqual(new Set(['latchkey.role.created']))
    await remove(id)
  })

  it('changed to another destination is sent there from then on', async () => {
    const [before, after] = [await receiverThat(answer(500)), await receiverThat()]
    const { id } = await streamTo(server.tenant, { url: before.url, retry_schedule: 'short' })
    await makeRole(server.tenant)
    await until('an attempt', () => before.received.length === 1)
    const sendThere = (webhook_authorization: object) =>
      patch(id, {
        destination: {
          type: 'webhook',
          configuration: { webhook_endpoint: after.url, webhook_authorization },
        },
      })
    await sendThere({ method: 'bearer', token: 'another' })
    await until('it there', () => after.received.length === 1)
    await sendThere({ method: 'bearer' })
    await makeRole(server.tenant)
    await until('the next there', () => after.received.length === 2)
    for (const { headers } of after.received) expect(headers.authorization).toBe('Bearer another')
    await remove(id)
  })
})
