import { PaginationError } from './errors.ts'
import type { CallOptions } from './lib/connection.ts'

/** Pagination of a list: by page number, or by checkpoint (`from`, `take`). */
export interface Paging {
  readonly page?: number
  readonly per_page?: number
  readonly include_totals?: boolean
  readonly from?: string
  readonly take?: number
}

/** The answer of a list: an array, a page with a total, or a page with a checkpoint. */
export type ListPage = readonly unknown[] | OffsetPage | CheckpointPage

interface OffsetPage {
  readonly start: number
  readonly limit: number
  readonly total: number
}

interface CheckpointPage {
  /** Null or absent on the last page. */
  readonly next?: string | null
}

/** The type of the items in a page. */
export type ItemOf<Page> = Page extends readonly (infer Item)[]
  ? Item
  : {
      [Key in keyof Page]-?: Page[Key] extends readonly (infer Item)[] ? Item : never
    }[keyof Page]

/** How to read all pages, beside the options of each request. */
export interface PaginationOptions extends CallOptions {
  /** Maximum number of pages; PaginationError is thrown beyond it. 1,000 by default. */
  readonly pagesMax?: number
}

type ListInput = { readonly query?: Paging }

/**
 * The items of a list, page after page, each page fetched when it is reached:
 *
 *     for await (const acl of paginate(client.networkAcls.list)) …
 *
 * `input` is that of the first page. With `include_totals` or `per_page` the end is recognised
 * without requesting an empty page. Page numbers shift when items are created or deleted meanwhile.
 *
 * @throws PaginationError, and what `list` throws.
 */
export async function* paginate<Input extends ListInput | undefined, Page extends ListPage>(
  list: (input: Input, options?: CallOptions) => Promise<Page>,
  ...[input, { pagesMax = 1000, ...options } = {}]: undefined extends Input
    ? [input?: NoInfer<Input>, options?: PaginationOptions]
    : [input: NoInfer<Input>, options?: PaginationOptions]
): AsyncGenerator<ItemOf<Page>, void, undefined> {
  let query: Paging | undefined = input?.query ?? {}
  for (let count = 0; query && count < pagesMax; count += 1) {
    const page: Page = await list({ ...input, query } as Input, options)
    const items = itemsOf(page)
    yield* items
    query = queryAfter(page, items.length, query)
  }
  if (query) throw new PaginationError(pagesMax)
}

/** The only array among the properties of a page; the document names it after its items. */
function itemsOf<Page extends ListPage>(page: Page): readonly ItemOf<Page>[] {
  const items = Array.isArray(page) ? page : Object.values(page).find(Array.isArray)
  return (items ?? []) as readonly ItemOf<Page>[]
}

/** The query for the next page, or undefined after the last. */
function queryAfter(page: ListPage, length: number, query: Paging): Paging | undefined {
  if (length === 0) return undefined
  const { page: number = 0, per_page: limit = 0 } = query
  if ('total' in page) {
    return page.start + length < page.total ? { ...query, page: number + 1 } : undefined
  }
  if (!('next' in page)) {
    return Array.isArray(page) && length >= limit ? { ...query, page: number + 1 } : undefined
  }
  return page.next ? { ...query, from: page.next } : undefined
}
