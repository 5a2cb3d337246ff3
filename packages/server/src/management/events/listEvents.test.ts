import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer, until, withoutRateLimits } from '@latchkey/testkit'
import pg from 'pg'
import { type Follow, follow } from '../../../test/events/follow.ts'
import { changeRole, makeRole, streamTo } from '../../../test/events/streams.ts'

const path = '/api/v2/events'
let server: TestServer
let offsetMs = 0
const open: Follow[] = []
beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date(Date.now() + offsetMs),
    config: { rateLimits: withoutRateLimits },
    bounds: { eventFollowersPerTenantMax: 3, eventSilenceMs: 300 },
  })
})
afterAll(async () => {
  for (const each of open) await each.close()
  await server.stop()
})

async function following(
  ...call: Parameters<typeof follow> extends [unknown, ...infer R] ? R : []
) {
  const stream = await follow(server, ...call)
  open.push(stream)
  return stream
}

const begin = async (query?: string) => {
  const stream = await following(query)
  return { stream, offset: (await stream.next())?.data.offset as string }
}
const closeAll = async () => {
  for (const each of open.splice(0)) await each.close()
}

describe('200', () => {
  it('starts with the current offset, and sends an event as soon as it happens', async () => {
    const { stream } = await begin()
    const { body: role } = await server.tenant.request('POST', '/api/v2/roles', {
      json: { name: 'Followed' },
    })
    const [message] = await stream.events(1)
    expect(message).toEqual({
      type: 'latchkey.role.created',
      id: message?.data.offset,
      data: {
        offset: expect.stringMatching(/^[\w-]+$/),
        event: {
          specversion: '1.0',
          type: 'latchkey.role.created',
          source: 'urn:latchkey:localhost.localhost',
          id: expect.stringMatching(/^evt_\w{22}$/),
          time: expect.stringMatching(/Z$/),
          data: {
            object: { ...role, description: null },
            context: expect.objectContaining({ tenant: expect.anything() }),
          },
          a0tenant: 'localhost',
        },
      },
    })
    const again = await following(`?from=${message?.data.offset}`)
    expect(await again.next()).toMatchObject({ type: 'offset-only', data: { offset: message?.id } })
    await changeRole(server.tenant, role.id, 'Changed')
    expect((await again.events(1))[0]?.type).toBe('latchkey.role.updated')
    await closeAll()
  })

  it('sends its offset while nothing happens, and only the requested events', async () => {
    const { stream, offset } = await begin(
      '?event_type=latchkey.role.updated&event_type=latchkey.role.deleted',
    )
    const id = await makeRole(server.tenant)
    const quiet = [await stream.next(), await stream.next()]
    expect(quiet.map((each) => each?.type)).toEqual(['offset-only', 'offset-only'])
    expect(quiet[1]?.data.offset).not.toBe(offset)
    await changeRole(server.tenant, id, 'Changed')
    expect((await stream.events(1))[0]).toMatchObject({
      type: 'latchkey.role.updated',
      data: { event: { data: { object: { id } } } },
    })
    await closeAll()
  })

  it('starts at the requested second', async () => {
    const since = new Date(Date.now() + offsetMs + 60_000).toISOString().replace(/\.\d+/, '')
    await makeRole(server.tenant)
    offsetMs += 61_000
    const id = await makeRole(server.tenant)
    const { stream } = await begin(`?from_timestamp=${since}`)
    expect((await stream.events(1))[0]?.data.event.data.object.id).toBe(id)
    await closeAll()
  })

  it('sends no event while an earlier transaction is open', async () => {
    const other = new pg.Client({ connectionString: server.database.url })
    await other.connect()
    await other.query('begin; select pg_current_xact_id()')
    await makeRole(server.tenant)
    const since = new Date(Date.now() + offsetMs + 60_000).toISOString().replace(/\.\d+/, '')
    const fromNow = await begin()
    offsetMs += 61_000
    const fromTime = await begin(`?from_timestamp=${since}`)
    const id = await makeRole(server.tenant)
    await other.end()
    for (const { stream } of [fromNow, fromTime]) {
      expect((await stream.events(1))[0]?.data.event.data.object.id).toBe(id)
    }
    await closeAll()
  })

  it('prefers Last-Event-ID to `from`', async () => {
    const { stream, offset } = await begin()
    await makeRole(server.tenant)
    const [first] = await stream.events(1)
    const headers = { 'last-event-id': offset }
    const again = await following(`?from=${first?.id}`, { headers })
    expect(await again.events(1)).toEqual([first])
    await closeAll()
  })

  it('omits test events, and events of other tenants', async () => {
    const other = await server.addTenant('other.example.com')
    const mine = await begin()
    const theirs = await following('', { tenant: other })
    const { id } = await streamTo(server.tenant, { url: 'https://hooks.example/in' })
    const test = { json: { event_type: 'user.created' } }
    await server.tenant.request('POST', `/api/v2/event-streams/${id}/test`, test)
    await makeRole(other)
    await makeRole(server.tenant)
    const types = (await mine.stream.events(3)).map(({ type }) => type)
    expect(types).toEqual([
      'latchkey.event_stream.created',
      'latchkey.event_test.created',
      'latchkey.role.created',
    ])
    // The creation of the tenant may be one of the events on a busy machine.
    const events = [...(await theirs.events(1))]
    while (events.at(-1)?.type !== 'latchkey.role.created') events.push(...(await theirs.events(1)))
    for (const { data } of events) expect(data.event.a0tenant).toBe('other-example-com')
    await closeAll()
  })

  it('loses and repeats no event with overlapping writers and reconnecting readers', async () => {
    const { stream, offset } = await begin()
    await stream.close()
    const late = new pg.Client({ connectionString: server.database.url })
    await late.connect()
    const append = `insert into events (tenant_id, id, type, entity, time, data)
      select tenant_id, $1, type, $1, time, data from events limit 1`
    let [isWriting, from] = [true, offset]
    const read: string[] = []
    const written = 42
    // A transaction of another test may hold events back for a while.
    const isOver = (empty: number) => !isWriting && empty >= (read.length < written ? 100 : 3)
    const reading = (async () => {
      for (let empty = 0; !isOver(empty); ) {
        const part = await following(`?from=${from}`)
        for (let count = 0; count < 7; count += 1) {
          const message = await part.next()
          if (!message) throw new Error('The stream ended by itself.')
          from = message.data.offset
          if (message.type !== 'offset-only') read.push(message.data.event.id)
          else if (!isWriting && count > 0) empty += 1
        }
        await closeAll()
      }
    })()
    for (const round of [1, 2, 3]) {
      // Its transaction is older than those of the others, and its commit later.
      await late.query('begin')
      await late.query(append, [`evt_late${round}`])
      await Promise.all(
        [1, 2, 3, 4].map(() => Promise.all([1, 2, 3].map(() => makeRole(server.tenant)))),
      )
      const { rows } = await server.database.query(
        "select id from events where id like 'evt_late%'",
      )
      expect(rows).toHaveLength(round - 1)
      await late.query('commit')
      await makeRole(server.tenant)
    }
    isWriting = false
    await reading
    await late.end()
    const { rows } = await server.database.query(
      `select id from events where (xid, position) > (
         select xid, position from events where type = 'latchkey.role.created'
          and tenant_id = (select id from tenants where domain = 'localhost')
          and id <> all ($1) order by xid desc, position desc limit 1)
        and tenant_id = (select id from tenants where domain = 'localhost')
       order by xid, position`,
      [read],
    )
    expect(read).toHaveLength(written)
    expect(read).toEqual(rows.map(({ id }) => id))
  })
})

describe('400', () => {
  it.each([
    ['?from=nonsense', 'invalid_cursor'],
    [`?from=${Buffer.from('1.99999999999999999999.1.1').toString('base64url')}`, 'invalid_cursor'],
    ['?from=a&from_timestamp=2026-01-01T00:00:00Z', 'invalid_query_string'],
    ['?from_timestamp=yesterday', 'invalid_query_string'],
    ['?event_type=user.sneezed', 'invalid_query_string'],
  ])('%s', async (query, errorCode) => {
    const { status, body } = await server.tenant.request('GET', `${path}${query}`)
    expect([status, body.errorCode]).toEqual([400, errorCode])
  })
})

describe('410', () => {
  it('is answered if events after the offset may be deleted, or are of another server', async () => {
    const { offset } = await begin()
    await closeAll()
    const text = Buffer.from(offset, 'base64url').toString()
    const [, xid = '', position, at] = text.split('.')
    const send = (xid: string, at: number) => {
      const from = Buffer.from(`1.${xid}.${position}.${at}`).toString('base64url')
      return server.tenant.request('GET', `${path}?from=${from}`)
    }
    const keptSeconds = 30 * 24 * 3600 - 3600
    const expired = { statusCode: 410, errorCode: 'cursor_expired' }
    expect((await send(xid, Number(at) - keptSeconds + 60)).status).toBe(200)
    expect((await send(xid, Number(at) - keptSeconds - 60)).body).toMatchObject(expired)
    expect((await send(String(2n ** 60n), Number(at))).body).toMatchObject(expired)
    const old = await server.tenant.request('GET', `${path}?from_timestamp=2026-01-01T00:00:00Z`)
    expect(old.body).toMatchObject(expired)
  })
})

describe('429', () => {
  it('is answered above the limit of a tenant, until a subscriber disconnects', async () => {
    const three = [await begin(), await begin(), await begin()]
    const refused = await server.tenant.request('GET', path)
    expect([refused.status, refused.body.errorCode]).toEqual([429, 'too_many_event_followers'])
    expect(refused.headers.get('retry-after')).toBe('5')
    await three[0]?.stream.close()
    await until('a place', async () => (await server.tenant.request('GET', path)).status === 200)
    await closeAll()
  })
})
