import { readEpochMs } from '../../calendar.ts'
import { ApiError } from '../../errors.ts'

/** The most records that offset paging reaches; checkpoint paging has no limit. */
export const recordsMax = 1000

/** The default number of items on a page. */
export const itemsDefault = 50

/** The query of offset paging; `page` counts from 0. */
export interface OffsetQuery {
  readonly page?: number
  readonly per_page?: number
  /** Whether the caller needs `total`; otherwise it is only counted as far as pages can reach. */
  readonly include_totals?: boolean
}

/** A page of offset paging, of `total` items in all. */
export interface OffsetPage<Item> {
  readonly items: Item[]
  readonly start: number
  readonly limit: number
  readonly total: number
}

/** The query of checkpoint paging: `take` items after the checkpoint `from`. */
export interface CheckpointQuery {
  readonly from?: string
  readonly take?: number
}

/**
 * A page of checkpoint paging: items in the order of creation. `next` is the checkpoint of the next
 * page, and undefined on the last one.
 */
export interface CheckpointPage<Item> {
  readonly items: Item[]
  readonly next: string | undefined
}

/** The query of a list with both ways of paging: with `from` or `take`, it uses checkpoints. */
export type EitherQuery = OffsetQuery & CheckpointQuery
/** A page of such a list. */
export type EitherPage<Item> = OffsetPage<Item> | CheckpointPage<Item>

/**
 * The arguments of `findMany` that select the rows of a page, without the conditions of the list.
 */
interface Window {
  readonly where: {
    readonly createdAt?: { readonly gte: Date }
    readonly OR?: { [column: string]: unknown }[]
  }
  readonly orderBy: { [column: string]: 'asc' }[]
  readonly skip: number
  readonly take: number
}

interface Rows<Row> {
  /** The id column, which orders rows with equal times. */
  readonly idName: string & keyof Row
  find(window: Window): Promise<readonly Row[]>
  /** Counts the rows, at most `take`. */
  count(bound: CountBound): Promise<number>
}

/** The number at which counting stops. */
export interface CountBound {
  readonly take?: number
}

type Dated = { readonly createdAt: Date }

/**
 * The rows of a page of offset paging.
 *
 * @throws ApiError `invalid_paging` if the page begins beyond the first 1,000 records
 */
export function offsetWindow({ page = 0, per_page = itemsDefault }: OffsetQuery) {
  const skip = page * per_page
  if (skip >= recordsMax) throw new ApiError('invalid_paging')
  return { skip, take: Math.min(per_page, recordsMax - skip) }
}

/** Reads a page of offset paging, the oldest rows first. */
export async function offsetPage<Row, Item>(
  query: OffsetQuery,
  rows: Rows<Row>,
  toItem: (row: Row) => Item,
): Promise<OffsetPage<Item>> {
  const { page = 0, per_page: limit = itemsDefault } = query
  const window = { where: {}, orderBy: orderOf(rows.idName), ...offsetWindow(query) }
  const found = await rows.find(window)
  const bound = query.include_totals ? {} : { take: recordsMax }
  const total = countedBy(found, window) ?? (await rows.count(bound))
  return { items: found.map(toItem), start: page * limit, limit, total }
}

/** The total number of rows, if it is known: a page that is not full is the last one. */
export function countedBy(
  found: readonly unknown[],
  { skip, take }: { readonly skip: number; readonly take: number },
): number | undefined {
  const isLast = found.length < take && (found.length > 0 || skip === 0)
  return isLast ? skip + found.length : undefined
}

/**
 * Reads a page of checkpoint paging, the oldest rows first. Each row is read once, even if others
 * are created and deleted between pages.
 *
 * @throws ApiError `invalid_query_string` for an unknown `from`
 */
export async function checkpointPage<Row extends Dated, Item>(
  query: CheckpointQuery,
  { idName, find }: Pick<Rows<Row>, 'idName' | 'find'>,
  toItem: (row: Row) => Item,
): Promise<CheckpointPage<Item>> {
  const orderBy = orderOf(idName)
  const findBehind = (place: Place | undefined, take: number) =>
    find({ where: place ? behind(place, idName) : {}, orderBy, skip: 0, take })
  return pageBehind(query, { idName, find: findBehind }, toItem)
}

interface RowsBehind<Row> {
  readonly idName: string & keyof Row
  /** Reads up to `rowsMax` rows in the order of time and id, from the beginning or after a row. */
  find(place: Place | undefined, rowsMax: number): Promise<readonly Row[]>
}

/** The position of a row in this order. */
export interface Place {
  readonly createdAt: Date
  readonly id: string
}

/** Reads a page of checkpoint paging, of rows that an SQL statement finds. */
export async function pageBehind<Row extends Dated, Item>(
  { from, take = itemsDefault }: CheckpointQuery,
  { idName, find }: RowsBehind<Row>,
  toItem: (row: Row) => Item,
): Promise<CheckpointPage<Item>> {
  // One row more than the page has shows whether there is a next page.
  const found = await find(from === undefined ? undefined : parseCheckpoint(from), take + 1)
  const page = found.slice(0, take)
  const last = found.length > take ? page.at(-1) : undefined
  const next = last && formatCheckpoint(last.createdAt, String(last[idName]))
  return { items: page.map(toItem), next }
}

/** Reads a page in the way that the query asks for. */
export async function eitherPage<Row extends Dated, Item>(
  query: EitherQuery,
  rows: Rows<Row>,
  toItem: (row: Row) => Item,
): Promise<EitherPage<Item>> {
  const isCheckpoint = query.from !== undefined || query.take !== undefined
  return isCheckpoint ? checkpointPage(query, rows, toItem) : offsetPage(query, rows, toItem)
}

function orderOf(idName: string): Window['orderBy'] {
  return [{ createdAt: 'asc' }, { [idName]: 'asc' }]
}

/**
 * The first condition is redundant: PostgreSQL uses an index for it, and none for the alternative.
 */
function behind({ createdAt, id }: Place, idName: string): Window['where'] {
  return {
    createdAt: { gte: createdAt },
    OR: [{ createdAt: { gt: createdAt } }, { createdAt, [idName]: { gt: id } }],
  }
}

function formatCheckpoint(createdAt: Date, id: string): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url')
}

function parseCheckpoint(text: string): Place {
  const decoded = Buffer.from(text, 'base64url').toString()
  const [, time, id] = /^(\d{1,15})\.([\x20-\x7e]{7,512})$/.exec(decoded) ?? []
  const createdAt = readEpochMs(Number(time))
  if (!createdAt || id === undefined) throw noCheckpoint()
  return { createdAt, id }
}

/** The error of an unknown `from`. */
export function noCheckpoint(): ApiError {
  return new ApiError('invalid_query_string', {
    message: "Query validation error: '`from` is not a checkpoint of this list' on property from.",
  })
}
