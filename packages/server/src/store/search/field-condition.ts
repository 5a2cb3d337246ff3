import type { Bound, Clause } from '@latchkey/search-query'
import { Prisma } from '../prisma/client.ts'
import { dateSpan } from './date-span.ts'
import { refusedQuery, type SearchField, shown } from './fields.ts'
import { jsonCondition } from './json-condition.ts'
import { isNumeric, likePattern } from './literals.ts'

/** The SQL condition of a clause, on one field. */
export function fieldCondition(clause: Clause, field: SearchField): Prisma.Sql {
  const isOwn = clause.kind === 'exists' && field.exists
  const condition = isOwn || conditionsByType[field.type](clause, field)
  return field.within ? field.within(condition) : condition
}

type Condition = (clause: Clause, field: SearchField) => Prisma.Sql

const conditionsByType: Readonly<Record<SearchField['type'], Condition>> = {
  text: textCondition,
  boolean: booleanCondition,
  number: numberCondition,
  date: dateCondition,
  json: jsonCondition,
}

/** Operators such as `~>=~` compare bytes, whatever the locale of the database. */
function textCondition(clause: Clause, { column, bind = asIs }: SearchField): Prisma.Sql {
  switch (clause.kind) {
    case 'term':
      return Prisma.sql`${column} = ${bind(clause.value)}`
    case 'pattern':
      return Prisma.sql`${column} like ${bind(likePattern(clause.parts))}`
    case 'exists':
      return Prisma.sql`${column} is not null`
    case 'range': {
      const { from, to } = clause
      return allOf([
        from &&
          Prisma.sql`${column} ${from.isInclusive ? atLeastText : moreText} ${bind(from.value)}`,
        to && Prisma.sql`${column} ${to.isInclusive ? atMostText : lessText} ${bind(to.value)}`,
      ])
    }
  }
}

const asIs = (text: string) => Prisma.sql`${text}::text`
const [atLeastText, moreText] = [Prisma.sql`~>=~`, Prisma.sql`~>~`]
const [atMostText, lessText] = [Prisma.sql`~<=~`, Prisma.sql`~<~`]

function booleanCondition(clause: Clause, { column }: SearchField): Prisma.Sql {
  if (clause.kind === 'exists') return Prisma.sql`${column} is not null`
  if (clause.kind === 'term' && clause.value === 'true') return column
  if (clause.kind === 'term' && clause.value === 'false') return Prisma.sql`not ${column}`
  throw refused(clause, 'must be true or false')
}

const isInteger = /^-?\d{1,18}$/

function numberCondition(clause: Clause, { column }: SearchField): Prisma.Sql {
  if (clause.kind === 'exists') return Prisma.sql`${column} is not null`
  const bind = (text: string) => {
    if (!isNumeric(text)) throw refused(clause, `is a number, but ${shown(text)} is not`)
    // The planner estimates integers well only if they are compared as integers.
    return isInteger.test(text) ? Prisma.sql`${text}::bigint` : Prisma.sql`${text}::numeric`
  }
  if (clause.kind === 'term') return Prisma.sql`${column} = ${bind(clause.value)}`
  if (clause.kind === 'range') return numberRange(column, clause, bind)
  throw refused(clause, 'is a number and does not support wildcards')
}

function numberRange(
  column: Prisma.Sql,
  { from, to }: { readonly from?: Bound; readonly to?: Bound },
  bind: (text: string) => Prisma.Sql,
): Prisma.Sql {
  return allOf([
    from && Prisma.sql`${column} ${from.isInclusive ? atLeast : more} ${bind(from.value)}`,
    to && Prisma.sql`${column} ${to.isInclusive ? atMost : less} ${bind(to.value)}`,
  ])
}

const [atLeast, more] = [Prisma.sql`>=`, Prisma.sql`>`]
const [atMost, less] = [Prisma.sql`<=`, Prisma.sql`<`]

/** A date means the whole span that it names: `2018-01` is all of January 2018. */
function dateCondition(clause: Clause, { column }: SearchField): Prisma.Sql {
  if (clause.kind === 'exists') return Prisma.sql`${column} is not null`
  const span = (text: string) => {
    const found = dateSpan(text)
    if (found) return found
    throw refused(clause, `is a date such as 2018-01-31, but ${shown(text)} is not`)
  }
  if (clause.kind === 'term') {
    const { start, end } = span(clause.value)
    return Prisma.sql`(${column} >= ${start} and ${column} < ${end})`
  }
  if (clause.kind === 'pattern') throw refused(clause, 'is a date and does not support wildcards')
  const from = clause.from && span(clause.from.value)
  const to = clause.to && span(clause.to.value)
  return allOf([
    from && Prisma.sql`${column} >= ${clause.from?.isInclusive ? from.start : from.end}`,
    to && Prisma.sql`${column} < ${clause.to?.isInclusive ? to.end : to.start}`,
  ])
}

/** Both ends of a range, or the one there is. */
function allOf(conditions: readonly (Prisma.Sql | undefined)[]): Prisma.Sql {
  const present = conditions.filter((condition) => condition !== undefined)
  return Prisma.sql`(${Prisma.join(present, ' and ')})`
}

const refused = ({ field }: Clause, reason: string) =>
  refusedQuery(`${shown(field?.join('.') ?? 'a value')} ${reason}`)
