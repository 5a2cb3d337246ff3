import type { Schema } from '@latchkey/contract'
import type { Query } from '@latchkey/search-query'
import type { Prisma } from '../prisma/client.ts'
import {
  type CountBound,
  itemsDefault,
  type OffsetPage,
  type OffsetQuery,
  offsetPage,
  offsetWindow,
  recordsMax,
} from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { sentTogether } from '../rows/sent-together.ts'
import { searchCondition } from '../search/condition.ts'
import { parseSearch } from '../search/parse-search.ts'
import { refusingLongSearches } from '../search/search-time.ts'
import { userFields } from '../search/user-fields.ts'
import { userKey } from '../search/user-key.ts'
import { parseUserOrder } from '../search/user-order.ts'
import { type UserSelection, userStatements } from '../search/user-statements.ts'
import { shownUser, toWire } from './user-wire.ts'

type User = Schema<'User'>

/** Which users a list contains, and in which order. */
export interface UserQuery extends OffsetQuery {
  /** A query of @latchkey/search-query. */
  readonly q?: string
  /** The name of a connection in which the users have an identity. */
  readonly connection?: string
  /** `field:1` or `field:-1`; by default the oldest first. */
  readonly sort?: string
  /** Whether the caller needs `total`. */
  readonly include_totals?: boolean
}

/** The search of the users of one tenant. */
export interface UserSearch {
  /**
   * Lists users. `total` is exact up to 10,000, and an estimate of PostgreSQL beyond. Without
   * `include_totals` it is a lower bound.
   *
   * @throws ApiError `invalid_query_string`, `invalid_paging`, `search_timeout`
   */
  list(query: UserQuery): Promise<OffsetPage<User>>
  /** Users with an e-mail address, oldest first; the comparison is case-insensitive. */
  listByEmail(email: string): Promise<User[]>
}

/** The most users with one e-mail address, of which each connection has at most one. */
const sameEmailMax = 100

/**
 * The most users that are counted and sorted, so that a page does not cost as much as all of them.
 */
const countedMax = 10_000

/**
 * The number of matches from which reading in order costs less than sorting. Sorting m matches
 * costs m rows. Among a million users, reading the first p in order costs p million / m rows. Both
 * are equal for m = 1,000 √p.
 */
function sortedMax({ skip, take }: UserSelection): number {
  return Math.min(countedMax, Math.ceil(recordsMax * Math.sqrt(Math.max(1, skip + take))))
}

export function userSearch(scope: Scope): UserSearch {
  const { database, tenantId } = scope
  const table = database.user
  const statements = userStatements(database, tenantId)
  const read = async (ids: readonly string[]) => {
    const userId = { in: [...ids] }
    const rows = await table.findMany({ where: { tenantId, userId }, select: shownUser })
    const byId = new Map(rows.map((row) => [row.userId, row]))
    return ids.flatMap((id) => byId.get(id) ?? []).map((row) => toWire(row, scope))
  }
  /** For frequent matches: the order of an index finds them quickly. */
  const listMany = async (selection: UserSelection) => read(await statements.inOrder(selection))

  const listByCreation = async ({ skip, take }: UserSelection) => {
    const orderBy = [{ createdAt: 'asc' as const }, { userId: 'asc' as const }]
    const rows = await table.findMany({
      where: { tenantId },
      orderBy,
      skip,
      take,
      select: shownUser,
    })
    return rows.map((row) => toWire(row, scope))
  }

  /** Lists all users, without a condition. */
  const listAll = async (selection: UserSelection, { include_totals, sort }: UserQuery) => {
    const max = include_totals ? countedMax : recordsMax
    // Most tenants have more users than a page, so they are counted in the same round trip.
    const [items, counted] = await sentTogether([
      sort === undefined ? listByCreation(selection) : listMany(selection),
      statements.count(max),
    ])
    const isMore = include_totals && counted > max
    return { items, total: isMore ? await statements.estimate(selection.condition) : counted }
  }
  /** For rare matches: finds all of them, and then sorts. */
  const listMatching = async (selection: UserSelection, { include_totals }: UserQuery) => {
    const max = include_totals ? countedMax : sortedMax(selection)
    const { ids, counted } = await statements.matching(selection, max)
    if (counted <= max) return { items: await read(ids), total: counted }
    const estimate = include_totals ? statements.estimate(selection.condition) : counted
    const [items, total] = await Promise.all([listMany(selection), estimate])
    return { items, total: Math.max(total, counted) }
  }
  return {
    async list(query) {
      const { page = 0, per_page: limit = itemsDefault, q, connection, sort } = query
      const parsed = queryOf(q, connection)
      const key = sort === undefined ? userKey(parsed) : undefined
      if (key) return listByKey(scope, key, query)
      const condition = searchCondition(parsed, userFields)
      const selection = { ...offsetWindow(query), order: parseUserOrder(sort), condition }
      const list = parsed.kind === 'all' ? listAll : listMatching
      const { items, total } = await refusingLongSearches(list(selection, query))
      return { items, start: page * limit, limit, total }
    },
    async listByEmail(email) {
      const rows = await table.findMany({
        where: { tenantId, email: email.toLowerCase() },
        orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
        select: shownUser,
        take: sameEmailMax,
      })
      return rows.map((row) => toWire(row, scope))
    },
  }
}

/** Few users match, so that they are read at once. */
function listByKey(
  scope: Scope,
  key: Prisma.UserWhereInput,
  query: UserQuery,
): Promise<OffsetPage<User>> {
  const { database, tenantId } = scope
  const where = { tenantId, ...key }
  const rows = {
    idName: 'userId',
    find: (window: { orderBy: object[]; skip: number; take: number }) =>
      database.user.findMany({ ...window, where, select: shownUser }),
    count: (bound: CountBound) => database.user.count({ where, ...bound }),
  } as const
  return offsetPage(query, rows, (row) => toWire(row, scope))
}

function queryOf(q: string | undefined, connection: string | undefined): Query {
  const parsed = parseSearch(q)
  if (connection === undefined) return parsed
  const field = ['identities', 'connection']
  const isOfConnection: Query = { kind: 'term', field, value: connection }
  return parsed.kind === 'all' ? isOfConnection : { kind: 'and', queries: [isOfConnection, parsed] }
}
