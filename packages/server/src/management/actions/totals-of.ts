import { itemsDefault, type OffsetPage, type OffsetQuery } from '../../store/rows/paging.ts'

/**
 * The totals of a list of this resource, which is paged unlike the others. Behind the last page the
 * total is 0, as in the hosted API: go-auth0 asks for pages until it is.
 */
export const totalsOf = (
  { page = 0, per_page = itemsDefault }: OffsetQuery,
  { items, total }: Pick<OffsetPage<unknown>, 'items' | 'total'>,
) => ({ total: items.length === 0 ? 0 : total, page, per_page })
