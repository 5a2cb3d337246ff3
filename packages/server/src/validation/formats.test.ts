import { isIP } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { formats } from './formats.ts'

const check = (name: string, text: string): boolean => {
  const format = formats[name]
  if (!format) throw new Error(`No format ${name}`)
  return format.validate(text)
}

/** Texts near to addresses: what a person may write for one. */
const piece = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '1',
    '01',
    '127',
    '255',
    '256',
    '1e1',
    '::',
    ':',
    '.',
    '/',
    '%',
    ' ',
    '-',
  ),
  fc.nat(300).map(String),
  fc.constantFrom('ffff', 'FE80', 'g', '::1', '10.0.0.1', '::ffff:1.2.3.4', 'a'.repeat(64)),
)
const nearby = fc.oneof(
  fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join('.')),
  fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(':')),
  fc.ipV4(),
  fc.ipV6(),
  fc.string(),
)
const prefix = fc.oneof(
  fc.nat(140).map(String),
  fc.constantFrom('', '00', '032', '-1', '1.5', '1e1', ' 8', '+8', '/8', '128', '129', '32', '33'),
)

describe.each([
  ['ipv4-cidr', 4, 32],
  ['ipv6-cidr', 6, 128],
])('%s', (name, version, bits) => {
  it('accepts exactly the addresses of net.isIP, without zones', () => {
    fc.assert(
      fc.property(nearby, (text) => {
        if (text.includes('/')) return
        expect(check(name, text)).toBe(isIP(text) === version && !text.includes('%'))
      }),
      { numRuns: 5000 },
    )
  })

  it('accepts a prefix length up to the number of bits', () => {
    const address = version === 4 ? fc.ipV4() : fc.ipV6()
    fc.assert(
      fc.property(address, prefix, (text, length) => {
        const isLength = /^(0|[1-9]\d*)$/.test(length) && Number(length) <= bits
        expect(check(name, `${text}/${length}`)).toBe(isLength)
      }),
      { numRuns: 2000 },
    )
  })

  it.each(['1', '127.1', '010.0.0.1', '0x7f.1', '1.2.3', '1.2.3.4.5', '::%eth0', 'localhost', ''])(
    'is not %j',
    (text) => {
      expect(check(name, text)).toBe(false)
    },
  )

  it('ignores host bits', () => {
    expect(check('ipv4-cidr', '192.168.1.5/24')).toBe(true)
    expect(check('ipv6-cidr', '2001:db8::1/32')).toBe(true)
    expect(check('ipv6-cidr', '::ffff:1.2.3.4')).toBe(true)
  })
})

/** Quadratic work takes seconds, and a pause of a busy machine less than this. */
const linearMs = 500

describe('hostname', () => {
  it('accepts every domain, in any case, with a wildcard or a trailing dot', () => {
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        for (const each of [domain, domain.toUpperCase(), `*.${domain}`, `${domain}.`]) {
          expect(check('hostname', each)).toBe(each.length <= 253)
        }
      }),
    )
  })

  it('refuses other characters, empty labels and long labels', () => {
    const bad = fc.constantFrom(
      '',
      ' ',
      '*',
      'a b',
      '-a',
      'a-',
      'é',
      'a:1',
      'a/b',
      '@',
      'x'.repeat(64),
    )
    fc.assert(
      fc.property(fc.domain(), bad, (domain, label) => {
        expect(check('hostname', `a.${label}.${domain}`)).toBe(false)
      }),
    )
    for (const text of ['', '.', '*', '..', 'a..b', '.a', `${'a.'.repeat(127)}aa`]) {
      expect([text, check('hostname', text)]).toEqual([text, false])
    }
  })

  it('is checked in linear time', () => {
    const startedMs = performance.now()
    for (const text of ['a'.repeat(1e5), 'a.'.repeat(5e4), '-'.repeat(1e5)]) check('hostname', text)
    expect(performance.now() - startedMs).toBeLessThan(linearMs)
  })
})
