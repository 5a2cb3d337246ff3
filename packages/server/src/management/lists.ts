import type {
  CheckpointPage,
  CheckpointQuery,
  EitherPage,
  EitherQuery,
  OffsetPage,
  OffsetQuery,
} from '../store/rows/paging.ts'
import { recordsMax } from '../store/rows/paging.ts'
import { nextLink, offsetLinks, type Query } from './page-links.ts'

/**
 * The responses of lists, in the three ways of paging that this API has. `key` is the name of the
 * items. `address` is the URL of the list, for links to other pages.
 */
type OffsetBody<Key extends string, Item> =
  | Item[]
  | ({ start: number; limit: number; total: number } & { [Name in Key]: Item[] })
type CheckpointBody<Key extends string, Item> = { next?: string } & { [Name in Key]: Item[] }
type Listed<Body> = { status: 200; body: Body; headers?: { Link: string } }

type Totals = { readonly include_totals?: boolean }

/** Paging by `page`, `per_page` and `include_totals`: an array, or with totals an object. */
export function answerOffset<Key extends string, Item>(
  key: Key,
  address: string,
  query: OffsetQuery & Totals & object,
  { items, start, limit, total }: OffsetPage<Item>,
): Listed<OffsetBody<Key, Item>> {
  const { page = 0, include_totals } = query
  const links = offsetLinks(address, {
    query: { ...(query as Query), per_page: limit, include_totals: include_totals || undefined },
    page,
    limit,
    total: Math.min(total, recordsMax),
  })
  if (!include_totals) return { status: 200, body: items, ...links }
  const body = { start, limit, total, [key]: items } as OffsetBody<Key, Item>
  return { status: 200, body, ...links }
}

/** Paging by `from` and `take`: an object, without `next` on the last page. */
export function answerCheckpoint<Key extends string, Item>(
  key: Key,
  address: string,
  query: CheckpointQuery & object,
  { items, next }: CheckpointPage<Item>,
): Listed<CheckpointBody<Key, Item>> {
  const body = { [key]: items, ...(next !== undefined && { next }) } as CheckpointBody<Key, Item>
  return { status: 200, body, ...nextLink(address, query as Query, next) }
}

/** Either way: a request with `from` or `take` gets checkpoints and no totals. */
export function answerEither<Key extends string, Item>(
  key: Key,
  address: string,
  query: EitherQuery & Totals & object,
  page: EitherPage<Item>,
): Listed<OffsetBody<Key, Item> | CheckpointBody<Key, Item>> {
  return 'total' in page
    ? answerOffset(key, address, query, page)
    : answerCheckpoint(key, address, query, page)
}
