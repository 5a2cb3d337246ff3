import type { Request } from 'express'
import { queryOf } from '../query-of.ts'

/** Maximum number of resources of a page. */
export const countMax = 100
/** The last place of a list; a larger `startIndex` is read as this one. */
const startIndexMax = 2 ** 31 - 1
/** Maximum number of resources that one filter is evaluated for. */
export const comparedMax = 10_000

/** The window of a list (RFC 7644, section 3.4.2.4), and the filter. */
export interface ListQuery {
  readonly filter: string | undefined
  /** Counted from 1. */
  readonly startIndex: number
  readonly count: number
}

export function listQueryOf(req: Request): ListQuery {
  const query = queryOf(req)
  return {
    filter: query.get('filter') ?? undefined,
    startIndex: Math.min(startIndexMax, Math.max(1, Number(query.get('startIndex') ?? 1))),
    count: Math.min(countMax, Math.max(0, Number(query.get('count') ?? countMax))),
  }
}
