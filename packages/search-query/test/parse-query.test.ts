import { describe, expect, it, test } from '@jest/globals'
import fc from 'fast-check'
import {
  clausesMax,
  depthMax,
  parseQuery,
  type Query,
  queryLengthMax,
  SearchQueryError,
} from '../src/index.ts'

/** A query as one line: a clause by what it says, the others with their kind before it. */
function brief(query: Query): string {
  switch (query.kind) {
    case 'all':
      return 'all'
    case 'not':
      return `not(${brief(query.query)})`
    case 'and':
    case 'or':
      return `${query.kind}(${query.queries.map(brief).join(' ')})`
    case 'exists':
      return `exists ${query.field.join('.')}`
    case 'term':
      return `${query.field?.join('.') ?? ''}=${query.value}`
    case 'pattern':
      return `${query.field?.join('.') ?? ''}~${query.parts.join('|')}`
    case 'range': {
      const from = query.from && `${query.from.isInclusive ? '>=' : '>'}${query.from.value}`
      const to = query.to && `${query.to.isInclusive ? '<=' : '<'}${query.to.value}`
      return `${query.field.join('.')}${from ?? ''}${to ?? ''}`
    }
  }
}

const parsed = (text: string) => brief(parseQuery(text))

/** Quadratic work takes seconds, and a pause of a busy machine less than this. */
const linearMs = 500

describe('a clause', () => {
  test.each([
    ['', 'all'],
    ['  ', 'all'],
    ['*', 'all'],
    ['*:*', 'all'],
    ['jane', '=jane'],
    ['"jane smith"', '=jane smith'],
    ['name:jane', 'name=jane'],
    ['name: jane', 'name=jane'],
    ['name:"jane smith"', 'name=jane smith'],
    ['name:""', 'name='],
    ['email:jane@example.com', 'email=jane@example.com'],
    ['email:jane+tag@example.com', 'email=jane+tag@example.com'],
    ['phone_number:+15551234', 'phone_number=+15551234'],
    ['logins_count:-1', 'logins_count=-1'],
    ['user_id:auth0|12', 'user_id=auth0|12'],
    ['a&&b', '=a&&b'],
    ['last_ip:2001:db8::1', 'last_ip=2001:db8::1'],
    ['ANDREW', '=ANDREW'],
    ['name:NOTE', 'name=NOTE'],
    ['app_metadata.plan.level:gold', 'app_metadata.plan.level=gold'],
    ['_exists_:last_login', 'exists last_login'],
    ['name:*', 'exists name'],
    ['name:**', 'exists name'],
    ['name:j*', 'name~j|'],
    ['j*', '~j|'],
    ['name:*usa', 'name~|usa'],
    ['name:*usa*', 'name~|usa|'],
    ['name:abc**def', 'name~abc|def'],
    ['name:"j*"', 'name=j*'],
    ['name:j\\*', 'name=j*'],
    ['name:a\\*b*', 'name~a*b|'],
    ['name:jane\\ smith', 'name=jane smith'],
    ['name:"say \\"hi\\" \\\\"', 'name=say "hi" \\'],
    ['name:\\(x\\)', 'name=(x)'],
  ])('%s is %s', (text, expected) => {
    expect(parsed(text)).toBe(expected)
  })

  it('keeps a dot in the name of a field that is escaped', () => {
    const field = ['app_metadata', 'a.b', 'c']
    expect(parseQuery('app_metadata.a\\.b.c:1')).toEqual({ kind: 'term', field, value: '1' })
  })
})

describe('a range', () => {
  test.each([
    ['n:[1 TO 5]', 'n>=1<=5'],
    ['n:{1 TO 5}', 'n>1<5'],
    ['n:{1 TO 5]', 'n>1<=5'],
    ['n:[ 1  TO  5 }', 'n>=1<5'],
    ['n:[* TO 5]', 'n<=5'],
    ['n:[1 TO *]', 'n>=1'],
    ['n:[* TO *]', 'exists n'],
    ['n:["a b" TO "TO"]', 'n>=a b<=TO'],
    ['d:[2018-01-01T10:00:00Z TO 2018-02]', 'd>=2018-01-01T10:00:00Z<=2018-02'],
    ['n:>=5', 'n>=5'],
    ['n:>5', 'n>5'],
    ['n:<= 5', 'n<=5'],
    ['n:<"a b"', 'n<a b'],
    ['n:(>=1 AND <5)', 'and(n>=1 n<5)'],
    ['n:([1 TO 2] OR [4 TO 5])', 'or(n>=1<=2 n>=4<=5)'],
  ])('%s is %s', (text, expected) => {
    expect(parsed(text)).toBe(expected)
  })
})

describe('operators', () => {
  test.each([
    ['a AND b', 'and(=a =b)'],
    ['a && b', 'and(=a =b)'],
    ['a OR b || c', 'or(=a =b =c)'],
    ['a OR b AND c', 'or(=a and(=b =c))'],
    ['(a OR b) AND c', 'and(or(=a =b) =c)'],
    ['NOT a AND b', 'and(not(=a) =b)'],
    ['a AND NOT b', 'and(=a not(=b))'],
    ['a AND -b', 'and(=a not(=b))'],
    ['!a', 'not(=a)'],
    ['! a', 'not(=a)'],
    ['NOT(a)', 'not(=a)'],
    ['NOT NOT a', 'not(not(=a))'],
    ['a b', 'or(=a =b)'],
    ['a b AND c', 'or(=a and(=b =c))'],
    ['a -b', 'and(=a not(=b))'],
    ['a b -c !d', 'and(or(=a =b) not(=c) not(=d))'],
    ['-a -b', 'and(not(=a) not(=b))'],
    ['+a b', '=a'],
    ['+a b -c', 'and(=a not(=c))'],
    ['+a +b', 'and(=a =b)'],
    ['a(b)', 'or(=a =b)'],
    ['f:(a OR b)', 'or(f=a f=b)'],
    ['f:(a b -c)', 'and(or(f=a f=b) not(f=c))'],
    ['f:("a b" OR c*) OR d', 'or(or(f=a b f~c|) =d)'],
    ['f:((a) OR (b)) c', 'or(or(f=a f=b) =c)'],
    ['a OR*', 'or(=a ~OR|)'],
  ])('%s is %s', (text, expected) => {
    expect(parsed(text)).toBe(expected)
  })
})

describe('reports the error and its position', () => {
  test.each([
    ['(a', 1, 'the parenthesis opened here is never closed'],
    ['a)', 2, 'this closing parenthesis has no opening one'],
    ['a OR ()', 6, 'these parentheses are empty'],
    ['a AND', 6, 'a value is required here'],
    ['OR a', 1, 'a value is required before OR'],
    ['name:', 6, 'a value is required here'],
    ['name: AND b', 7, 'a value is required before AND'],
    [':a', 1, 'a field name is required before the colon'],
    ['a..b:c', 1, 'a field name is required before the colon'],
    ['_exists_:', 10, 'a field name is required here'],
    ['"abc', 1, 'the quote opened here is never closed'],
    ['a\\', 3, 'a backslash must be followed by the character that it escapes'],
    ['n:[1 TO 2', 3, 'the range opened here is never closed'],
    ['n:[1 2]', 6, 'a range is written [a TO b]: TO is required here'],
    ['n:[ TO 2]', 8, 'a range is written [a TO b]: TO is required here'],
    ['n:[1 TO ]', 9, 'a bound of the range is required here'],
    ['n:[a* TO b]', 4, 'a wildcard is not allowed in the bounds of a range'],
    ['n:>', 4, 'a value is required here'],
    ['[1 TO 2]', 1, 'a range requires a field name and a colon before it'],
    ['a~2', 2, 'write \\~ for the character ~, or put the value in quotes'],
    ['a^2', 2, 'write \\^ for the character ^, or put the value in quotes'],
    ['/a/', 1, 'regular expressions are not supported: write \\/ for the character /'],
    [
      'f:(g:a)',
      4,
      'fields do not nest: inside the parentheses of a field, put a value with a colon in quotes',
    ],
    [
      'name:*sa',
      6,
      'an asterisk that is not at the end of the value requires at least 3 characters next to it',
    ],
    [
      'name:a*bcd',
      6,
      'an asterisk that is not at the end of the value requires at least 3 characters next to it',
    ],
    ['name:a\0b', 7, 'this character is not allowed in a value'],
    ['name:\ud800', 6, 'this character is not allowed in a value'],
  ])('%j at %d', (text, position, message) => {
    expect(() => parseQuery(text)).toThrow(SearchQueryError)
    expect(() => parseQuery(text)).toThrow(expect.objectContaining({ position, message }))
  })
})

describe('bounds', () => {
  it('accepts the documented number of characters, and no more', () => {
    expect(parsed('a'.repeat(queryLengthMax))).toHaveLength(queryLengthMax + 1)
    expect(() => parseQuery('a'.repeat(queryLengthMax + 1))).toThrow(`${queryLengthMax} characters`)
  })

  it('accepts the documented number of clauses, and no more', () => {
    const clauses = (count: number) => Array.from({ length: count }, () => 'a').join(' OR ')
    expect(parseQuery(clauses(clausesMax))).toMatchObject({ kind: 'or' })
    expect(() => parseQuery(clauses(clausesMax + 1))).toThrow(`${clausesMax} clauses`)
  })

  it.each([
    ['parentheses', (n: number) => `${'('.repeat(n)}a${')'.repeat(n)}`],
    ['negations', (n: number) => `${'-'.repeat(n)}a`],
    ['signs', (n: number) => `${'+'.repeat(n)}a`],
  ])('accepts %s to the documented depth, and no deeper', (_, of) => {
    expect(parseQuery(of(depthMax))).toBeDefined()
    expect(() => parseQuery(of(depthMax + 1))).toThrow(`${depthMax} deep`)
  })

  it.each(['(', '-', 'NOT ', 'a:(', 'a OR ', '"', '\\', '[', 'a:[', ':', '*', '+(', 'é', '&&'])(
    'parses in linear time however often %j is repeated',
    (part) => {
      const text = part.repeat(Math.floor(queryLengthMax / part.length))
      const startMs = performance.now()
      try {
        parseQuery(text)
      } catch (error) {
        expect(error).toBeInstanceOf(SearchQueryError)
      }
      expect(performance.now() - startMs).toBeLessThan(linearMs)
    },
  )
})

test('any text is a query, or a SearchQueryError with a position in it', () => {
  const piece = fc.constantFrom(
    'a',
    'f',
    ':',
    '.',
    '*',
    '"',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    ' TO ',
    ' AND ',
    ' OR ',
    'NOT ',
    ' ',
    '-',
    '+',
    '!',
    '\\',
    '&&',
    '||',
    '>',
    '<',
    '=',
    '/',
    '~',
    '^',
    '_exists_',
    'é',
    '\u{1f600}',
  )
  const text = fc.array(fc.oneof(piece, fc.string({ unit: 'binary' })), { maxLength: 40 })
  fc.assert(
    fc.property(text, (pieces) => {
      const query = pieces.join('')
      try {
        expect(parseQuery(query).kind).toBeDefined()
      } catch (error) {
        if (!(error instanceof SearchQueryError)) throw error
        expect(error.position).toBeGreaterThanOrEqual(1)
        expect(error.position).toBeLessThanOrEqual(query.length + 1)
      }
    }),
    { numRuns: 2000 },
  )
})

test('any quoted value is that value', () => {
  const value = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'))
  fc.assert(
    fc.property(value, (text) => {
      const query = `name:"${text.replace(/["\\]/g, '\\$&')}"`
      expect(parseQuery(query)).toEqual({ kind: 'term', field: ['name'], value: text })
    }),
  )
})

test('any fully escaped value is that value', () => {
  const value = fc.string({ minLength: 1 }).filter((text) => !text.includes('\0'))
  fc.assert(
    fc.property(value, (text) => {
      const query = `name:${[...text].map((character) => `\\${character}`).join('')}`
      expect(parseQuery(query)).toEqual({ kind: 'term', field: ['name'], value: text })
    }),
  )
})
