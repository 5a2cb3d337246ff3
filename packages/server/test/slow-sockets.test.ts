import { connect } from 'node:net'
import { Duplex } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  ensureDefaultConnection,
  patient,
  type RawSocket,
  startTestServer,
  type TestServer,
  until,
  withoutRateLimits,
} from '@latchkey/testkit'

/** Sockets that send slowly, nothing, or too much; other requests are hardly slower. */
const headersTimeoutMs = 2500
const requestTimeoutMs = 3000
/** The tolerance of a bound, which the server checks at intervals. */
const slackMs = patient(1500)
const path = '/api/v2/network-acls'

let server: TestServer
let token: string
beforeAll(async () => {
  const config = { rateLimits: withoutRateLimits, tls: { kind: 'off' } as const }
  server = await startTestServer({ config, bounds: { headersTimeoutMs, requestTimeoutMs } })
  token = await server.tenant.token('read:network_acls', 'create:network_acls')
})
afterAll(() => server.stop())

const part = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Slow: `

/** Response times of other requests, in milliseconds, in ascending order. */
async function timesOfOthers(count: number): Promise<readonly number[]> {
  const times: number[] = []
  for (let at = 0; at < count; at += 1) {
    const startedMs = performance.now()
    const { status } = await server.tenant.request('GET', path, { token })
    times.push(performance.now() - startedMs)
    expect(status).toBe(200)
  }
  return times.sort((a, b) => a - b)
}

/** Unlike a higher percentile, it does not depend on what the machine does for a moment. */
const median = (times: readonly number[]) => times[Math.floor(times.length / 2)] ?? 0

async function openMany(count: number): Promise<readonly RawSocket[]> {
  const sockets: RawSocket[] = []
  while (sockets.length < count) {
    const batch = Array.from({ length: 100 }, () => server.openSocket())
    sockets.push(...(await Promise.all(batch)))
  }
  return sockets
}

describe('1,000 slow sockets', () => {
  it('delay no other request, and are closed', async () => {
    const before = median(await timesOfOthers(200))
    const sockets = await openMany(1000)
    const openedMs = Date.now()
    for (const [at, { write }] of sockets.entries()) {
      if (at % 3 === 0) write(part) // a header that goes on
      if (at % 3 === 1) write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n`) // one that stops
    }
    const dripping = setInterval(() => {
      for (const [at, { socket, write }] of sockets.entries()) {
        if (at % 3 === 0 && socket.writable) write('x')
      }
    }, 500)
    const during = median(await timesOfOthers(200))
    expect(during).toBeLessThan(2 * before + patient(50))
    await Promise.all(sockets.map(({ closed }) => closed()))
    clearInterval(dripping)
    expect(Date.now() - openedMs).toBeLessThan(headersTimeoutMs + slackMs)
  })

  it('that send a body slowly are also closed, each with 408', async () => {
    const head =
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
      `Authorization: Bearer ${token}\r\nContent-Length: 1000\r\n\r\n{`
    const sockets = await openMany(100)
    const openedMs = Date.now()
    for (const { write } of sockets) write(head)
    const texts = await Promise.all(sockets.map(({ closed }) => closed()))
    expect(Date.now() - openedMs).toBeLessThan(requestTimeoutMs + slackMs)
    for (const text of texts) expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect((await server.tenant.request('GET', path, { token })).body).toEqual([])
  })
})

const headOf = (bearer: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${bearer}\r\n\r\n`

/** From now on a list of network ACLs has 2 MB. */
async function addLongRules({ tenant }: TestServer, bearer: string): Promise<void> {
  const user_agents = Array.from({ length: 200 }, (_, at) => `${at}${'x'.repeat(2000)}`)
  for (let priority = 1; priority <= 5; priority += 1) {
    const rule = { action: { log: true }, scope: 'tenant', match: { user_agents } }
    const json = { description: 'Long', active: true, priority, rule }
    expect((await tenant.request('POST', path, { token: bearer, json })).status).toBe(201)
  }
}

describe('a socket whose peer does not read', () => {
  it('is closed', async () => {
    const bounds = { headersTimeoutMs: 500, requestTimeoutMs: 1000 }
    const stalling = await startTestServer({ bounds, config: { tls: { kind: 'off' } } })
    const bearer = await stalling.tenant.token('read:network_acls', 'create:network_acls')
    await addLongRules(stalling, bearer)
    const { socket } = await stalling.openSocket()
    socket.pause()
    socket.write(headOf(bearer).repeat(30)) // 60 MB, more than the sockets of a machine keep
    const isCut = () => stalling.log.some((line) => line.includes('"finished":false'))
    const endMs = Date.now() + 15_000
    while (!isCut() && Date.now() < endMs) await setTimeout(50)
    expect(isCut()).toBe(true)
    socket.destroy()
    await stalling.stop()
  })
})

describe('sockets whose peers request much and do not read', () => {
  const requestCount = 80
  let bounded: TestServer
  let limited: TestServer
  let head: string
  beforeAll(async () => {
    const bounds = { unreadBytesMax: 8 * 1024 * 1024, keepAliveTimeoutMs: 30_000 }
    const config = { rateLimits: withoutRateLimits, tls: { kind: 'off' } as const }
    bounded = await startTestServer({ bounds, config })
    const bearer = await bounded.tenant.token('read:network_acls', 'create:network_acls')
    await addLongRules(bounded, bearer)
    head = headOf(bearer)
    limited = await startTestServer({ config: { tls: { kind: 'off' }, rateLimits: {} } })
  })
  afterAll(async () => {
    await bounded.stop()
    await limited.stop()
  })

  const list = () => bounded.tenant.request('GET', path)
  const isCut = () => bounded.log.some((line) => line.includes('"finished":false'))

  it('use bounded memory, and do not delay others', async () => {
    const silent = await Promise.all(Array.from({ length: 6 }, () => bounded.openSocket()))
    for (const { socket } of silent) {
      socket.pause()
      socket.write(head.repeat(10))
    }
    await until('those who take the least are cut', isCut, patient(1500))
    expect((await list()).body).toHaveLength(5)
    for (const { socket } of silent) socket.destroy()
  })

  it('have pipelined requests answered one at a time', async () => {
    const remaining = async () => {
      const { headers } = await limited.tenant.request('GET', path, { token })
      return Number(headers.get('x-ratelimit-remaining'))
    }
    const token = await limited.tenant.token('read:network_acls', 'create:network_acls')
    await addLongRules(limited, token)
    const before = await remaining()
    const { socket } = await limited.openSocket()
    socket.pause()
    socket.write(headOf(token).repeat(requestCount)) // in one packet of 64 kB
    let begun = 0
    let polls = 0
    // The buffers of the sockets are full; then no client reads.
    for (let last = -1; begun !== last; polls += 1) {
      last = begun
      await setTimeout(500)
      begun = before - (await remaining()) - polls - 1
    }
    expect(begun).toBeGreaterThan(0)
    expect(begun).toBeLessThan(requestCount / 2)
    socket.destroy()
  })

  it('are answered in order once they read', async () => {
    const { socket, closed } = await bounded.openSocket()
    const last = head.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
    socket.write(`${head.repeat(3)}${head.replace(path, '/nowhere')}${last}`)
    const answers = (await closed()).matchAll(/HTTP\/1\.1 (\d+) /g)
    expect([...answers].map(([, status]) => status)).toEqual(['200', '200', '200', '404', '200'])
  })
})

describe('a socket whose peer reads slowly', () => {
  it('gets the whole of a long response', async () => {
    const patientServer = await startTestServer({ bounds: { readTimeoutMs: 2000 } })
    const { tenant } = patientServer
    const connection = await tenant.write(ensureDefaultConnection)
    const json = { connection: connection.name, user_metadata: { long: 'x'.repeat(1_000_000) } }
    const users = '/api/v2/users'
    for (let at = 0; at < 16; at += 1) {
      await tenant.request('POST', users, {
        json: { ...json, email: `u${at}@example.com`, password: 'Between-engine-and-loom-1843' },
      })
    }
    const { socket } = await patientServer.openSocket()
    socket.pause().removeAllListeners('data')
    const head = headOf(await tenant.token()).replace(path, users)
    socket.write(head.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
    let read = ''
    socket.on('data', (chunk: string) => {
      read += chunk
      socket.pause()
      global.setTimeout(() => socket.resume(), 8)
    })
    socket.resume()
    await new Promise((resolve) => socket.on('close', resolve))
    const [headers = '', body = ''] = read.split('\r\n\r\n', 2)
    expect(headers).toContain(`\r\nContent-Length: ${body.length}\r\n`)
    expect(JSON.parse(body)).toHaveLength(16)
    await patientServer.stop()
  })
})

describe('a TLS handshake', () => {
  const timeoutMs = 1000
  let withTls: TestServer
  beforeAll(async () => {
    withTls = await startTestServer({ bounds: { headersTimeoutMs: timeoutMs } })
  })
  afterAll(() => withTls.stop())

  it('that does not begin is closed', async () => {
    const openedMs = Date.now()
    const silent = connect(withTls.port, '127.0.0.1')
    await new Promise<void>((resolve) => silent.on('close', () => resolve()).resume())
    expect(Date.now() - openedMs).toBeLessThan(timeoutMs + slackMs)
  })

  it('that stops after the ClientHello is closed', async () => {
    const openedMs = Date.now()
    const halfway = connect(withTls.port, '127.0.0.1')
    const closed = new Promise<void>((resolve) => halfway.on('close', () => resolve()).resume())
    const stopping = new Duplex({
      read: () => undefined,
      write: (hello, _encoding, done) => void halfway.write(hello, () => done()),
    })
    // It receives nothing from the server, so it sends only the ClientHello.
    const client = connectTls({ socket: stopping, servername: 'localhost' })
    client.on('error', () => undefined)
    await closed
    expect(Date.now() - openedMs).toBeLessThan(2 * timeoutMs + slackMs)
    client.destroy()
  })
})

describe('large refused requests', () => {
  it('leave little memory behind', async () => {
    const limit = 1024 * 1024
    const deep = `${'['.repeat(1e5)}${']'.repeat(1e5)}`
    const broad = `{${Array.from({ length: 1e5 }, (_, at) => `"k${at}":1`).join()}}`.slice(0, limit)
    const keys = `{${Array.from({ length: 1e6 }, (_, at) => `"k${at}":1`).join()}}`
    const bodies = [deep, `{"rule":${deep}}`, broad, `{"a":"${'x'.repeat(limit - 20)}"}`, keys]
    const round = async () => {
      for (const body of bodies) {
        const startedMs = performance.now()
        const headers = { 'content-type': 'application/json' }
        const { status } = await server.tenant.request('POST', path, { token, body, headers })
        expect([400, 413]).toContain(status)
        expect(performance.now() - startedMs).toBeLessThan(patient(500))
      }
      const hosts = Array.from({ length: 20 }, (_, at) => `${at}${'x'.repeat(7000)}`)
      for (const host of hosts) {
        await server.exchange(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
      }
    }
    for (let at = 0; at < 2; at += 1) await round()
    const beforeBytes = await settledRss()
    for (let at = 0; at < 5; at += 1) await round()
    expect((await settledRss()) - beforeBytes).toBeLessThan(50 * 1024 * 1024)
  })
})

async function settledRss(): Promise<number> {
  await setTimeout(200)
  return process.memoryUsage().rss
}
