import fc from 'fast-check'

/**
 * Random users and queries, as text, about them. Both are made of few values that touch each
 * other, with every character that means something to LIKE, JSON or the syntax itself.
 */
const names = ['Ada Lovelace', 'ada', 'ADA', '100%', 'a_b', 'axb', 'back\\slash', 'say "hi"', 'NOT']
const emails = ['ada@example.com', 'ada.l@example.com', 'bob+x@test.example', 'a_b@example.com']
const metadata = [1, '1', 2.5, -3, true, 'true', 'gold', 'golden', '', null, 'Gold', 'a*b', '"]']
const days = ['2025-12-31', '2026-01-01', '2026-01-15', '2026-02-28']
const addresses = ['192.0.2.1', '2001:db8::1']

const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values))
const instant = fc
  .tuple(fc.constantFrom(...days), fc.constantFrom('T00:00:00.000Z', 'T23:59:59.999Z'))
  .map((parts) => parts.join(''))
const document = fc.option(
  fc.record(
    {
      plan: fc.constantFrom(...metadata),
      tags: fc.array(fc.constantFrom(...metadata), { maxLength: 3 }),
      'a.b': fc.constantFrom(...metadata),
      nested: fc.record({ list: fc.array(fc.record({ v: fc.constantFrom(...metadata) })) }),
      empty: fc.constant({}),
    },
    { requiredKeys: [] },
  ),
)

/** The columns of a user besides its keys. */
export const userRow = fc.record({
  email: maybe(emails),
  email_verified: fc.boolean(),
  username: maybe(['ada', 'bob']),
  name: maybe(names),
  nickname: maybe(names),
  phone_number: maybe(['+15551234', '+15559999']),
  blocked: fc.boolean(),
  last_ip: maybe(addresses),
  last_login: fc.option(instant),
  logins_count: fc.nat({ max: 3 }),
  created_at: instant,
  user_metadata: document,
  app_metadata: document,
})

export type UserRow = Exclude<ReturnType<typeof userRow.generate>['value'], undefined>

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`
const escaped = (value: string) => [...value].map((each) => `\\${each}`).join('')

/** A value in one of the ways to write it. */
const written = (values: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...values), fc.boolean())
    .map(([value, isQuoted]) => (isQuoted || value === '' ? quoted(value) : escaped(value)))

/** A value of which a part is left to a wildcard. */
const patternOf = (values: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...values.filter((value) => value.length > 2)), fc.nat(), fc.nat())
    .map(([value, start, kind]) => {
      const at = start % (value.length - 2)
      const beginning = `${escaped(value.slice(0, at + 1))}*`
      const within = `*${escaped(value.slice(at, at + 3))}`
      return [beginning, within, `${within}*`, `${escaped(value.slice(0, 3))}*`][kind % 4] ?? ''
    })

const rangeOf = (values: readonly string[]) => {
  const bound = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...values).map(quoted) },
    fc.constant('*'),
  )
  const [open, close] = [fc.constantFrom('[', '{'), fc.constantFrom(']', '}')]
  const whole = fc.tuple(open, bound, bound, close).map(([o, a, b, c]) => `${o}${a} TO ${b}${c}`)
  const half = fc.tuple(fc.constantFrom('>', '>=', '<', '<='), fc.constantFrom(...values))
  return fc.oneof(
    whole,
    half.map(([sign, value]) => `${sign}${quoted(value)}`),
  )
}

const texts = metadata.map(String)
const numbers = ['0', '1', '2', '3', '-3', '2.5', '01']
const spans = ['2025', '2026-01', ...days]

/** By field: whole values, patterns and ranges of it. */
const aboutText = (field: string, values: readonly string[]) =>
  fc.oneof(written(values), patternOf(values), rangeOf(values)).map((value) => `${field}:${value}`)
const aboutOrdered = (field: string, values: readonly string[]) =>
  fc.oneof(fc.constantFrom(...values), rangeOf(values)).map((value) => `${field}:${value}`)
const aboutBoolean = (field: string) => fc.constantFrom(`${field}:true`, `${field}:false`)
const aboutDocument = (field: string) =>
  fc.oneof(aboutText(field, texts), aboutOrdered(field, numbers))

const exists = fc
  .constantFrom('email', 'last_login', 'logins_count', 'email_verified', 'user_metadata.plan')
  .map((field) => `_exists_:${field}`)

const clause = fc.oneof(
  aboutText('email', [...emails, 'ADA@example.com']),
  aboutText('name', names),
  aboutText('nickname', names),
  aboutText('username', ['ada', 'BOB']),
  aboutText('phone_number', ['+15551234', '+15559999']),
  aboutText('last_ip', addresses),
  aboutText('email.domain', ['example.com', 'test.example']),
  aboutText('identities.connection', ['Staff', 'Customers', 'staff']),
  aboutText('identities.user_id', ['id0', 'id1', 'linked0']),
  aboutBoolean('identities.isSocial'),
  aboutBoolean('blocked'),
  aboutBoolean('email_verified'),
  aboutOrdered('logins_count', numbers),
  aboutOrdered('created_at', spans),
  aboutOrdered('last_login', spans),
  ...['plan', 'tags', 'a\\.b', 'nested.list.v', 'empty', 'missing'].flatMap((member) => [
    aboutDocument(`user_metadata.${member}`),
    aboutDocument(`app_metadata.${member}`),
  ]),
  fc.constantFrom('_exists_:app_metadata.empty', '_exists_:user_metadata.tags'),
  exists,
  written([...names, ...emails, '+15551234']),
  patternOf([...names, ...emails]),
)

/** A query as a caller writes it. */
export const queryText = fc.letrec<{ query: string }>((tie) => ({
  query: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    clause,
    fc.tuple(tie('query'), tie('query')).map(([a, b]) => `(${a}) AND (${b})`),
    fc.tuple(tie('query'), tie('query')).map(([a, b]) => `(${a} OR ${b})`),
    fc.tuple(tie('query'), tie('query')).map(([a, b]) => `(${a}) -(${b})`),
    tie('query').map((query) => `NOT (${query})`),
  ),
})).query
