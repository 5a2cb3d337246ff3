import { describe, expect, it } from '@jest/globals'
import { readNode, toAddress } from './address.ts'

describe('an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::1', '::1'],
  ])('%s is %s', (text, address) => {
    expect(toAddress(text)).toBe(address)
  })

  it.each([
    '',
    '1',
    '127.1',
    '010.0.0.1',
    '1.2.3.4.5',
    '0x7f.0.0.1',
    ' 1.2.3.4',
    '::g',
    'x',
    '[::1]',
  ])('"%s" is not an address', (text) => {
    expect(toAddress(text)).toBeUndefined()
  })
})

describe('a node of a proxy', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:47011', '192.0.2.1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:47011', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['[::ffff:192.0.2.1]:1', '192.0.2.1'],
  ])('%s is %s', (text, address) => {
    expect(readNode(text)).toBe(address)
  })

  it.each([
    'unknown',
    '_hidden',
    '_SEVKISEK',
    '192.0.2.1:',
    '192.0.2.1:x',
    '192.0.2.1:123456',
    '192.0.2.1:_port',
    '[192.0.2.1]',
    '[2001:db8::1',
    '[2001:db8::1]x',
    '[fe80::1%eth0]',
    '010.0.0.1:80',
    '127.1:80',
    `${'1'.repeat(100_000)}:80`,
  ])('%.40s is not a node', (text) => {
    expect(readNode(text)).toBeUndefined()
  })
})
