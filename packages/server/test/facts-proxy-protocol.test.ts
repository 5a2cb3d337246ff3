import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { patient } from '@latchkey/testkit'
import { connect, ended, type FactsServer, startFactsServer } from './facts-server.ts'

const trustedProxies = ['127.0.0.1', '10.0.0.0/8']
const text = (source: string) => `PROXY TCP4 ${source} 127.0.0.1 56324 443\r\n`
const binary = (source: string) => {
  const head = Buffer.from('0d0a0d0a000d0a515549540a2111000c', 'hex')
  const octets = [...source.split('.'), 127, 0, 0, 1].map(Number)
  return Buffer.concat([head, Buffer.from([...octets, 0xdc, 4, 1, 0xbb])])
}
const local = Buffer.from('0d0a0d0a000d0a515549540a20000000', 'hex')
const forwardedFor = { 'X-Forwarded-For': '198.51.100.9' }

describe.each([
  ['plain HTTP', false],
  ['TLS', true],
])('a preface before %s', (_, tls) => {
  let server: FactsServer
  beforeAll(async () => {
    server = await startFactsServer({ tls, proxies: { trustedProxies, proxyProtocol: true } })
  })
  afterAll(() => server.stop())

  async function send(preface: string | Buffer, headers = {}) {
    const client = await connect(server, tls, { preface })
    const facts = await client.send(headers)
    expect(await client.send(headers)).toEqual(facts)
    client.end()
    return facts
  }

  it.each([
    ['version 1', text('203.0.113.9')],
    ['version 2', binary('203.0.113.9')],
  ])('of %s names the client', async (_version, preface) => {
    const address = '203.0.113.9'
    expect(await send(preface)).toMatchObject({ address, connectingAddress: address })
  })

  it('makes headers those of the peer that it names', async () => {
    const connectingAddress = '203.0.113.9'
    const facts = await send(binary(connectingAddress), forwardedFor)
    expect(facts).toMatchObject({ connectingAddress, address: connectingAddress })
    expect(await send(binary('10.0.0.7'), forwardedFor)).toMatchObject({
      connectingAddress: '10.0.0.7',
      address: '198.51.100.9',
    })
  })

  it.each([
    ['UNKNOWN', 'PROXY UNKNOWN\r\n'],
    ['LOCAL', local],
  ])('that is %s keeps the peer, and headers are ignored', async (_kind, preface) => {
    const address = '127.0.0.1'
    expect(await send(preface, forwardedFor)).toMatchObject({ address, connectingAddress: address })
  })

  it('may arrive in pieces', async () => {
    const preface = binary('203.0.113.9')
    const client = await connect(server, false, { preface: preface.subarray(0, 5) })
    await new Promise((resolve) => setTimeout(resolve, 50))
    client.socket.write(preface.subarray(5, 20))
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (tls) {
      client.socket.write(Buffer.concat([preface.subarray(20), Buffer.from('hello')]))
      expect(await ended(client)).toContain('serves HTTPS only')
    } else {
      client.socket.write(preface.subarray(20))
      expect(await client.send()).toMatchObject({ address: '203.0.113.9' })
      client.end()
    }
  })

  it.each([
    ['missing', 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['malformed', 'PROXY TCP4 127.1 127.0.0.1 1 2\r\n'],
    ['of another version', Buffer.from('0d0a0d0a000d0a515549540a3111000c', 'hex')],
    ['without an end', `PROXY UNKNOWN ${'x'.repeat(200)}`],
  ])('that is %s closes the connection', async (_kind, preface) => {
    expect(await ended(await connect(server, false, { preface }))).toBe('')
  })

  it('that does not arrive completely in time closes the connection', async () => {
    const impatient = await startFactsServer({
      tls,
      bounds: { headersTimeoutMs: 700 },
      proxies: { trustedProxies, proxyProtocol: true },
    })
    const startedMs = performance.now()
    const slow = [connect(impatient, false), connect(impatient, false, { preface: 'PROXY TCP4' })]
    const silent = connect(impatient, false, { preface: text('203.0.113.9') })
    const all = await Promise.all([...slow, ...(tls ? [silent] : [])])
    await Promise.all(all.map(ended))
    expect(performance.now() - startedMs).toBeLessThan(patient(1000))
    for (const client of [...all, await silent]) client.end()
    await impatient.stop()
  })
})

describe('an untrusted peer', () => {
  it('is served without a preface, and refused with one', async () => {
    const proxies = { trustedProxies: ['10.0.0.0/8'], proxyProtocol: true }
    const server = await startFactsServer({ tls: false, proxies })
    const client = await connect(server, false)
    expect(await client.send()).toMatchObject({ connectingAddress: '127.0.0.1' })
    client.end()
    const other = await connect(server, false, { preface: text('203.0.113.9') })
    expect(await ended(other)).toMatch(/^HTTP\/1\.1 400 /)
    await server.stop()
  })

  it('does not read a preface if the protocol is off', async () => {
    const server = await startFactsServer({ tls: false, proxies: { trustedProxies } })
    const other = await connect(server, false, { preface: text('203.0.113.9') })
    expect(await ended(other)).toMatch(/^HTTP\/1\.1 400 /)
    await server.stop()
  })
})

describe('a number of hops', () => {
  it('counts the preface as a hop', async () => {
    const proxies = { trustedProxies: 2, proxyProtocol: true }
    const server = await startFactsServer({ tls: false, proxies })
    const client = await connect(server, false, { preface: text('203.0.113.9') })
    const headers = { 'X-Forwarded-For': '6.6.6.6, 198.51.100.9' }
    expect(await client.send(headers)).toMatchObject({
      connectingAddress: '203.0.113.9',
      address: '198.51.100.9',
    })
    client.end()
    await server.stop()
  })
})
