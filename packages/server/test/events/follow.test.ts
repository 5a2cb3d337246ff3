import { afterEach, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer, until } from '@latchkey/testkit'
import { follow } from './follow.ts'
import { makeRole } from './streams.ts'

/** How a stream of events ends, on either side. */
let server: TestServer
afterEach(() => server.stop())

describe('a stream of events', () => {
  it('ends after its maximum duration with its offset, and continues there', async () => {
    server = await startTestServer({ bounds: { eventFollowMs: 5000 } })
    await server.tenant.token()
    const first = await follow(server)
    await makeRole(server.tenant)
    const messages = []
    for await (const message of first) messages.push(message)
    expect(messages.map(({ type }) => type)).toEqual([
      'offset-only',
      'latchkey.role.created',
      'error',
    ])
    expect(messages[2]?.data.error).toEqual({
      code: 'connection_timeout',
      message: expect.any(String),
      offset: expect.any(String),
    })
    await makeRole(server.tenant)
    const second = await follow(server, `?from=${messages[2]?.data.error.offset}`)
    const [event] = await second.events(1)
    expect(event?.data.event.id).not.toBe(messages[1]?.data.event.id)
    await second.close()
  })

  it('ends when the token expires', async () => {
    let offsetMs = 0
    server = await startTestServer({ now: () => new Date(Date.now() + offsetMs) })
    const token = await server.tenant.token('read:events')
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    offsetMs = exp * 1000 - Date.now() - 3000
    const stream = await follow(server, '', { token })
    expect(await stream.next()).toMatchObject({ type: 'offset-only' })
    const startMs = performance.now()
    for await (const { type, data } of stream) {
      if (type === 'error') expect(data.error.code).toBe('connection_timeout')
    }
    expect(performance.now() - startMs).toBeLessThan(20_000)
  })

  it('ends immediately when the server stops', async () => {
    const stopTimeoutMs = 30_000
    server = await startTestServer({ bounds: { stopTimeoutMs } })
    const streams = await Promise.all([1, 2, 3].map(() => follow(server)))
    for (const stream of streams) await stream.next()
    const startMs = performance.now()
    await server.stopServing()
    expect(performance.now() - startMs).toBeLessThan(stopTimeoutMs / 2)
    for (const stream of streams) {
      expect((await stream.next())?.data.error.code).toBe('connection_timeout')
    }
  })

  it('is closed when the client does not read it, and no longer counts', async () => {
    server = await startTestServer({
      bounds: { requestTimeoutMs: 500, headersTimeoutMs: 500, eventFollowersPerTenantMax: 1 },
    })
    await makeRole(server.tenant)
    const since = new Date(Date.now() - 60_000).toISOString().replace(/\.\d+/, '')
    await server.database.query(`insert into events (tenant_id, id, type, entity, time, data)
      select tenant_id, 'evt_' || n, type, entity, time,
             json_build_object('object', repeat('x', 100000))
        from events, generate_series(1, 200) n where type = 'latchkey.role.created'`)
    const token = await server.tenant.token('read:events')
    const { socket, write } = await server.openSocket()
    socket.pause()
    write(
      `GET /api/v2/events?from_timestamp=${since} HTTP/1.1\r\nHost: localhost\r\n` +
        `Authorization: Bearer ${token}\r\n\r\n`,
    )
    await until(
      'the end of it',
      () => server.log.some((line) => line.includes('listEvents')),
      30_000,
    )
    expect(server.log.find((line) => line.includes('listEvents'))).toContain('"finished":false')
    const after = await follow(server)
    expect(after.status).toBe(200)
    await after.close()
    socket.destroy()
  })

  it('reports when events cannot be read', async () => {
    server = await startTestServer()
    const stream = await follow(server)
    await stream.next()
    await server.database.query('alter table events rename to gone')
    await until('the end', async () => {
      const message = await stream.next()
      return message?.data.error?.code === 'processing_error'
    })
    expect(await stream.next()).toBeUndefined()
    const refused = await server.tenant.request('GET', '/livez', { token: null })
    expect(refused.status).toBe(200)
  })
})
