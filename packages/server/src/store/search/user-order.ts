import { Prisma } from '../prisma/client.ts'
import { refusedQuery } from './fields.ts'

/** A column to sort by. */
interface SortKey {
  readonly column: Prisma.Sql
  readonly isNullable: boolean
  /** Whether the index of the column compares bytes. */
  readonly isText?: true
}

const always = (column: Prisma.Sql): SortKey => ({ column, isNullable: false })
const perhaps = (column: Prisma.Sql): SortKey => ({ column, isNullable: true })
const text = (column: Prisma.Sql): SortKey => ({ ...perhaps(column), isText: true })

const sortKeys = new Map<string, SortKey>([
  ['created_at', always(Prisma.sql`u.created_at`)],
  ['user_id', always(Prisma.sql`u.user_id`)],
  ['updated_at', always(Prisma.sql`u.updated_at`)],
  ['logins_count', always(Prisma.sql`u.logins_count`)],
  ['last_login', perhaps(Prisma.sql`u.last_login`)],
  ['email', text(Prisma.sql`u.email`)],
  ['name', text(Prisma.sql`lower(u.name)`)],
  ['nickname', text(Prisma.sql`lower(u.nickname)`)],
  ['username', text(Prisma.sql`u.username`)],
  ['given_name', text(Prisma.sql`lower(u.given_name)`)],
  ['family_name', text(Prisma.sql`lower(u.family_name)`)],
])

/** An order of users. Users without a value are last in both directions. */
export interface UserOrder {
  readonly key: SortKey
  readonly isDescending: boolean
}

/**
 * The order that the parameter `sort` names by `field:1` or `field:-1`; by default that of
 * creation.
 *
 * @throws ApiError `invalid_query_string`
 */
export function parseUserOrder(sort = 'created_at:1'): UserOrder {
  const [field = '', direction] = sort.split(':')
  const key = sortKeys.get(field)
  if (!key) {
    throw refusedQuery(`users can only be sorted by ${[...sortKeys.keys()].join(', ')}`, 'sort')
  }
  return { key, isDescending: direction === '-1' }
}

/**
 * The `order by` for a column. Users with equal values are ordered by creation and id, so that
 * pages do not overlap.
 */
export function orderBy({ key, isDescending }: UserOrder, column = key.column): Prisma.Sql {
  const direction = isDescending ? Prisma.sql`desc` : Prisma.sql`asc`
  const byBytes = isDescending ? Prisma.sql`using ~>~` : Prisma.sql`using ~<~`
  return Prisma.sql`${column} ${key.isText ? byBytes : direction},
    u.created_at ${direction}, u.user_id ${direction}`
}

/** The order of users without a value. */
export function orderByCreation({ isDescending }: UserOrder): Prisma.Sql {
  const direction = isDescending ? Prisma.sql`desc` : Prisma.sql`asc`
  return Prisma.sql`u.created_at ${direction}, u.user_id ${direction}`
}
