import { type Members, memberOf } from '@latchkey/scim'
import type { Request } from 'express'
import { queryOf } from '../query-of.ts'
import { type Selection, selectionOf } from './resource-answers.ts'

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
  /** The attributes of the resources that the response has. */
  readonly selection: Selection
}

/** Reads the parameters of a list, with their defaults. */
export function listQueryOf(req: Request): ListQuery {
  const query = queryOf(req)
  return {
    filter: query.get('filter')?.trim() || undefined,
    ...pageOf(query.get('startIndex'), query.get('count')),
    selection: selectionOf(req),
  }
}

/** Reads the body of a search (RFC 7644, section 3.4.3), with the same defaults. */
export function searchQueryOf({ sent: { members } }: Request): ListQuery {
  const filter = memberOf(members, 'filter')
  return {
    filter: (typeof filter === 'string' && filter.trim()) || undefined,
    ...pageOf(memberOf(members, 'startIndex'), memberOf(members, 'count')),
    selection: {
      attributes: namesIn(members, 'attributes'),
      excluded: namesIn(members, 'excludedAttributes'),
    },
  }
}

function pageOf(startIndex: unknown, count: unknown): Pick<ListQuery, 'startIndex' | 'count'> {
  return {
    startIndex: Math.min(startIndexMax, Math.max(1, Number(startIndex ?? 1) || 1)),
    count: Math.min(countMax, Math.max(0, Number(count ?? countMax) || 0)),
  }
}

/** The names in a list, or in a text as in the query of a list, separated by commas. */
function namesIn(members: Members, name: string): string {
  return [memberOf(members, name) ?? []].flat().join(',')
}
