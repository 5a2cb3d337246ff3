import { describe, expect, it } from '@jest/globals'
import { trustProxies } from './trusted-proxies.ts'

describe('a list of proxies', () => {
  const list = ['10.1.2.3/8', '192.0.2.7', '2001:db8::1/32', '::ffff:198.51.100.0/120', '::1']
  it.each(['10.0.0.0', '10.255.255.255', '192.0.2.7', '2001:db8:ffff::9', '198.51.100.200', '::1'])(
    'trusts %s, host bits of its ranges aside',
    (address) => {
      expect(trustProxies(list)(address, 0)).toBe(true)
      expect(trustProxies(list)(address, 50)).toBe(true)
    },
  )

  it.each(['11.0.0.0', '192.0.2.8', '2001:db9::', '198.51.101.1', '::2', '', 'unknown', '10.1'])(
    'does not trust %s',
    (address) => {
      expect(trustProxies(list)(address, 0)).toBe(false)
    },
  )

  it('trusts no address when it is empty', () => {
    expect(trustProxies([])('127.0.0.1', 0)).toBe(false)
  })

  it.each([
    ['0.0.0.0/0', '203.0.113.9', true],
    ['0.0.0.0/0', '2001:db8::1', false],
    ['::/0', '2001:db8::1', true],
    ['::/0', '203.0.113.9', false],
  ])('of %s has %s: %s', (range, address, isTrusted) => {
    expect(trustProxies([range])(address, 0)).toBe(isTrusted)
  })
})

describe('a number of hops', () => {
  it('trusts that many proxies, whatever their addresses', () => {
    const trusts = trustProxies(2)
    expect([0, 1, 2, 3].map((hop) => trusts('203.0.113.9', hop))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
