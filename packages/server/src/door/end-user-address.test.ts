import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { trustProxies } from '../peers/trusted-proxies.ts'
import { endUserAddress } from './end-user-address.ts'
import { type ForwardedHeader, hopsMax } from './forwarded-nodes.ts'

const proxies = ['10.0.0.0/8', '2001:db8:a::/48']

function resolve(
  headers: IncomingHttpHeaders,
  { from = '10.0.0.1', trusted = proxies as readonly string[] | number, only = undefined } = {} as {
    from?: string
    trusted?: readonly string[] | number
    only?: ForwardedHeader
  },
): string {
  const trusts = trustProxies(trusted)
  const connection = { address: from, hop: 0, isProxy: trusts(from, 0) }
  const whole = { ...connection, sni: undefined, ja3: undefined, ja4: undefined }
  return endUserAddress(whole, headers, trusts, only)
}

const xff = (value: string): IncomingHttpHeaders => ({ 'x-forwarded-for': value })
const forwarded = (value: string): IncomingHttpHeaders => ({ forwarded: value })

/** Quadratic work takes seconds, and a pause of a busy machine less than this. */
const linearMs = 500

describe('X-Forwarded-For', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['6.6.6.6,203.0.113.9,10.0.0.2,2001:db8:a::7', '203.0.113.9'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8:b::1]:4711, 10.0.0.2', '2001:db8:b::1'],
    ['2001:db8:b::1', '2001:db8:b::1'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['10.0.0.3, 10.0.0.2', '10.0.0.3'],
    [' , 203.0.113.9 , ,, ', '203.0.113.9'],
  ])('%s means that %s is the client', (value, address) => {
    expect(resolve(xff(value))).toBe(address)
  })

  it.each([
    ['', '10.0.0.1'],
    ['unknown', '10.0.0.1'],
    ['203.0.113.9, unknown', '10.0.0.1'],
    ['203.0.113.9, _hidden, 10.0.0.2', '10.0.0.2'],
    ['203.0.113.9, 127.1, 10.0.0.2', '10.0.0.2'],
    ['203.0.113.9 10.0.0.2', '10.0.0.1'],
    ['"203.0.113.9"', '10.0.0.1'],
  ])('%s is read up to the last trusted address, %s', (value, address) => {
    expect(resolve(xff(value))).toBe(address)
  })

  it('is followed through twenty proxies, up to the number of hops', () => {
    const chain = Array.from({ length: 20 }, (_, at) => `10.0.1.${at}`)
    expect(resolve(xff(['6.6.6.6', '203.0.113.9', ...chain].join(', ')))).toBe('203.0.113.9')
    const endless = ['203.0.113.9', ...Array.from({ length: 2 * hopsMax }, () => '10.0.0.5')]
    expect(resolve(xff(endless.join(',')))).toBe('10.0.0.5')
  })

  it('is ignored from an untrusted peer', () => {
    expect(resolve(xff('203.0.113.9'), { from: '192.0.2.1' })).toBe('192.0.2.1')
    expect(resolve(forwarded('for=203.0.113.9'), { from: '192.0.2.1' })).toBe('192.0.2.1')
    expect(resolve(xff('203.0.113.9'), { from: '192.0.2.1', trusted: [] })).toBe('192.0.2.1')
  })
})

describe('a number of hops', () => {
  it.each([
    [1, '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    [2, '6.6.6.6, 203.0.113.9, 198.51.100.1', '203.0.113.9'],
    [3, '203.0.113.9', '203.0.113.9'],
    [1, '', '192.0.2.1'],
    [2, '203.0.113.9, junk', '192.0.2.1'],
  ])('of %d reads from "%s" the address %s', (trusted, value, address) => {
    expect(resolve(xff(value), { from: '192.0.2.1', trusted })).toBe(address)
  })
})

describe('Forwarded (RFC 7239)', () => {
  it.each([
    ['for=203.0.113.9', '203.0.113.9'],
    ['For="203.0.113.9:4711";proto=https', '203.0.113.9'],
    ['for=6.6.6.6, for="[2001:DB8:b::1]:4711";by=10.0.0.1, for=10.0.0.2', '2001:db8:b::1'],
    ['for=6.6.6.6,, for=203.0.113.9 ,', '203.0.113.9'],
    ['for=203.0.113.9;host="a,b;for=6.6.6.6, for=6.6.6.6"', '203.0.113.9'],
  ])('%s means that %s is the client', (value, address) => {
    expect(resolve(forwarded(value))).toBe(address)
  })

  it.each(['for=unknown', 'for=_gazonk', 'proto=https', 'for=', 'for="', 'x', 'for=1.2.3.4:80'])(
    '%s names no client',
    (value) => {
      expect(resolve(forwarded(value))).toBe('10.0.0.1')
      expect(resolve(forwarded(`for=203.0.113.9, ${value}`))).toBe('10.0.0.1')
    },
  )

  it.each(['for="x', '"', 'for="x\\', 'for=6.6.6.6;x="', 'a"b"c"', 'x='])(
    'is read even if the client prepends %s',
    (begin) => {
      expect(resolve(forwarded(`${begin}, for=203.0.113.9`))).toBe('203.0.113.9')
      expect(resolve(forwarded(`${begin}, for="[2001:db8:b::1]", for=10.0.0.2`))).toBe(
        '2001:db8:b::1',
      )
    },
  )

  it('is parsed in linear time', () => {
    const startedMs = performance.now()
    for (const junk of [',"'.repeat(8000), `"${','.repeat(16_000)}`, 'for="\\",'.repeat(2000)]) {
      expect(resolve(forwarded(`${junk}x`))).toBe('10.0.0.1')
    }
    expect(performance.now() - startedMs).toBeLessThan(linearMs)
  })
})

describe('both headers', () => {
  const both = { ...xff('203.0.113.9'), ...forwarded('for=198.51.100.9') }
  it('are read as X-Forwarded-For, unless Forwarded is configured', () => {
    expect(resolve(both)).toBe('203.0.113.9')
    expect(resolve(both, { only: 'x-forwarded-for' })).toBe('203.0.113.9')
    expect(resolve(both, { only: 'forwarded' })).toBe('198.51.100.9')
  })

  it('are ignored if only the other one is configured', () => {
    expect(resolve(xff('203.0.113.9'), { only: 'forwarded' })).toBe('10.0.0.1')
    expect(resolve(forwarded('for=203.0.113.9'), { only: 'x-forwarded-for' })).toBe('10.0.0.1')
  })
})

/** All hops from the left, then the last one that is no proxy of ours: shares no code. */
function naive(from: string, hops: readonly string[]): string {
  const trusted = new BlockList()
  trusted.addSubnet('10.0.0.0', 8, 'ipv4')
  trusted.addSubnet('2001:db8:a::', 48, 'ipv6')
  const isTrusted = (hop: string) => trusted.check(hop, isIP(hop) === 6 ? 'ipv6' : 'ipv4')
  const chain = [...hops, from]
  const outside = chain.findLastIndex((hop) => isIP(hop) === 0 || !isTrusted(hop))
  if (outside === -1) return chain[0] as string
  const found = chain[outside] as string
  return isIP(found) === 0 ? (chain[outside + 1] as string) : found
}

describe('any chain', () => {
  const hop = fc.constantFrom(
    '10.0.0.1',
    '10.9.9.9',
    '2001:db8:a::5',
    '203.0.113.9',
    '198.51.100.3',
    '2001:db8:b::1',
    'unknown',
    '_x',
    '127.1',
  )
  const from = fc.constantFrom('10.0.0.1', '2001:db8:a::9', '192.0.2.1', '2001:db8:c::1')
  it('is resolved like by a naive resolver, in either header', () => {
    fc.assert(
      fc.property(from, fc.array(hop, { maxLength: 20 }), (peer, hops) => {
        const expected = naive(peer, hops)
        expect(resolve(xff(hops.join(', ')), { from: peer })).toBe(expected)
        const members = hops.map((each) => `for="${each.includes(':') ? `[${each}]` : each}"`)
        expect(resolve(forwarded(members.join(',')), { from: peer })).toBe(expected)
      }),
      { numRuns: 2000 },
    )
  })
})
