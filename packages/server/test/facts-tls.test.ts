import type { AddressInfo } from 'node:net'
import { connect as connectTcp, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ja3, ja4, readClientHello } from '@latchkey/client-hello'
import { patient } from '@latchkey/testkit'
import { connect, ended, type FactsServer, startFactsServer } from './facts-server.ts'

let server: FactsServer
beforeAll(async () => {
  server = await startFactsServer({ tls: true, bounds: { headersTimeoutMs: 500 } })
})
afterAll(() => server.stop())

/** Forwards bytes, and records those of each client. */
async function startRelay(): Promise<{ relay: Server; port: number; sent: Buffer[] }> {
  const sent: Buffer[] = []
  const relay = createServer((client) => {
    const at = sent.push(Buffer.alloc(0)) - 1
    const upstream = connectTcp({ port: server.port, host: '127.0.0.1' })
    client.on('data', (bytes) => {
      sent[at] = Buffer.concat([sent[at] ?? Buffer.alloc(0), bytes as Buffer])
    })
    client.pipe(upstream).pipe(client)
    for (const socket of [client, upstream]) socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  return { relay, port: (relay.address() as AddressInfo).port, sent }
}

describe('a TLS client', () => {
  it('has the fingerprints of its ClientHello in each of its requests', async () => {
    const { relay, port, sent } = await startRelay()
    const connection = await connect(server, true, { port })
    const facts = await connection.send()
    const reading = readClientHello(sent[0] ?? Buffer.alloc(0))
    if (reading.state !== 'hello') throw new Error('The client sent no hello.')
    expect(facts).toMatchObject({ ja3: ja3(reading.hello), ja4: ja4(reading.hello) })
    expect(facts.ja4).toMatch(/^t13d/)
    expect(await connection.send()).toEqual(facts)
    connection.end()
    relay.close()
  })

  it('has different fingerprints for each connection', async () => {
    const known = await connect(server, true)
    const nameless = await connect(server, true, { servername: '' })
    const [first, second] = [await known.send(), await nameless.send()]
    expect(first.ja4).toMatch(/^t13d/)
    expect(second.ja4).toMatch(/^t13i/)
    expect(first.ja3).not.toBe(second.ja3)
    expect(await known.send()).toEqual(first)
    known.end()
    nameless.end()
  })

  it('cannot forge its fingerprint, host name or location by headers', async () => {
    const connection = await connect(server, true)
    const facts = await connection.send()
    const headers = { 'X-JA3': 'x', 'X-JA4': 'x', 'X-SNI': 'x', 'X-Forwarded-For': '6.6.6.6' }
    expect(await connection.send(headers)).toEqual(facts)
    connection.end()
  })
})

describe('the host name', () => {
  it('of rules is that of SNI, separate from Host', async () => {
    const connection = await connect(server, true, { servername: 'LocalHost' })
    expect(await connection.send({ Host: 'Other.test:8443' })).toMatchObject({
      sni: 'localhost',
      hostname: 'localhost',
      host: 'other.test',
    })
    connection.end()
  })

  it('is that of Host without SNI', async () => {
    const connection = await connect(server, true, { servername: '' })
    const facts = await connection.send({ Host: 'other.test' })
    expect(facts).toMatchObject({ hostname: 'other.test', host: 'other.test' })
    expect(facts).not.toHaveProperty('sni')
    connection.end()
  })
})

describe('a connection without a ClientHello', () => {
  it('in plain HTTP gets an answer that names HTTPS', async () => {
    const connection = await connect(server, false)
    connection.socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    expect(await ended(connection)).toMatch(
      /^HTTP\/1\.1 400 .*\r\n\r\nThis port serves HTTPS only/s,
    )
  })

  it('in time is closed', async () => {
    const startedMs = performance.now()
    const silent = await connect(server, false)
    const slow = await connect(server, false)
    slow.socket.write(Buffer.from('160301', 'hex'))
    expect(await Promise.all([silent, slow].map(ended))).toEqual(['', ''])
    expect(performance.now() - startedMs).toBeLessThan(patient(1000))
  })

  it('that is malformed is closed', async () => {
    const connection = await connect(server, false)
    connection.socket.write(Buffer.from(`1603010008010000040303${'00'.repeat(2)}`, 'hex'))
    expect(await ended(connection)).toBe('')
  })
})

describe('a request', () => {
  it('whose header does not arrive in time is 408, also over TLS', async () => {
    const connection = await connect(server, true)
    connection.socket.write('GET / HTTP/1.1\r\n')
    expect(await ended(connection)).toMatch(/^HTTP\/1\.1 408 /)
  })
})

describe('the stop of a server', () => {
  it('does not wait for an idle connection', async () => {
    const stopping = await startFactsServer({ tls: true })
    const silent = await connect(stopping, false)
    const stalled = await connect(stopping, true, { servername: 'localhost' })
    await stalled.send()
    const startedMs = performance.now()
    await stopping.stop()
    expect(performance.now() - startedMs).toBeLessThan(patient(1000))
    silent.end()
  })
})
