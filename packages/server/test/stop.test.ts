import { connect } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import {
  createWiredDatabase,
  parseAnswers,
  patient,
  startTestServer,
  until,
  withoutRateLimits,
} from '@latchkey/testkit'

const path = '/api/v2/network-acls'
const bounds = { stopTimeoutMs: patient(2500), exitTimeoutMs: patient(3000) }
const body = JSON.stringify({
  description: 'In flight',
  active: true,
  rule: { action: { log: true }, scope: 'tenant' },
})

/** Whether the server has read the head of a request that expects 100 (Continue). */
const isBegun = (received: string) => received.includes(' 100 Continue')

describe('a stop', () => {
  it('completes requests in flight, accepts no new connection, and is fast', async () => {
    const server = await startTestServer({ bounds })
    const token = await server.tenant.token('create:network_acls', 'read:network_acls')
    const head =
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
      'Content-Type: application/json\r\nExpect: 100-continue\r\n'
    const sockets = await Promise.all(Array.from({ length: 20 }, () => server.openSocket()))
    for (const [at, { write }] of sockets.entries()) {
      const own = body.replace('"rule"', `"priority":${at + 1},"rule"`)
      write(`${head}Content-Length: ${own.length}\r\n\r\n${own.slice(0, 10)}`)
    }
    await Promise.all(sockets.map((socket) => socket.until(isBegun)))
    const startedMs = Date.now()
    const stopped = server.stop()
    await until('a port that is closed', () =>
      server.openSocket().then(
        ({ end }) => {
          end()
          return false
        },
        () => true,
      ),
    )
    for (const [at, { write }] of sockets.entries()) {
      write(body.replace('"rule"', `"priority":${at + 1},"rule"`).slice(10))
    }
    const texts = await Promise.all(sockets.map(({ closed }) => closed()))
    const statuses = texts.map((text) => parseAnswers(text).at(-1)?.status)
    expect(statuses).toEqual(Array(20).fill(201))
    await stopped
    expect(Date.now() - startedMs).toBeLessThan(bounds.stopTimeoutMs)
  })

  it('sends `Connection: close` in responses in flight', async () => {
    const server = await startTestServer({ bounds })
    const token = await server.tenant.token('create:network_acls', 'read:network_acls')
    const socket = await server.openSocket()
    const own = body.replace('"rule"', '"priority":1,"rule"')
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
        'Content-Type: application/json\r\nExpect: 100-continue\r\n' +
        `Content-Length: ${own.length}\r\n\r\n${own.slice(0, 9)}`,
    )
    await socket.until(isBegun)
    const stopped = server.stopServing()
    await new Promise(setImmediate)
    socket.write(own.slice(9))
    const answer = parseAnswers(await socket.closed()).at(-1)
    expect([answer?.status, answer?.headers.connection]).toEqual([201, 'close'])
    await stopped
    await server.stop()
  })

  it('loses no response of clients that keep sending', async () => {
    const server = await startTestServer({ bounds, config: { rateLimits: withoutRateLimits } })
    const token = await server.tenant.token('read:network_acls')
    const answered: number[] = []
    const failed: string[] = []
    let isStopping = false
    const send = async (): Promise<void> => {
      for (;;) {
        try {
          const { status } = await server.tenant.request('GET', path, { token })
          answered.push(status)
        } catch (error) {
          failed.push(String((error as Error).cause ?? error))
          return
        }
        if (isStopping) await new Promise((resolve) => setTimeout(resolve, 1))
      }
    }
    const clients = Array.from({ length: 16 }, send)
    while (answered.length < 200) await new Promise((resolve) => setTimeout(resolve, 5))
    isStopping = true
    await server.stopServing()
    await Promise.all(clients)
    await server.stop()
    expect(new Set(answered)).toEqual(new Set([200]))
    // Refused connections carried no request, so the server has no entry of them.
    for (const reason of failed) expect(reason).toMatch(/ECONNREFUSED|ECONNRESET/)
    const served = server.log.filter((line) => line.includes('"listNetworkAcls"'))
    expect(served).toHaveLength(answered.length)
    for (const line of served) expect(line).toContain('"finished":true')
  })

  it('ends in time while the database hangs', async () => {
    const database = await createWiredDatabase()
    const exitTimeoutMs = 1500
    const server = await startTestServer({
      database,
      bounds: { stopTimeoutMs: 1000, exitTimeoutMs, databaseTimeoutMs: 60_000 },
    })
    const token = await server.tenant.token('read:network_acls')
    database.wire.freeze()
    const waiting = server.tenant.request('GET', path, { token }).catch(() => undefined)
    const startedMs = Date.now()
    await server.stopServing()
    expect(Date.now() - startedMs).toBeLessThan(exitTimeoutMs + patient(250))
    await waiting
    await database.wire.heal()
    await server.stop()
    await database.drop()
  })

  it('does not wait long for idle sockets', async () => {
    const stopTimeoutMs = 500
    const server = await startTestServer({ bounds: { ...bounds, stopTimeoutMs } })
    const idle = [await server.openSocket(), await server.openSocket()]
    idle[0]?.write('GET / HT')
    const raw = connect(server.port, '127.0.0.1').on('error', () => undefined)
    await new Promise((resolve) => raw.on('connect', resolve))
    const startedMs = Date.now()
    await server.stop()
    expect(Date.now() - startedMs).toBeLessThan(stopTimeoutMs + patient(1000))
    raw.destroy()
  })
})
