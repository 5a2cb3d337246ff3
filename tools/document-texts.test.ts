import { describe, expect, test } from '@jest/globals'
import { faultOfDescription, faultOfNote } from './document-texts.ts'

describe('a description stands alone', () => {
  test.each([
    'URL of the logo, with `https`.',
    '`kid` in the header of the token.',
    'Whether the client must push its authorization requests (RFC 9126).',
    'One-time code that the user typed.',
    'Lifetime of the ticket in seconds; five days if it is 0 or omitted.',
    'Version of the CloudEvents specification.',
    'Certificates of US states.',
  ])('%s', (text) => {
    expect(faultOfDescription(text)).toBeUndefined()
  })
})

describe('a description needs its neighbours', () => {
  test.each([
    ['Its port.', "begins with 'Its'"],
    ['The same in minutes; not together with `lifetime`.', "begins with 'The same'"],
    ['Whether they are not.', "begins with 'Whether they'"],
    ['What the list is for.', "begins with 'What'"],
    ['Where users are sent.', "begins with 'Where'"],
    ['That of the first account.', "begins with 'That'"],
    ['Secret of the client, shown to whoever makes it.', "says 'whoever'"],
    ['Type of the event, where the specification is silent.', "says 'the specification'"],
    ['Limit of the policy, see above.', "says 'see above'"],
    ['Lifetime that we chose.', "says 'we'"],
    ['The page.', 'has less than 3 words'],
    ['Name of the door', 'is no sentence'],
    ['name of the door.', 'is no sentence'],
  ])('%s', (text, fault) => {
    expect(faultOfDescription(text)).toContain(fault)
  })
})

test.each([
  ['A client that does not exist is refused with 400.', undefined],
  ['Whoever accepts is a member.', "says 'Whoever'"],
  ['Reading by id is not part of the specification.', "says 'the specification'"],
  ['The codes are ours.', "says 'ours'"],
])('a note is no riddle: %s', (text, fault) => {
  if (fault === undefined) expect(faultOfNote(text)).toBeUndefined()
  else expect(faultOfNote(text)).toContain(fault)
})
