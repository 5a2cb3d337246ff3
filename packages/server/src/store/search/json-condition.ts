import type { Bound, Clause } from '@latchkey/search-query'
import { Prisma } from '../prisma/client.ts'
import type { SearchField } from './fields.ts'
import { isNumeric, likePattern } from './literals.ts'

/**
 * Whether any value at a path of a document matches a clause. The path passes through arrays
 * (SQL/JSON: `lax`), and `[*]` expands one at its end. The path with its values is passed as a
 * parameter; its syntax has all escapes of JSON.
 */
export function jsonCondition(clause: Clause, { column, path = [] }: SearchField): Prisma.Sql {
  const members = path.map((member) => `.${JSON.stringify(member)}`).join('')
  const items = `lax $${members}[*]`
  const filter = filterOf(clause)
  if (filter !== undefined) return Prisma.sql`${column} @? ${`${items} ? (${filter})`}::jsonpath`
  // Five times slower, but the only way to search inside of a string.
  return Prisma.sql`exists (
    select 1 from jsonb_path_query(${column}, ${items}::jsonpath) as found(item)
     where jsonb_typeof(item) = 'string' and (item #>> '{}') like ${patternOf(clause)})`
}

/**
 * The filter of a jsonpath, which does not match values of other types; undefined if there is none.
 */
function filterOf(clause: Clause): string | undefined {
  switch (clause.kind) {
    case 'term': {
      const { value } = clause
      const isLiteral = isNumeric(value) || value === 'true' || value === 'false'
      const text = `@ == ${JSON.stringify(value)}`
      return isLiteral ? `${text} || @ == ${withoutZeros(value)}` : text
    }
    case 'pattern': {
      const [beginning, end] = clause.parts
      const isPrefix = clause.parts.length === 2 && end === ''
      return isPrefix ? `@ starts with ${JSON.stringify(beginning)}` : undefined
    }
    case 'exists':
      return hasValue
    case 'range':
      return rangeFilter(clause)
  }
}

/** Null and empty objects count as missing. */
const hasValue = '@ != null && (@.type() != "object" || exists (@.*))'

const patternOf = (clause: Clause) => (clause.kind === 'pattern' ? likePattern(clause.parts) : '')

/** A range between numbers compares numbers; any other range compares strings. */
function rangeFilter({ from, to }: { readonly from?: Bound; readonly to?: Bound }): string {
  const bounds = [from, to].filter((bound) => bound !== undefined)
  const areNumbers = bounds.every(({ value }) => isNumeric(value))
  const literal = ({ value }: Bound) => (areNumbers ? withoutZeros(value) : JSON.stringify(value))
  const filters = [
    from && `@ ${from.isInclusive ? '>=' : '>'} ${literal(from)}`,
    to && `@ ${to.isInclusive ? '<=' : '<'} ${literal(to)}`,
  ].filter((filter) => filter !== undefined)
  return filters.join(' && ')
}

/** A number in a jsonpath must not begin with zeros. */
function withoutZeros(literal: string): string {
  return literal.replace(/^(-?)0+(?=\d)/, '$1')
}
