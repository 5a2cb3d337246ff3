import { ApiError } from '../errors.ts'
import type { OffsetPage } from '../store/rows/paging.ts'

const takeDefault = 50

/** `from` and `take` of a list, which the document has validated. */
export function checkpointOf(query: URLSearchParams): { from?: string; take: number } {
  const from = query.get('from')
  const take = Number(query.get('take') ?? takeDefault)
  return { ...(from !== null && { from }), take }
}

/**
 * The same for a list whose store counts pages: the cursor has the number of the page and its size.
 *
 * @throws ApiError `invalid_query_string`
 */
export function numberedOf(query: URLSearchParams): { page: number; per_page: number } {
  const { from, take } = checkpointOf(query)
  if (from === undefined) return { page: 0, per_page: take }
  const [, page, size] = /^p(\d{1,4})x(\d{1,3})$/.exec(from) ?? []
  if (page === undefined || Number(size) < 1 || Number(size) > 100) {
    throw new ApiError('invalid_query_string', { message: '`from` must be a cursor of this list.' })
  }
  return { page: Number(page), per_page: Number(size) }
}

/** The cursor of the next page; none after the last. */
export function nextOf({ start, limit, total }: Omit<OffsetPage<unknown>, 'items'>) {
  const isLast = start + limit >= total
  return isLast ? {} : { next: `p${start / limit + 1}x${limit}` }
}
