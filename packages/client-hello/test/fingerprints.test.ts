// Goal: the fingerprints are the ones their authors define. Method: published vectors, the
// examples in the definitions' text, and an independent computation over random hellos.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type ClientHello, ja3, ja3Raw, ja4, ja4Raw, readClientHello } from '../src/index.ts'
import {
  alpn,
  empty,
  type HelloPlan,
  plainPlan,
  pointFormats,
  signatureAlgorithms,
  sni,
  supportedVersions,
  wire,
} from './build-hello.ts'
import { listsInBytes, naiveJa3Raw, naiveJa4 } from './naive-fingerprints.ts'
import { randomHello } from './random-hello.ts'

function helloIn(bytes: Uint8Array): ClientHello {
  const reading = readClientHello(bytes)
  if (reading.state !== 'hello') throw new Error(`read ${reading.state}`)
  return reading.hello
}

const helloOf = (plan: Partial<HelloPlan>) => helloIn(wire({ ...plainPlan, ...plan }))

describe('published vectors', () => {
  const folder = new URL('./vectors/', import.meta.url)
  for (const file of readdirSync(folder)) {
    const vector = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    test(`${file}: ${vector.behaviour}`, () => {
      const hello = helloIn(Buffer.from(vector.hex.join(''), 'hex'))
      const all = { ja3: ja3(hello), ja3Raw: ja3Raw(hello), ja4: ja4(hello) }
      expect(all).toEqual({ ja4: all.ja4, ...vector.expected })
    })
  }
})

describe('ja4() follows its definition', () => {
  test.each([
    ['ab', 'ab'],
    ['20', '20'],
    ['abcd', 'ad'],
    ['2061', '21'],
    ['30ab', '3b'],
    ['6120', '60'],
    ['3031abcd', '3d'],
    ['30abcd31', '01'],
    ['6832', 'h2'],
    ['687474702f312e31', 'h1'],
    ['61', 'aa'],
    ['', '00'],
    ['5a0a7a', 'Zz'],
  ])('first ALPN name 0x%s gives %s', (hex, ends) => {
    const hello = helloOf({ extensions: [alpn(Buffer.from(hex, 'hex'), 'later')] })
    expect(ja4(hello).slice(8, 10)).toBe(ends)
  })

  test('no ALPN name at all gives 00', () => {
    expect(ja4(helloOf({ extensions: [alpn()] })).slice(8, 10)).toBe('00')
    expect(ja4(helloOf({ extensions: [empty(16)] })).slice(8, 10)).toBe('00')
  })

  test('a GREASE name is ignored, as GREASE is everywhere', () => {
    const greased = helloOf({ extensions: [alpn(Uint8Array.of(0x6a, 0x6a), 'h2')] })
    expect(ja4(greased).slice(8, 10)).toBe('h2')
    expect(greased.hasGrease).toBe(true)
  })

  test.each([
    [[0x0303, 0x0304], '13'],
    [[0xfafa, 0x0303], '12'],
    [[0x0302], '11'],
    [[0x0301], '10'],
    [[0x0300], 's3'],
    [[0x0002], 's2'],
    [[0xfeff], 'd1'],
    [[0xfefd], 'd2'],
    [[0xfefc], 'd3'],
    [[0x0304, 0x7f1c], '00'],
    [[0xaaaa], '00'],
    [[], '00'],
  ])('supported_versions %j gives %s', (versions, name) => {
    const hello = helloOf({ extensions: [supportedVersions(...versions)] })
    expect(ja4(hello).slice(1, 3)).toBe(name)
  })

  test('without supported_versions the legacy version is used', () => {
    expect(ja4(helloOf({ legacyVersion: 0x0300 })).slice(1, 3)).toBe('s3')
    expect(ja4(helloOf({ legacyVersion: 0x0505 })).slice(1, 3)).toBe('00')
  })

  test('an SNI extension gives d, even without a name', () => {
    expect(ja4(helloOf({})).charAt(3)).toBe('i')
    expect(ja4(helloOf({ extensions: [sni('a.example')] })).charAt(3)).toBe('d')
    expect(ja4(helloOf({ extensions: [empty(0)] })).charAt(3)).toBe('d')
  })

  test('counts stop at 99 and leave GREASE out', () => {
    const many = (count: number) => [...Array(count).keys()].map((index) => 0x4000 + index)
    const hello = (count: number) =>
      helloOf({
        ciphers: [0x1a1a, ...many(count)],
        extensions: [0x2a2a, ...many(count)].map(empty),
      })
    expect(ja4(hello(9)).slice(4, 8)).toBe('0909')
    expect(ja4(hello(99)).slice(4, 8)).toBe('9999')
    expect(ja4(hello(100)).slice(4, 8)).toBe('9999')
  })

  test('an empty list is twelve zeros, and empty in the raw form', () => {
    const hello = helloOf({ ciphers: [0x3a3a], extensions: [sni('a.example'), alpn('h2')] })
    expect(ja4(hello)).toBe('t12d0002h2_000000000000_000000000000')
    expect(ja4Raw(hello)).toBe('t12d0002h2__')
  })

  test('ja4Raw() shows the lists of the example in the definition', () => {
    const bytes = readFileSync(new URL('./vectors/tls13-with-grease.json', import.meta.url), 'utf8')
    const hello = helloIn(Buffer.from(JSON.parse(bytes).hex.join(''), 'hex'))
    expect(ja4Raw(hello).split('_')).toEqual([
      't13d1516h2',
      '002f,0035,009c,009d,1301,1302,1303,c013,c014,c02b,c02c,c02f,c030,cca8,cca9',
      '0005,000a,000b,000d,0012,0015,0017,001b,0023,002b,002d,0033,4469,ff01',
      '0403,0804,0401,0503,0805,0501,0806,0601',
    ])
  })
})

describe('both fingerprints', () => {
  test('equal those of a naive implementation for random ClientHellos', () => {
    fc.assert(
      fc.property(randomHello, ({ plan, lists }) => {
        const bytes = wire(plan)
        const hello = helloIn(bytes)
        expect(listsInBytes(bytes)).toEqual(lists)
        expect(ja4(hello)).toBe(naiveJa4(lists))
        expect(ja3Raw(hello)).toBe(naiveJa3Raw(lists))
        expect(ja3(hello)).toBe(createHash('md5').update(naiveJa3Raw(lists)).digest('hex'))
      }),
      { numRuns: 2_000 },
    )
  })

  test('ja4 does not depend on the order of extensions and ciphers; ja3 does', () => {
    const extensions = [sni('a.example'), pointFormats(0), signatureAlgorithms(0x0403), empty(23)]
    const one = helloOf({ ciphers: [0x1301, 0xc02f], extensions })
    const other = helloOf({ ciphers: [0xc02f, 0x1301], extensions: extensions.toReversed() })
    expect(ja4(one)).toBe(ja4(other))
    expect(ja3(one)).not.toBe(ja3(other))
  })

  test('ja4 includes the order of signature algorithms', () => {
    const one = helloOf({ extensions: [signatureAlgorithms(0x0403, 0x0804)] })
    const other = helloOf({ extensions: [signatureAlgorithms(0x0804, 0x0403)] })
    expect(ja4(one)).not.toBe(ja4(other))
  })
})
