import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  patient,
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
  until,
  withoutRateLimits,
} from '@latchkey/testkit'
import { changeRole, makeRole, streamTo } from './streams.ts'

/** Failed deliveries: lists, redelivery and statistics. */
let server: TestServer
let receiver: Receiver
beforeAll(async () => {
  server = await startTestServer({
    deliversEvents: true,
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
    bounds: { databaseTimeoutMs: patient(5_000), answerTimeoutMs: patient(8_000) },
  })
  receiver = await startReceiver()
})
afterAll(async () => {
  await server.stop()
  await receiver.kill()
})

const answerWith = (status: number) => {
  receiver.answering = (_, response) => void response.writeHead(status).end()
}
const send = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2/event-streams/${path}`, json === undefined ? {} : { json })
const listed = async (id: string, query = '') =>
  (await send('GET', `${id}/deliveries${query}`)).body.deliveries as {
    id: string
    event_type: string
  }[]
const newStream = async (): Promise<string> =>
  (await streamTo(server.tenant, { url: receiver.url })).id
const remove = (id: string) => send('DELETE', id)

/** Creates a stream with this number of failed deliveries, each of another role. */
async function failed(count: number): Promise<string> {
  answerWith(410)
  const id = await newStream()
  for (let made = 0; made < count; made += 1) await makeRole(server.tenant)
  await until('they fail', async () => (await listed(id, '?take=100')).length === count)
  return id
}

describe('deliveries', () => {
  it('that failed are listed with their attempts and their event', async () => {
    const id = await failed(1)
    const [delivery] = await listed(id)
    const sent = receiver.received.at(-1)
    expect(Object.keys(delivery ?? {}).join()).toBe(
      'id,event_stream_id,event_type,status,attempts,event',
    )
    expect(delivery).toEqual({
      id: sent?.event.id,
      event_stream_id: id,
      event_type: 'latchkey.role.created',
      status: 'failed',
      attempts: [
        {
          status: 'failed',
          error_message: expect.stringContaining('410'),
          timestamp: expect.any(String),
          duration: expect.any(Number),
        },
      ],
      event: sent?.event,
    })
    expect((await send('GET', `${id}/deliveries/${delivery?.id}`)).body).toEqual(delivery)
    await remove(id)
    expect((await send('GET', `${id}/deliveries`)).body.message).toBe(
      'The requested stream does not exist.',
    )
    expect((await send('GET', `${id}/deliveries/${delivery?.id}`)).status).toBe(404)
  })

  it('fail if the address is no URL', async () => {
    const url = 'https://hooks.example:99999/'
    const { id } = await streamTo(server.tenant, { url, retry_schedule: 'short' })
    await makeRole(server.tenant)
    await until('the last retry', async () => (await listed(id)).length > 0, patient(12_000))
    const attempt = { error_message: 'The URL is not valid.' }
    expect(await listed(id)).toMatchObject([{ attempts: [attempt, attempt, attempt, attempt] }])
    await remove(id)
  })

  it('are found by state, type and time, and page by page', async () => {
    const id = await failed(3)
    expect(await listed(id, '?statuses=pending')).toEqual([])
    expect(await listed(id, '?statuses=failed,pending')).toHaveLength(3)
    expect(await listed(id, '?event_types=user.created,latchkey.role.created')).toHaveLength(3)
    expect(await listed(id, '?event_types=user.created')).toEqual([])
    expect(await listed(id, '?date_from=2030-01-01T00:00:00Z')).toEqual([])
    expect(await listed(id, '?date_to=2020-01-01T00:00:00Z')).toEqual([])
    const first = (await send('GET', `${id}/deliveries?take=2`)).body
    const rest = await listed(id, `?take=2&from=${first.next}`)
    expect([...first.deliveries, ...rest]).toEqual(await listed(id))
    for (const bad of [
      '2026-01-01',
      '2026-01-01T00:00:00.1Z',
      '2026-13-30T00:00:00Z',
      '2026-01-01T25:00:00Z',
    ]) {
      expect((await send('GET', `${id}/deliveries?date_from=${bad}`)).status).toBe(400)
    }
    expect((await send('GET', `${id}/deliveries?statuses=arrived`)).status).toBe(400)
    await remove(id)
  })
})

describe('a redelivery', () => {
  it('sends one event again, with the same id, and removes the delivery once it arrives', async () => {
    const id = await failed(2)
    const [delivery, other] = await listed(id)
    answerWith(410)
    const { status, text } = await send('POST', `${id}/redeliver/${delivery?.id}`)
    expect([status, text]).toEqual([202, '{}'])
    const attempts = async () =>
      (await send('GET', `${id}/deliveries/${delivery?.id}`)).body.attempts.map(
        (attempt: { status: string }) => attempt.status,
      )
    await until('it fails', async () => (await attempts()).length === 3)
    expect(await attempts()).toEqual(['failed', 'retrying', 'failed'])
    answerWith(204)
    await send('POST', `${id}/redeliver/${delivery?.id}`)
    const readStatus = async () => (await send('GET', `${id}/deliveries/${delivery?.id}`)).status
    await until('it arrives', async () => (await readStatus()) === 404)
    expect(receiver.received.at(-1)?.event.id).toBe(delivery?.id)
    expect(await listed(id)).toEqual([other])
    expect((await send('POST', `${id}/redeliver/${delivery?.id}`)).body.message).toBe(
      'The requested delivery does not exist.',
    )
    await remove(id)
  })

  it('by filter sends all matching events, in several writes', async () => {
    const id = await failed(2)
    await server.database.query(
      `insert into event_deliveries (tenant_id, stream_id, event_id, position, entity, type, status,
              created_at)
       select tenant_id, stream_id, 'evt_' || n, position + n, entity || n % 50, type, 'failed',
              created_at + n * interval '1 millisecond'
         from (select * from event_deliveries where stream_id = $1 limit 1) one,
              generate_series(1, 2500) n`,
      [id],
    )
    answerWith(204)
    const none = { event_types: ['user.created'] }
    expect((await send('POST', `${id}/redeliver`, none)).body).toEqual(none)
    const failures = async () =>
      (
        await server.database.query(
          `select 1 from event_deliveries where stream_id = $1 and status = 'failed'
            and json_array_length(attempts) < 2`,
          [id],
        )
      ).rowCount
    expect(await failures()).toBe(2502)
    expect((await send('POST', `${id}/redeliver`, {})).body).toEqual({})
    expect(await failures()).toBe(0)
    await remove(id)
  })

  it('is refused while the stream is disabled', async () => {
    const id = await failed(1)
    const [delivery] = await listed(id)
    await send('PATCH', id, { status: 'disabled' })
    for (const path of ['redeliver', `redeliver/${delivery?.id}`]) {
      const sent = path === 'redeliver' ? {} : undefined
      const { body } = await send('POST', `${id}/${path}`, sent)
      expect(body).toMatchObject({ statusCode: 409, errorCode: 'event_stream_not_enabled' })
    }
    expect(await listed(id)).toEqual([delivery])
    await remove(id)
  })
})

describe('a test', () => {
  it('is sent with its purpose, also if not subscribed, and listed until it arrives', async () => {
    const id = await newStream()
    answerWith(500)
    const data = { object: { user_id: 'auth0|1' } }
    const { status, body } = await send('POST', `${id}/test`, { event_type: 'user.deleted', data })
    expect(status).toBe(202)
    expect(body).toMatchObject({ status: 'pending', attempts: [], event_stream_id: id })
    expect(body.event).toMatchObject({ type: 'user.deleted', data, a0purpose: 'test' })
    await until('it is sent', () => receiver.received.at(-1)?.event.id === body.id)
    expect(receiver.received.at(-1)?.event).toEqual(body.event)
    expect((await listed(id)).map((each) => each.id)).toEqual([body.id])
    await remove(id)
  })

  it('sends a sample of the event type if it has no data', async () => {
    const id = await newStream()
    const { body } = await send('POST', `${id}/test`, { event_type: 'user.created' })
    expect(body.event.data.object).toMatchObject({
      email: 'john.doe@example.com',
      logins_count: 42,
    })
    const other = await send('POST', `${id}/test`, { event_type: 'group.created' })
    expect(other.body.event.data).toEqual({ object: {} })
    await remove(id)
  })
})

describe('statistics', () => {
  it('count delivered and failed events by day', async () => {
    const id = await failed(2)
    answerWith(204)
    const role = await makeRole(server.tenant)
    await changeRole(server.tenant, role, 'Counted')
    const stats = async (query = '') => (await send('GET', `${id}/stats${query}`)).body
    const totals = async () =>
      (await stats()).metrics.map((metric: { window_total: number }) => metric.window_total)
    await until('they are counted', async () => (await totals())[0] === 2)
    const { buckets, metrics, window } = await stats()
    expect(await totals()).toEqual([2, 2])
    expect(buckets).toHaveLength(30)
    expect(metrics[0]).toMatchObject({
      name: 'auth0.event_streams.successful_deliveries',
      type: 'sum',
    })
    expect(metrics[1].data.at(-1)).toBe(2)
    expect(window.bucket_interval).toEqual({ scale_factor: 86_400 })
    const range = '?date_from=2026-01-01T12:00:00Z&date_to=2026-01-03T00:00:00Z'
    const days = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z']
    expect((await stats(range)).buckets).toEqual(days)
    const backwards = '?date_from=2026-01-03T00:00:00Z&date_to=2026-01-01T00:00:00Z'
    expect((await send('GET', `${id}/stats${backwards}`)).status).toBe(400)
    await remove(id)
  })
})
