import type { ApiOperation } from '@latchkey/contract'
import { call } from '../api/call.ts'
import { loadResource, operationOf } from '../api/description.ts'
import { isMembers, listIn, type Members, textIn } from '../api/json.ts'

/** One page of a list. */
export interface ListPage {
  readonly items: readonly Members[]
  readonly total: number | undefined
  /** The start of the next page; undefined on the last. */
  readonly next: Place | undefined
}

/** The start of a page: its number, or a checkpoint. */
export interface Place {
  readonly page?: number
  readonly from?: string
}

/** The number of items of a page. */
export const pageSize = 50

/** Reads one page of a list, by page numbers or by checkpoints. */
export async function readList(
  resource: string,
  id: string,
  { path = {}, query = {}, place = {}, size = pageSize }: ListQuery,
): Promise<ListPage> {
  const operation = operationOf(await loadResource(resource), id)
  const paging = pagingOf(operation, place, size)
  const answer = await call(id, { path, query: { ...paging, ...query } })
  const items = itemsIn(answer).filter(isMembers)
  const total = textIn(answer, 'total')
  const count = total === '' ? undefined : Number(total)
  const next = nextPlace(answer, { items, total: count, place, paging, size })
  return { items, total: count, next }
}

/** The maximum number of options in a choice. */
const everyMax = 1000
const sizeMax = 100

/** The items of all pages, at most a thousand. */
export async function readEvery(
  resource: string,
  id: string,
  of: Pick<ListQuery, 'path' | 'query'> = {},
): Promise<readonly Members[]> {
  const items: Members[] = []
  let place: Place | undefined = {}
  while (place && items.length < everyMax) {
    const page: ListPage = await readList(resource, id, { ...of, place, size: sizeMax })
    items.push(...page.items)
    place = page.next
  }
  return items
}

interface ListQuery {
  readonly path?: Members
  readonly query?: Members
  readonly place?: Place
  /** The number of items of a page, at most 100. */
  readonly size?: number
}

function pagingOf({ parameters }: ApiOperation, { page = 0, from }: Place, size: number): Members {
  const has = (name: string) => parameters.some((parameter) => parameter.name === name)
  if (has('page')) {
    const totals = has('include_totals') ? { include_totals: true } : {}
    return { page, per_page: size, ...totals }
  }
  if (has('take')) return { take: size, ...(from !== undefined && { from }) }
  return {}
}

function itemsIn(answer: unknown): readonly unknown[] {
  if (Array.isArray(answer)) return answer
  return listIn(isMembers(answer) ? Object.values(answer).find(Array.isArray) : [])
}

interface Read extends Pick<ListPage, 'items' | 'total'> {
  readonly place: Place
  readonly paging: Members
  readonly size: number
}

function nextPlace(
  answer: unknown,
  { items, total, place, paging, size }: Read,
): Place | undefined {
  const from = textIn(answer, 'next')
  if (from !== '') return { from }
  const { page = 0 } = place
  if (!('page' in paging) || items.length < size) return undefined
  return total === undefined || (page + 1) * size < total ? { page: page + 1 } : undefined
}
