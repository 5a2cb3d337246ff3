import type { FieldPath } from '@latchkey/search-query'
import { ApiError } from '../../errors.ts'
import type { Prisma } from '../prisma/client.ts'

/**
 * The fields of a query. Columns are our SQL fragments; values of a caller never become SQL text.
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
  /** @throws ApiError `invalid_query_string` for an unknown field */
  find(path: FieldPath): SearchField
  /** The fields that a term without a field name searches. */
  readonly bare: readonly SearchField[]
}

/** A nullable value of a row, and its comparison. */
export interface SearchField {
  /** `json` is a path in a document; an array matches by any of its elements. */
  readonly type: 'text' | 'boolean' | 'number' | 'date' | 'json'
  /** Of the type text, boolean, a number, timestamptz or jsonb. */
  readonly column: Prisma.Sql
  /** The SQL of a compared text, such as `lower(…)` where `column` is `lower(…)`. */
  readonly bind?: (text: string) => Prisma.Sql
  /** Whether there is a value, if that differs from `column is not null`. */
  readonly exists?: Prisma.Sql
  /** For `json`: the path in the document. */
  readonly path?: FieldPath
  /** Wraps a condition on the column: `exists (select 1 from … where …)`. */
  readonly within?: (condition: Prisma.Sql) => Prisma.Sql
}

interface Definition {
  /** By name, dots included. */
  readonly fields: Readonly<Record<string, SearchField>>
  /** Columns of jsonb by the first name of their paths. */
  readonly documents: Readonly<Record<string, Prisma.Sql>>
  /** Names of text fields for terms without a field. */
  readonly bare: readonly string[]
}

/** The fields of one list, looked up by the path in a query. */
export function searchFields({ fields, documents, bare }: Definition): SearchFields {
  const table = new Map(Object.entries(fields))
  const columns = new Map(Object.entries(documents))
  const find = (path: FieldPath): SearchField => {
    const name = path.join('.')
    const found = table.get(name)
    if (found) return found
    const [first = '', ...rest] = path
    const column = columns.get(first)
    if (column) return { type: 'json', column, path: rest }
    throw refusedQuery(`the field ${shown(name)} cannot be searched`)
  }
  return { find, bare: bare.map((name) => find(name.split('.'))) }
}

/** The error of an invalid query; `reason` is a sentence without a full stop. */
export function refusedQuery(reason: string, property = 'q'): ApiError {
  return new ApiError('invalid_query_string', {
    message: `Query validation error: '${reason}' on property ${property}.`,
  })
}

const shownMax = 80

/** A text of the caller, shortened for an error message. */
export function shown(text: string): string {
  return text.length > shownMax ? `${text.slice(0, shownMax).toWellFormed()}…` : text
}
