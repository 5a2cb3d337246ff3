import { itemsDefault, type OffsetPage, type OffsetQuery } from '../../store/rows/paging.ts'

/** The totals of a list of this resource, which is paged unlike the others. */
export const totalsOf = (
  { page = 0, per_page = itemsDefault }: OffsetQuery,
  { total }: Pick<OffsetPage<unknown>, 'total'>,
) => ({ total, page, per_page })
