import { ApiError } from '../errors.ts'
import type { OffsetPage } from '../store/rows/paging.ts'

const takeDefault = 50

/** The parameters `from` and `take` of a list, which were validated by the document. */
export function checkpointOf(query: URLSearchParams): { from?: string; take: number } {
  const from = query.get('from')
  const take = Number(query.get('take') ?? takeDefault)
  return { ...(from !== null && { from }), take }
}

/**
 * The same parameters for a list that the store pages by number. The cursor contains the number and
 * the size of the page.
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

/** The cursor of the next page; undefined on the last one. */
export function nextOf({ start, limit, total }: Omit<OffsetPage<unknown>, 'items'>) {
  const isLast = start + limit >= total
  return isLast ? {} : { next: `p${start / limit + 1}x${limit}` }
}
