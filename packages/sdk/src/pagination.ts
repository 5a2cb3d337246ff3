import { PaginationError } from './errors.ts'
import type { CallOptions } from './lib/connection.ts'

/** What a list may be asked for: by page number, or by where to go on. */
export interface Paging {
  readonly page?: number
  readonly per_page?: number
  readonly include_totals?: boolean
  readonly from?: string
  readonly take?: number
}

/** What a list answers: a bare array, a page with the number of all, or a piece with its next. */
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

/** What a page has many of. */
export type ItemOf<Page> = Page extends readonly (infer Item)[]
  ? Item
  : {
      [Key in keyof Page]-?: Page[Key] extends readonly (infer Item)[] ? Item : never
    }[keyof Page]

export interface PaginationOptions extends CallOptions {
  /** Where the list has more pages than this, PaginationError is thrown; 1,000 when not given. */
  readonly pagesMax?: number
}

type ListInput = { readonly query?: Paging }

/**
 * The items of a list, page after page, each page fetched when it is reached:
 *
 *     for await (const acl of paginate(client.networkAcls.list)) …
 *
 * `input` is that of the first page; with `include_totals` or `per_page` the end is known without
 * asking for an empty page. A list by page number shifts under its reader when others write.
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

/** The one array among the properties of a page, which the document names after what it lists. */
function itemsOf<Page extends ListPage>(page: Page): readonly ItemOf<Page>[] {
  const items = Array.isArray(page) ? page : Object.values(page).find(Array.isArray)
  return (items ?? []) as readonly ItemOf<Page>[]
}

/** What to ask for after this page, or nothing where it was the last. */
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
