import type { Query } from '@latchkey/search-query'
import type { Prisma } from '../prisma/client.ts'

/** Columns in which a value is that of few users, each with an index. */
const keys = new Map<string, (value: string) => Prisma.UserWhereInput>([
  ['user_id', (userId) => ({ userId })],
  ['email', (email) => ({ email: email.toLowerCase() })],
  ['username', (username) => ({ username: username.toLowerCase() })],
  ['phone_number', (phoneNumber) => ({ phoneNumber })],
])

/**
 * The condition of a query that asks for one value of one of these columns, such as
 * `email:"ada@example.com"`, or for some ids: `user_id:(a OR b)`. Undefined for every other query.
 */
export function userKey(query: Query): Prisma.UserWhereInput | undefined {
  if (query.kind === 'term') return keys.get(nameOf(query) ?? '')?.(query.value)
  if (query.kind !== 'or') return undefined
  const ids = query.queries.flatMap((each) =>
    each.kind === 'term' && nameOf(each) === 'user_id' ? each.value : [],
  )
  return ids.length === query.queries.length ? { userId: { in: ids } } : undefined
}

const nameOf = ({ field }: Extract<Query, { kind: 'term' }>) => field?.join('.')
