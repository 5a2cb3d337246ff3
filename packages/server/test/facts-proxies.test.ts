import { afterEach, describe, expect, it } from '@jest/globals'
import type { ProxyConfig } from '../src/config/proxies.ts'
import { connect, type FactsServer, startFactsServer } from './facts-server.ts'

/** The effect of headers from proxies and from other peers. The client is 127.0.0.1 or ::1. */
let server: FactsServer
afterEach(() => server.stop())

async function send(proxies: Partial<ProxyConfig>, headers: Readonly<Record<string, string>>) {
  server = await startFactsServer({ tls: false, proxies })
  const client = await connect(server, false)
  const facts = await client.send(headers)
  client.end()
  return facts
}

const ja3 = 'cd08e31494f9531f560d64c695473da9'
const ja4 = 't13d1516h2_8daaf6152771_e5627efa2ab1'
const everything = {
  'X-Forwarded-For': '203.0.113.9',
  Forwarded: 'for=203.0.113.9;host=evil.test;proto=https',
  'X-Forwarded-Host': 'evil.test',
  'X-Forwarded-Proto': 'https',
  'X-Real-IP': '203.0.113.9',
  'X-JA3': ja3,
  'X-JA4': ja4,
  'X-SNI': 'evil.test',
  'CF-IPCountry': 'CA',
  'X-ASN': '64500',
}
const named = { ja3Header: 'x-ja3', ja4Header: 'x-ja4' }

describe('headers of an untrusted peer', () => {
  it.each([
    ['nobody', []],
    ['somebody else', ['10.0.0.0/8', '::/0']],
  ])('are ignored if %s is trusted', async (_, trustedProxies) => {
    const facts = await send({ trustedProxies, ...named }, everything)
    expect(facts).toEqual({
      origin: 'authentication',
      connectingAddress: '127.0.0.1',
      address: '127.0.0.1',
      host: 'localhost',
      hostname: 'localhost',
    })
  })
})

describe('headers of a trusted proxy', () => {
  const trustedProxies = ['127.0.0.1', '10.0.0.0/8']
  it('determine the client address, and change neither host nor location', async () => {
    const facts = await send({ trustedProxies }, everything)
    expect(facts).toMatchObject({ connectingAddress: '127.0.0.1', address: '203.0.113.9' })
    expect(facts).toMatchObject({ host: 'localhost', hostname: 'localhost' })
    expect(facts).not.toHaveProperty('ja4')
  })

  it('determine the client address through other proxies, also in repeated headers', async () => {
    const chain = ['6.6.6.6', '[2001:DB8::9]:443', '10.0.0.2', '10.0.0.3']
    const headers = { 'X-Forwarded-For': chain.slice(0, 2).join(), 'x-forwarded-for': '10.0.0.2' }
    expect(await send({ trustedProxies }, headers)).toMatchObject({ address: '2001:db8::9' })
  })

  it('are read for a number of hops', async () => {
    const headers = { 'X-Forwarded-For': '6.6.6.6, 203.0.113.9, 198.51.100.7' }
    expect(await send({ trustedProxies: 2 }, headers)).toMatchObject({ address: '203.0.113.9' })
  })

  it('are read from X-Forwarded-For, unless Forwarded is configured', async () => {
    const headers = { ...everything, Forwarded: 'for="[2001:db8::9]:443"' }
    const forwardedHeader = 'forwarded'
    expect(await send({ trustedProxies, forwardedHeader }, headers)).toMatchObject({
      address: '2001:db8::9',
    })
  })

  it('have fingerprints if their header names are configured', async () => {
    expect(await send({ trustedProxies, ...named }, everything)).toMatchObject({ ja3, ja4 })
  })

  it.each([
    ['junk', { 'X-JA3': 'junk', 'X-JA4': `${ja4}x` }],
    ['two in one', { 'X-JA3': `${ja3}, ${ja3}`, 'X-JA4': `${ja4},${ja4}` }],
    ['nothing', {}],
  ])('have no fingerprint that is %s', async (_, headers) => {
    const facts = await send({ trustedProxies, ...named }, headers)
    expect(facts).not.toHaveProperty('ja3')
    expect(facts).not.toHaveProperty('ja4')
  })

  it('are trusted for IPv4 on a server that listens on IPv6', async () => {
    server = await startFactsServer({ tls: false, proxies: { trustedProxies }, host: '::' })
    const client = await connect(server, false)
    const facts = await client.send(everything)
    client.end()
    expect(facts).toMatchObject({ connectingAddress: '127.0.0.1', address: '203.0.113.9' })
  })
})
