import type { FieldPath } from '@latchkey/search-query'
import { ApiError } from '../../errors.ts'
import type { Prisma } from '../prisma/client.ts'

/**
 * What a query may be about: one value for each `SearchFields`. Columns are fragments of our own;
 * nothing that a caller says becomes text of a statement.
 *
 * ```ts
 * const logFields = searchFields({
 *   fields: {
 *     type: { type: 'text', column: Prisma.sql`type` },
 *     ip: { type: 'text', column: Prisma.sql`data->>'ip'` },
 *     date: { type: 'date', column: Prisma.sql`date` },
 *   },
 *   documents: {},
 *   bare: ['type', 'ip'],
 * })
 * const where = searchCondition(parseSearch(query.q), logFields)
 * ```
 */
export interface SearchFields {
  /** @throws ApiError `invalid_query_string` if there is no such field */
  find(path: FieldPath): SearchField
  /** What a term without a field is compared with. */
  readonly bare: readonly SearchField[]
}

/** A value of a row, which may be null, and how it is compared. */
export interface SearchField {
  /** `json` is a document of which a path is meant; an array in it matches by any element. */
  readonly type: 'text' | 'boolean' | 'number' | 'date' | 'json'
  /** Of the type text, boolean, a number, timestamptz or jsonb. */
  readonly column: Prisma.Sql
  /** What a text is compared as: its `lower(…)` where `column` is `lower(…)`. Else as it is. */
  readonly bind?: (text: string) => Prisma.Sql
  /** Whether there is a value, where that is not that `column` is not null. */
  readonly exists?: Prisma.Sql
  /** Of a `json`: where in the document. */
  readonly path?: FieldPath
  /** Puts a condition on the column into its context: `exists (select 1 from … where …)`. */
  readonly within?: (condition: Prisma.Sql) => Prisma.Sql
}

interface Definition {
  /** By their names, dots included. */
  readonly fields: Readonly<Record<string, SearchField>>
  /** Columns of jsonb by the names that their paths begin with. */
  readonly documents: Readonly<Record<string, Prisma.Sql>>
  /** Names of `fields` of texts. */
  readonly bare: readonly string[]
  /** Fields that others have and we have not, and what to say of them. */
  readonly refused?: Readonly<Record<string, string>>
}

export function searchFields({ fields, documents, bare, refused }: Definition): SearchFields {
  const table = new Map(Object.entries(fields))
  const columns = new Map(Object.entries(documents))
  const reasons = new Map(Object.entries(refused ?? {}))
  const find = (path: FieldPath): SearchField => {
    const name = path.join('.')
    const found = table.get(name)
    if (found) return found
    const [first = '', ...rest] = path
    const column = columns.get(first)
    if (column) return { type: 'json', column, path: rest }
    throw refusedQuery(reasons.get(name) ?? `the field ${shown(name)} cannot be searched`)
  }
  return { find, bare: bare.map((name) => find(name.split('.'))) }
}

/** The answer to a query that is wrong; `reason` is a sentence without a full stop. */
export function refusedQuery(reason: string, property = 'q'): ApiError {
  return new ApiError('invalid_query_string', {
    message: `Query validation error: '${reason}' on property ${property}.`,
  })
}

const shownMax = 80

/** What a caller wrote, as far as it belongs in a sentence. */
export function shown(text: string): string {
  return text.length > shownMax ? `${text.slice(0, shownMax).toWellFormed()}…` : text
}
