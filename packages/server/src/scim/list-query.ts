import type { Request } from 'express'
import { queryOf } from '../query-of.ts'

/** The most resources on a page. */
export const countMax = 100
/** The greatest `startIndex`; a larger one is read as this. */
const startIndexMax = 2 ** 31 - 1
/** The most resources for which one filter is evaluated. */
export const comparedMax = 10_000

/** The page of a list that is requested (RFC 7644, section 3.4.2.4), and its filter. */
export interface ListQuery {
  /** Undefined for an empty one, which some identity providers send for all resources. */
  readonly filter: string | undefined
  /** Counted from 1. */
  readonly startIndex: number
  readonly count: number
}

/** Reads these parameters, with their defaults. */
export function listQueryOf(req: Request): ListQuery {
  const query = queryOf(req)
  return {
    filter: query.get('filter')?.trim() || undefined,
    startIndex: Math.min(startIndexMax, Math.max(1, Number(query.get('startIndex') ?? 1))),
    count: Math.min(countMax, Math.max(0, Number(query.get('count') ?? countMax))),
  }
}
