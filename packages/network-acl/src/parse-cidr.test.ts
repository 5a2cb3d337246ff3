import { describe, expect, test } from '@jest/globals'
import { parseCidr } from './parse-cidr.ts'

describe('parseCidr() masks', () => {
  test.each([
    ['192.0.2.1', 'ipv4', { family: 4, words: [0xc0000201], prefixBits: 32 }],
    ['192.0.2.255/24', 'ipv4', { family: 4, words: [0xc0000200], prefixBits: 24 }],
    ['255.255.255.255/0', 'ipv4', { family: 4, words: [0], prefixBits: 0 }],
    ['2001:db8::1', 'ipv6', { family: 6, words: [0x20010db8, 0, 0, 1], prefixBits: 128 }],
    [
      '2001:db8:ffff::1/33',
      'ipv6',
      { family: 6, words: [0x20010db8, 0x80000000, 0, 0], prefixBits: 33 },
    ],
    ['ffff::/64', 'ipv6', { family: 6, words: [0xffff0000, 0, 0, 0], prefixBits: 64 }],
    ['::1/0', 'ipv6', { family: 6, words: [0, 0, 0, 0], prefixBits: 0 }],
    ['::ffff:192.0.2.1/120', 'ipv6', { family: 4, words: [0xc0000200], prefixBits: 24 }],
    ['::ffff:0:0/96', 'ipv6', { family: 4, words: [0], prefixBits: 0 }],
    ['::ffff:1.2.3.4/95', 'ipv6', { family: 6, words: [0, 0, 0xfffe, 0], prefixBits: 95 }],
  ] as const)('%s', (text, written, expected) => {
    expect(parseCidr(text, written)).toEqual(expected)
  })
})

test.each([
  ['1.2.3.4', 'ipv6'],
  ['::', 'ipv4'],
  ['::ffff:1.2.3.4', 'ipv4'],
  ['1.2.3.4/', 'ipv4'],
  ['1.2.3.4/33', 'ipv4'],
  ['1.2.3.4/00', 'ipv4'],
  ['1.2.3.4/+8', 'ipv4'],
  ['1.2.3.4/8 ', 'ipv4'],
  ['::/129', 'ipv6'],
  ['::/1280', 'ipv6'],
  ['fe80::1%eth0', 'ipv6'],
] as const)('parseCidr() refuses %j as %s', (text, written) => {
  expect(parseCidr(text, written)).toBeUndefined()
})
