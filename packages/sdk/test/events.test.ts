import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import fc from 'fast-check'
import { type FollowedEvent, type FollowOptions, followEvents } from '../src/events.ts'
import { createManagementClient, type Fetch, type FetchAnswer } from '../src/management.ts'
import { createFakeClock } from './fake-clock.ts'
import {
  answers,
  type Behaviour,
  type MisbehavingServer,
  resets,
  startMisbehavingServer,
} from './misbehaving-server.ts'

const event = (offset: string, name = 'x') => {
  const data = { offset, event: { id: `evt_${offset}`, data: { object: { name } } } }
  return `event: user.created\nid: ${offset}\ndata: ${JSON.stringify(data)}\n\n`
}
const progress = (offset: string) =>
  `event: offset-only\nid: ${offset}\ndata: {"offset":"${offset}"}\n\n`
const failure = (code: string) =>
  `event: error\ndata: {"error":{"code":"${code}","message":"No.","offset":"last"}}\n\n`

/** Sends these texts, and then ends, is cut, or says nothing any more. */
const streams =
  (end: 'ends' | 'is cut' | 'hangs', ...texts: readonly string[]): Behaviour =>
  (response, { socket }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(`:connected\n\nretry: 2000\n\n${texts.join('')}`, () => {
      if (end === 'ends') response.end()
      if (end === 'is cut') setTimeout(() => socket.destroy(), 50)
    })
  }

const offsetsOf = async (events: AsyncIterable<FollowedEvent>, countMax = 100) => {
  const offsets: string[] = []
  for await (const { offset } of events) {
    offsets.push(offset)
    if (offsets.length === countMax) break
  }
  return offsets
}

describe('followEvents against a faulty server', () => {
  let server: MisbehavingServer
  beforeAll(async () => {
    server = await startMisbehavingServer()
  })
  afterAll(() => server.stop())

  const follow = (options: FollowOptions = {}) => {
    const client = createManagementClient({ baseUrl: server.baseUrl, token: 'one', retries: 0 })
    const query = { from_timestamp: '2026-01-01T00:00:00Z', event_type: ['user.created'] } as const
    return followEvents(
      client.events.list,
      { query: { ...query, event_type: [...query.event_type] } },
      { clock: createFakeClock(), random: () => 1, ...options },
    )
  }

  it('reconnects after its last offset, whatever closed the stream, and waits longer each time', async () => {
    server.behave(
      streams('is cut', progress('start'), event('a'), event('b').slice(0, -20)),
      resets,
      answers(503),
      answers(429),
      streams('hangs', progress('a')),
      streams('ends', event('b'), progress('c')),
      streams('ends', failure('connection_timeout')),
      streams('ends', event('d'), failure('processing_error')),
      streams('hangs', event('e')),
    )
    const clock = createFakeClock()
    const warnings: string[] = []
    const options = {
      clock,
      timeoutMs: 3000,
      onOffset: (offset: string) => void warnings.push(offset),
    }
    expect(await offsetsOf(follow(options), 4)).toEqual(['a', 'b', 'd', 'e'])
    expect(warnings).toEqual(['start', 'a', 'a', 'b', 'c', 'd'])
    expect(clock.waitsMs).toEqual([500, 1000, 2000, 4000, 8000, 500, 1000, 500])
    const queries = server.requests.map(({ url }) => new URL(url, server.baseUrl).searchParams)
    expect(queries.map((query) => query.get('from'))).toEqual([null, ...'aaaaaccd'])
    expect(queries[0]?.get('from_timestamp')).toBe('2026-01-01T00:00:00Z')
    for (const query of queries) expect(query.get('event_type')).toBe('user.created')
    for (const query of queries.slice(1)) expect(query.has('from_timestamp')).toBe(false)
  })

  it.each([400, 401, 403, 410])('fails with a %i', async (statusCode) => {
    server.behave(streams('ends', event('a')), answers(statusCode, { errorCode: 'why' }))
    await expect(offsetsOf(follow())).rejects.toMatchObject({
      name: 'ManagementError',
      statusCode,
      errorCode: 'why',
    })
    expect(server.requests).toHaveLength(2)
  })

  it('fails with an error that a reconnect cannot resolve, with its offset', async () => {
    server.behave(streams('ends', event('a'), failure('cursor_expired')))
    await expect(offsetsOf(follow())).rejects.toMatchObject({
      code: 'events_error',
      errorCode: 'cursor_expired',
      offset: 'last',
    })
  })

  it('fails after the maximum of consecutive attempts', async () => {
    server.behave(streams('ends', event('a')), answers(503))
    await expect(offsetsOf(follow({ reconnects: 3 }))).rejects.toMatchObject({ statusCode: 503 })
    expect(server.requests).toHaveLength(4)
  })

  it('fails with the reason of its signal, and aborts the request', async () => {
    const closed = new Promise<void>((resolve) => {
      server.behave((response, request) => {
        request.socket.once('close', resolve)
        streams('hangs', event('a'))(response, request)
      })
    })
    const controller = new AbortController()
    const reason = new Error('Enough.')
    const onOffset = () => void setImmediate(() => controller.abort(reason))
    const read = offsetsOf(follow({ signal: controller.signal, onOffset }))
    expect(await read.catch((error: unknown) => error)).toBe(reason)
    await closed
  })
})

describe('the messages of a stream', () => {
  it('are the same however chunks split them', async () => {
    const names = fc.array(fc.string({ unit: 'grapheme', maxLength: 8 }), { maxLength: 8 })
    const cuts = fc.array(fc.nat({ max: 2000 }), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(names, cuts, async (names, cuts) => {
        const text = names.map((name, at) => event(String(at), name)).join(':\n\n')
        const bytes = new TextEncoder().encode(text + failure('payload_too_large'))
        const places = [...cuts.map((cut) => cut % bytes.length), bytes.length].sort(
          (a, b) => a - b,
        )
        const pieces = places.map((end, at) => bytes.slice(places[at - 1] ?? 0, end))
        const fetch: Fetch = async () =>
          new Response(
            new ReadableStream({
              start(controller) {
                for (const piece of pieces) controller.enqueue(piece)
                controller.close()
              },
            }),
          ) as FetchAnswer
        const client = createManagementClient({ baseUrl: 'http://x', token: 'one', fetch })
        const events: unknown[] = []
        const read = async () => {
          for await (const { event } of followEvents(client.events.list))
            events.push(event.data.object)
        }
        await expect(read()).rejects.toMatchObject({ errorCode: 'payload_too_large' })
        expect(events).toEqual(names.map((name) => ({ name })))
      }),
      { numRuns: 60 },
    )
  })
})

describe('followEvents against a real server', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({
      bounds: { eventFollowMs: 700, eventFollowersPerTenantMax: 2 },
    })
  })
  afterAll(() => server.stop())

  it('yields each event once, in order, across streams that end or break', async () => {
    const { baseUrl, clientId, clientSecret } = server.tenant
    let requests = 0
    const fetch: Fetch = async (url, init) => {
      const cut = new AbortController()
      requests += 1
      if (requests % 3 === 0) setTimeout(() => cut.abort(), 250)
      const signal = AbortSignal.any([init.signal, cut.signal])
      return server.fetch(url, { ...init, signal })
    }
    const clientCredentials = { clientId, clientSecret }
    const client = createManagementClient({ baseUrl, clientCredentials, fetch })
    let begin: () => void = () => undefined
    const begun = new Promise<void>((resolve) => {
      begin = resolve
    })
    const following = (async () => {
      const ids: string[] = []
      for await (const { event } of followEvents(client.events.list, {}, { onOffset: begin })) {
        ids.push(event.id)
        if (ids.length === 60) break
      }
      return ids
    })()
    await begun
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(
        [1, 2, 3].map((at) =>
          server.tenant.write(({ roles }) => roles.create({ name: `${round}-${at}` })),
        ),
      )
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
    const ids = await following
    const { rows } = await server.database.query(
      "select id from events where type = 'latchkey.role.created' order by xid, position",
    )
    expect(ids).toEqual(rows.map(({ id }) => id))
    expect(requests).toBeGreaterThan(3)
  })
})
