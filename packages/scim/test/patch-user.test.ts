import { describe, expect, it } from '@jest/globals'
import { attributeAt, patchUser, readUser, ScimError } from '@latchkey/scim'

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const ann = readUser({
  userName: 'ann',
  name: { givenName: 'Ann', familyName: 'Lee' },
  emails: [
    { value: 'a@work.example', type: 'work', primary: true },
    { value: 'a@home.example', type: 'home' },
  ],
})
const [work, home] = ann.emails as readonly object[]

interface Case {
  readonly does: string
  readonly operations: readonly object[]
  readonly changes: object
}

const cases: readonly Case[] = [
  {
    does: 'replaces an attribute, in any case',
    operations: [{ op: 'Replace', path: 'USERNAME', value: 'anna' }],
    changes: { userName: 'anna' },
  },
  {
    does: 'reads booleans that are written as texts',
    operations: [{ op: 'Replace', path: 'active', value: 'False' }],
    changes: { active: false },
  },
  {
    does: 'reads members with dots and extensions where there is no path',
    operations: [
      {
        op: 'replace',
        value: { id: 'x', 'name.givenName': 'Anna', [`${enterprise}:department`]: 'Sales' },
      },
    ],
    changes: {
      name: { givenName: 'Anna', familyName: 'Lee' },
      [enterprise]: { department: 'Sales' },
    },
  },
  {
    does: 'adds to a complex attribute what it has not',
    operations: [{ op: 'add', path: 'name', value: { middleName: 'M' } }],
    changes: { name: { givenName: 'Ann', familyName: 'Lee', middleName: 'M' } },
  },
  {
    does: 'changes the values that a filter selects',
    operations: [{ op: 'replace', path: 'emails[type eq "work"].value', value: 'b@work.example' }],
    changes: { emails: [{ ...work, value: 'b@work.example' }, home] },
  },
  {
    does: 'empties attributes by an empty text, whether or not they have a value',
    operations: [
      { op: 'replace', path: 'emails[type eq "home"].value', value: '' },
      { op: 'replace', path: 'phoneNumbers[type eq "work"].value', value: null },
      { op: 'replace', value: { 'name.familyName': '', title: '' } },
    ],
    changes: { name: { givenName: 'Ann' }, emails: [work, { type: 'home' }] },
  },
  {
    does: 'adds a value that matches the filter where none does',
    operations: [{ op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '555' }],
    changes: { phoneNumbers: [{ type: 'work', value: '555' }] },
  },
  {
    does: 'finds the primary value by a quoted boolean, as Entra names it',
    operations: [
      { op: 'Add', path: 'roles[primary eq "True"].value', value: 'reader' },
      { op: 'Replace', path: 'roles[primary eq "True"].value', value: 'writer' },
    ],
    changes: { roles: [{ value: 'writer', primary: true }] },
  },
  {
    does: 'keeps one primary value',
    operations: [{ op: 'add', path: 'emails', value: [{ value: 'c@x.example', primary: true }] }],
    changes: {
      emails: [{ ...work, primary: false }, home, { value: 'c@x.example', primary: true }],
    },
  },
  {
    does: 'makes another value the primary one',
    operations: [{ op: 'replace', path: 'emails[type eq "home"].primary', value: true }],
    changes: {
      emails: [
        { ...work, primary: false },
        { ...home, primary: true },
      ],
    },
  },
  {
    does: 'adds no value twice',
    operations: [{ op: 'add', path: 'emails', value: [home] }],
    changes: {},
  },
  {
    does: 'removes what a filter selects',
    operations: [{ op: 'remove', path: 'emails[type eq "work"]' }],
    changes: { emails: [home] },
  },
  {
    does: 'removes values that it names',
    operations: [{ op: 'remove', path: 'emails', value: [{ value: 'a@home.example' }] }],
    changes: { emails: [work] },
  },
  {
    does: 'removes the attribute with its last value',
    operations: [
      { op: 'remove', path: 'emails' },
      { op: 'remove', path: 'name.givenName' },
    ],
    changes: { emails: undefined, name: { familyName: 'Lee' } },
  },
  {
    does: 'takes a list of one for a complex attribute with a single value',
    operations: [{ op: 'Add', path: `${enterprise}:manager`, value: [{ value: 'm2' }] }],
    changes: { [enterprise]: { manager: { value: 'm2' } } },
  },
  {
    does: 'takes a text for the value of a complex attribute',
    operations: [{ op: 'add', path: `${enterprise}:manager`, value: 'm1' }],
    changes: { [enterprise]: { manager: { value: 'm1' } } },
  },
  {
    does: 'keeps extensions of other organizations',
    operations: [{ op: 'add', path: 'urn:example:params:2.0:User:badge', value: 'B7' }],
    changes: { 'urn:example:params:2.0:User': { badge: 'B7' } },
  },
]

describe('patchUser', () => {
  it.each(cases)('$does', ({ operations, changes }) => {
    const before = structuredClone(ann)
    expect(patchUser(ann, operations)).toEqual(readUser({ ...ann, ...changes }))
    expect(ann).toEqual(before)
  })

  const refusals: readonly (readonly [string, unknown, string])[] = [
    ['no operations', [], 'invalidSyntax'],
    ['an unknown operator', [{ op: 'move', path: 'title', value: 'x' }], 'invalidSyntax'],
    ['no value', [{ op: 'add', path: 'title' }], 'invalidValue'],
    ['a value of another type', [{ op: 'add', path: 'title', value: 5 }], 'invalidValue'],
    ['to remove nothing', [{ op: 'remove' }], 'noTarget'],
    ['a malformed path', [{ op: 'add', path: 'emails[', value: 'x' }], 'invalidPath'],
    ['a filter of one value', [{ op: 'add', path: 'name[a eq 1]', value: {} }], 'invalidPath'],
    [
      'a filter that selects nothing',
      [{ op: 'replace', path: 'emails[type eq "other"].value', value: 'x' }],
      'noTarget',
    ],
    ['to change an id', [{ op: 'replace', path: 'id', value: 'x' }], 'mutability'],
    ['to remove the name', [{ op: 'remove', path: 'userName' }], 'mutability'],
    [
      'too many operations',
      Array.from({ length: 201 }, () => ({ op: 'add', path: 'title', value: 'x' })),
      'tooMany',
    ],
  ]
  it.each(refusals)('refuses %s', (_, operations, type) => {
    const patch = () => patchUser(ann, operations)
    expect(patch).toThrow(ScimError)
    expect(patch).toThrow(expect.objectContaining({ type }))
  })

  it('compares at most a hundred values of an attribute, also between two operations', () => {
    const add = (letter: string, count: number) => ({
      op: 'add',
      path: 'ims',
      value: Array.from({ length: count }, (_, at) => ({ value: `${letter}${at}` })),
    })
    const refused = expect.objectContaining({ message: '`ims` must have at most 100 values' })
    const remove = { op: 'remove', path: 'ims' }
    expect(() => patchUser(ann, [add('a', 101), remove])).toThrow(refused)
    expect(() => patchUser(ann, [add('a', 60), add('b', 41), remove])).toThrow(refused)
    expect(patchUser(ann, [add('a', 60), add('b', 40)]).ims).toHaveLength(100)
  })

  it('cannot pollute prototypes', () => {
    const values = { '__proto__.polluted': 'yes', 'urn:a:b:c.__proto__': { polluted: 'yes' } }
    const operations = JSON.parse(JSON.stringify([{ op: 'add', value: {} }]))
    operations[0].value = values
    expect(() => patchUser(ann, operations)).toThrow(ScimError)
    const path = 'urn:a:b:c:__proto__'
    const patch = () => patchUser(ann, [{ op: 'add', path, value: { polluted: 'yes' } }])
    expect(patch).toThrow(ScimError)
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })
})

describe('attributeAt', () => {
  it.each([
    ['userName', 'ann'],
    ['name.givenName', 'Ann'],
    ['emails[primary eq true].value', 'a@work.example'],
    ['emails[type eq "home"].value', 'a@home.example'],
    ['phoneNumbers[type eq "mobile"].value', undefined],
    [`${enterprise}.department`, undefined],
  ])('reads %s and writes it', (path, value) => {
    const { read, write } = attributeAt(path)
    expect(read(ann)).toBe(value)
    expect(read(write(ann, 'new'))).toBe('new')
  })

  it('reads the first value as primary if none is marked', () => {
    const { read } = attributeAt('emails[primary eq true].value')
    expect(read({ emails: [{ value: 'a' }, { value: 'b' }] })).toBe('a')
    expect(read({ emails: [{ value: 'a' }, { value: 'b', primary: true }] })).toBe('b')
  })

  it.each([enterprise, 'emails[', '', 'a b'])('refuses %s', (path) => {
    expect(() => attributeAt(path)).toThrow(ScimError)
  })
})
