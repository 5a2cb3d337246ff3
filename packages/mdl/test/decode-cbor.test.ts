import { expect, it } from '@jest/globals'
import { MdlError } from '@latchkey/mdl'
import { type DecodeOptions, decode } from 'cborg'
import fc from 'fast-check'
import { CborDate, EmbeddedCbor } from '../src/cbor/cbor-values.ts'
import { decodeCbor } from '../src/cbor/decode-cbor.ts'
import { encodeCbor } from '../src/cbor/encode-cbor.ts'
import { codeOf } from './fixture.ts'

const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'))

it.each<[string, unknown]>([
  ['00', 0],
  ['1818', 24],
  ['1903e8', 1000],
  ['1a000f4240', 1_000_000],
  ['1b000000e8d4a51000', 1_000_000_000_000],
  ['1bffffffffffffffff', 18_446_744_073_709_551_615n],
  ['3bffffffffffffffff', -18_446_744_073_709_551_616n],
  ['20', -1],
  ['3903e7', -1000],
  ['f90000', 0],
  ['f93c00', 1],
  ['f97bff', 65_504],
  ['f90001', 2 ** -24],
  ['f9c400', -4],
  ['fa47c35000', 100_000],
  ['fb3ff199999999999a', 1.1],
  ['f4', false],
  ['f5', true],
  ['f6', null],
  ['f7', undefined],
  ['40', new Uint8Array()],
  ['4401020304', Uint8Array.of(1, 2, 3, 4)],
  ['6449455446', 'IETF'],
  ['62c3bc', 'ü'],
  ['64f0908591', '\u{10151}'],
  ['8301820203820405', [1, [2, 3], [4, 5]]],
  ['9f018202039f0405ffff', [1, [2, 3], [4, 5]]],
  [
    'a201020304',
    new Map([
      [1, 2],
      [3, 4],
    ]),
  ],
  [
    'bf6346756ef563416d7421ff',
    new Map<string, unknown>([
      ['Fun', true],
      ['Amt', -2],
    ]),
  ],
  ['c074323031332d30332d32315432303a30343a30305a', new CborDate('tdate', '2013-03-21T20:04:00Z')],
  ['d81843010203', new EmbeddedCbor(bytesOf('d81843010203'), Uint8Array.of(1, 2, 3))],
])('reads the example %s of RFC 8949, appendix A', (hex, value) => {
  expect(decodeCbor(bytesOf(hex))).toEqual(value)
})

it.each([
  ['nothing', ''],
  ['a byte behind the item', '0000'],
  ['a head without its argument', '19'],
  ['a string that is cut off', '62c3'],
  ['a text that is not UTF-8', '62c328'],
  ['the same text as a key twice', 'a2617600617600'],
  ['the same bytes as a key twice', 'a2410100410100'],
  ['an array as a key', 'a1810100'],
  ['a map as a key', 'a1a000'],
  ['an embedded item as a key', 'a1d818410100'],
  ['a map without the last value', 'a16176'],
  ['an array without its break', '9f00'],
  ['a break outside of an array', 'ff'],
  ['a string in parts', '5f42010243030405ff'],
  ['a reserved argument', '1c'],
  ['a length beyond 2^53', '5bffffffffffffffff'],
  ['NaN', 'f97e00'],
  ['infinity', 'f97c00'],
  ['a simple value without a meaning', 'f0'],
  ['an unknown tag', 'c249010000000000000000'],
  ['a date that is a number', 'c000'],
  ['65 arrays inside of each other', `${'81'.repeat(65)}00`],
])('refuses %s', (_, hex) => {
  expect(codeOf(() => decodeCbor(bytesOf(hex)))).toBe('malformed_response')
})

const texts = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }))
const { value: values } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.maxSafeInteger(),
    fc.bigInt({ min: 2n ** 53n, max: 2n ** 64n - 1n }),
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((each) => !Object.is(each, -0)),
    fc.boolean(),
    fc.constant(null),
    texts,
    fc.uint8Array(),
    fc.array(tie('value'), { maxLength: 5 }),
    fc
      .array(fc.tuple(fc.oneof(texts, fc.integer()), tie('value')), { maxLength: 5 })
      .map((entries) => new Map(entries)),
  ),
}))

it('reads what cborg writes', () => {
  fc.assert(fc.property(values, (value) => expect(decodeCbor(encodeCbor(value))).toEqual(value)))
})

const options: DecodeOptions = {
  useMaps: true,
  rejectDuplicateMapKeys: true,
  allowNaN: false,
  allowInfinity: false,
  tags: {
    0: (content) => new CborDate('tdate', content() as string),
    1004: (content) => new CborDate('full-date', content() as string),
    18: (content) => content(),
    24: (content) => content(),
  },
}

it('accepts only bytes that cborg accepts, as the same value', () => {
  const bytes = fc.tuple(values, fc.nat(), fc.nat(255)).map(([value, at, octet]) => {
    const encoded = encodeCbor(value)
    encoded[at % encoded.length] = octet
    return encoded
  })
  let acceptedCount = 0
  fc.assert(
    fc.property(bytes, (each) => {
      const value = acceptedOf(each)
      if (value === refused) return
      acceptedCount += 1
      expect(withoutEmbedding(value)).toEqual(decode(each, options))
    }),
    { numRuns: 1000 },
  )
  expect(acceptedCount).toBeGreaterThan(100)
})

const refused = Symbol('refused')

function acceptedOf(bytes: Uint8Array): unknown {
  try {
    return decodeCbor(bytes)
  } catch (error) {
    if (error instanceof MdlError) return refused
    throw error
  }
}

/** The value with byte strings in place of embedded items. */
function withoutEmbedding(value: unknown): unknown {
  if (value instanceof EmbeddedCbor) return value.content
  if (Array.isArray(value)) return value.map(withoutEmbedding)
  if (!(value instanceof Map)) return value
  return new Map([...value].map(([key, each]) => [withoutEmbedding(key), withoutEmbedding(each)]))
}
