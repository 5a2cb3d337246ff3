import { describe, expect, it } from '@jest/globals'
import { readGroup, readGroupPatch, ScimError } from '@latchkey/scim'

const group = 'urn:ietf:params:scim:schemas:core:2.0:Group'

describe('a PATCH of a group', () => {
  it.each([
    [
      'by paths in any case',
      [
        { op: 'Replace', path: 'DisplayName', value: 'New' },
        { op: 'ADD', path: 'Members', value: [{ value: 'a' }, { value: 'b' }, { value: 'a' }] },
      ],
      { displayName: 'New', members: [{ kind: 'add', ids: ['a', 'b'] }] },
    ],
    [
      'by the URN of the schema',
      [{ op: 'replace', path: `${group}:displayName`, value: 'New' }],
      { displayName: 'New', members: [] },
    ],
    [
      'without a path, with what is read-only',
      [{ op: 'replace', value: { id: 'x', schemas: [], displayName: 'New', members: [] } }],
      { displayName: 'New', members: [{ kind: 'replace', ids: [] }] },
    ],
    [
      'that removes members by a filter, by values, and all',
      [
        { op: 'remove', path: 'members[value eq "a" or value eq "b"]' },
        { op: 'remove', path: 'members', value: [{ value: 'c', $ref: null }] },
        { op: 'remove', path: 'members' },
      ],
      {
        members: [
          { kind: 'remove', ids: ['a', 'b'] },
          { kind: 'remove', ids: ['c'] },
          { kind: 'replace', ids: [] },
        ],
      },
    ],
    [
      'that removes members by their type too',
      [
        { op: 'remove', path: 'members[type eq "User" and value eq "a"]' },
        { op: 'remove', path: 'members[(value eq "b" or value eq "c") and type eq "user"]' },
        { op: 'remove', path: 'members[value eq "d" and type eq "Group"]' },
      ],
      {
        members: [
          { kind: 'remove', ids: ['a'] },
          { kind: 'remove', ids: ['b', 'c'] },
          { kind: 'remove', ids: [] },
        ],
      },
    ],
    [
      'that removes `externalId`',
      [{ op: 'remove', path: 'externalId' }],
      { externalId: null, members: [] },
    ],
  ])('is read %s', (_, operations, expected) => {
    expect(readGroupPatch(operations)).toEqual(expected)
  })

  it.each([
    ['no operations', [], 'invalidSyntax'],
    ['too many', Array.from({ length: 201 }, () => ({ op: 'add' })), 'tooMany'],
    ['another operator', [{ op: 'move', path: 'members' }], 'invalidSyntax'],
    ['a removal of nothing', [{ op: 'remove' }], 'noTarget'],
    ['a removal of the name', [{ op: 'remove', path: 'displayName' }], 'mutability'],
    ['another id', [{ op: 'replace', path: 'id', value: 'x' }], 'mutability'],
    ['an unknown attribute', [{ op: 'add', path: 'color', value: 'red' }], 'invalidPath'],
    ['a member without id', [{ op: 'add', path: 'members', value: [{}] }], 'invalidValue'],
    ['a changed member', [{ op: 'add', path: 'members.value', value: 'x' }], 'mutability'],
    ['another filter', [{ op: 'remove', path: 'members[type eq "User"]' }], 'invalidFilter'],
    [
      'a filter by two ids',
      [{ op: 'remove', path: 'members[value eq "a" and value eq "b"]' }],
      'invalidFilter',
    ],
    [
      'a filter that adds',
      [{ op: 'add', path: 'members[value eq "a"]', value: {} }],
      'invalidPath',
    ],
    ['a name that is none', [{ op: 'replace', path: 'displayName', value: 1 }], 'invalidValue'],
  ])('is refused with %s', (_, operations, type) => {
    expect(() => readGroupPatch(operations)).toThrow(
      expect.objectContaining({ name: 'ScimError', type }),
    )
  })
})

it('reads a group, and ignores what no schema has', () => {
  const members = [{ value: 'a', display: 'Ann' }, { value: 'a' }]
  const sent = { DISPLAYNAME: 'Red', externalId: null, members, color: 'red' }
  expect(readGroup(sent)).toEqual({ displayName: 'Red', members: ['a'] })
  expect(() => readGroup({ members })).toThrow(ScimError)
  expect(() => readGroup({ displayName: 'x'.repeat(2049) })).toThrow('at most 2048')
})
