import { describe, expect, it } from '@jest/globals'
import { type Filter, filterDepthMax, matchesFilter, parseFilter, ScimError } from '@latchkey/scim'
import fc from 'fast-check'

const user = {
  id: 'okta|Corp|1',
  externalId: 'E1',
  userName: 'Ann@Example.com',
  active: true,
  name: { familyName: "O'Malley" },
  emails: [
    { value: 'ann@work.example', type: 'work', primary: true },
    { value: 'ann@home.example', type: 'home' },
  ],
  title: 'a "b" \\ ü',
  meta: { lastModified: '2026-01-02T03:04:05.000Z' },
  'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Sales' },
}

describe('matchesFilter', () => {
  const examples: readonly (readonly [string, boolean])[] = [
    ['userName eq "ann@example.com"', true],
    ['USERNAME Eq "ANN@EXAMPLE.COM"', true],
    ['userName ne "ann@example.com"', false],
    ['userName sw "ann" and active eq True', true],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName co "@example"', true],
    ['active eq "True" and emails[primary eq "true"]', true],
    ['active eq "False"', false],
    ['active ne "true"', false],
    ['externalId eq "e1"', false],
    ['externalId eq "E1"', true],
    ['name.familyName co "o\'malley"', true],
    ['emails eq "ann@home.example"', true],
    ['emails.value ew "@home.example"', true],
    ['emails[type eq "work" and value co "@home"]', false],
    ['emails[type eq "home" and value co "@home"]', true],
    ['emails[type eq "work"].value eq "ann@work.example"', true],
    ['emails[type eq "home"].value eq "ann@work.example"', false],
    ['emails[not (type eq "work")] and not (nickName pr)', true],
    ['title eq "a \\"b\\" \\\\ \\u00fc"', true],
    ['title pr', true],
    ['nickName pr', false],
    ['nickName eq null', true],
    ['nickName ne "x"', true],
    ['unknown.thing eq 5', false],
    ['constructor pr or toString pr', false],
    ['meta.lastModified gt "2026-01-02T03:04:04Z"', true],
    ['meta.lastModified ge "2026-01-02T04:04:05+01:00"', true],
    ['meta.lastModified lt "2026-01-02T03:04:05Z"', false],
    ['userName gt "ann@a"', true],
    ['(userName sw Ann) and emails[type eq home]', true],
    ['meta.lastModified gt 2026-01-02T03:04:04.5-00:00', true],
    ['name.familyName eq null', false],
    ['urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department eq "sales"', true],
    ['active eq false or userName pr and active eq true', true],
    ['(active eq true or userName pr) and active eq false', false],
  ]
  it.each(examples)('%s is %s', (filter, matches) => {
    expect(matchesFilter(user, parseFilter(filter))).toBe(matches)
  })
})

describe('parseFilter', () => {
  const malformed: readonly (readonly [string, string])[] = [
    ['', 'Character 1: expected the name of an attribute'],
    ['userName', 'Character 9: expected an operator'],
    ['__proto__ pr', 'Character 1: expected the name of an attribute'],
    ['userName is "a"', 'Character 12: `is` is not an operator'],
    ['userName eq', 'Character 10: expected an operator'],
    ['userName eq (a)', 'Character 13: expected a text, a number, `true`, `false` or `null`'],
    ['userName eq a b', 'Character 14: expected `and`, `or` or the end'],
    ['userName eq "a', 'Character 13: expected a text, a number, `true`, `false` or `null`'],
    ['userName eq "a" userName eq "b"', 'Character 16: expected `and`, `or` or the end'],
    ['(userName pr', 'Character 13: expected `)`'],
    ['emails[type eq "a"', 'Character 19: expected `]`'],
    ['not userName pr', 'Character 13: `username` is not an operator'],
    ['emails[value[type pr]]', 'Character 13: expected an operator'],
    [`${'('.repeat(filterDepthMax + 1)}a pr`, 'expected at most 20 nested levels'],
    ['a'.repeat(3_000), 'The filter must have at most 2048 characters'],
  ]
  it.each(malformed)('refuses %s', (filter, reason) => {
    const parse = () => parseFilter(filter)
    expect(parse).toThrow(ScimError)
    expect(parse).toThrow(reason)
  })

  it('refuses gt, ge, lt and le for booleans', () => {
    expect(() => matchesFilter(user, parseFilter('active gt true'))).toThrow(ScimError)
  })

  it('parses every serialized filter, and evaluates it like a naive evaluator', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const read = parseFilter(written(filter))
        expect(read).toEqual(filter)
        expect(matchesFilter({ a: 'x', b: 'Y', c: '' }, read)).toBe(naive(filter))
      }),
      { numRuns: 500 },
    )
  })
})

const attribute = fc.constantFrom('a', 'b', 'c', 'd')
const compared = fc.oneof(
  fc.constantFrom('x', 'y', ''),
  fc.string().filter((text) => text.length < 20),
)
const simple: fc.Arbitrary<Filter> = fc.oneof(
  attribute.map((name): Filter => ({ kind: 'present', path: { attribute: name } })),
  fc.record({
    kind: fc.constant('compare' as const),
    path: fc.record({ attribute }),
    operator: fc.constantFrom('eq' as const, 'ne' as const, 'co' as const, 'sw' as const),
    value: compared,
  }),
)
/** No `and` directly in an `and`, nor an `or` in an `or`: they are read as one. */
const filters = fc.letrec<{ any: Filter; or: Filter; and: Filter }>((tie) => {
  const not = tie('any').map((filter): Filter => ({ kind: 'not', filter }))
  const joined = (kind: 'and' | 'or', parts: fc.Arbitrary<Filter>) =>
    fc
      .array(parts, { minLength: 2, maxLength: 3 })
      .map((given): Filter => ({ kind, filters: given }))
  return {
    any: fc.oneof({ maxDepth: 4, withCrossShrink: true }, simple, tie('or'), tie('and'), not),
    or: joined('or', fc.oneof({ maxDepth: 3 }, simple, tie('and'), not)),
    and: joined('and', fc.oneof({ maxDepth: 3 }, simple, not)),
  }
}).any

function written(filter: Filter): string {
  switch (filter.kind) {
    case 'present':
      return `${filter.path.attribute} pr`
    case 'compare':
      return `${filter.path.attribute} ${filter.operator} ${JSON.stringify(filter.value)}`
    case 'not':
      return `not (${written(filter.filter)})`
    case 'values':
      throw new Error('No multi-valued attributes here')
    default:
      return filter.filters.map(written).join(` ${filter.kind} `)
  }
}

const values: Readonly<Record<string, string>> = { a: 'x', b: 'y', c: '' }

function naive(filter: Filter): boolean {
  switch (filter.kind) {
    case 'not':
      return !naive(filter.filter)
    case 'and':
      return !filter.filters.some((each) => !naive(each))
    case 'or':
      return filter.filters.filter(naive).length > 0
    case 'present':
      return ['a', 'b'].includes(filter.path.attribute ?? '')
    case 'values':
      return false
  }
  const value = values[filter.path.attribute ?? '']
  const wanted = String(filter.value).toLowerCase()
  if (filter.operator === 'ne') return value !== wanted
  if (value === undefined) return false
  if (filter.operator === 'eq') return value === wanted
  return filter.operator === 'co' ? value.includes(wanted) : value.startsWith(wanted)
}
