import type { Schema } from '@latchkey/contract'
import type { Bound, Clause, FieldPath, Query } from '@latchkey/search-query'

type User = Schema<'User'>

/**
 * Whether a user in the form of the API matches a query: each value is compared, without an index,
 * a statement or a regular expression. It supports neither dates with a time nor patterns with more
 * than one gap.
 */
export function isFound(query: Query, user: User): boolean {
  switch (query.kind) {
    case 'all':
      return true
    case 'not':
      return !isFound(query.query, user)
    case 'and':
      return query.queries.every((each) => isFound(each, user))
    case 'or':
      return query.queries.some((each) => isFound(each, user))
    default: {
      const fields = query.field ? [query.field] : bare
      return fields.some((field) => isClauseFound(query, field, user))
    }
  }
}

const bare = ['email', 'name', 'nickname', 'username', 'phone_number', 'user_id'].map((name) => [
  name,
])
const caseless = ['email', 'email.domain', 'username', 'name', 'nickname']
const dates = ['created_at', 'updated_at', 'last_login']

function isClauseFound(clause: Clause, field: FieldPath, user: User): boolean {
  const name = field.join('.')
  const values = name === 'email.domain' ? domainOf(user) : valuesAt(user, field)
  if (clause.kind === 'exists') return values.some(isPresent)
  const counted = name === 'logins_count' && values.length === 0 ? [0] : values
  const isInMetadata = field[0]?.endsWith('_metadata') === true
  return counted.some((value) => {
    if (dates.includes(name)) return isDateFound(clause, String(value))
    if (typeof value === 'number') return isNumberFound(clause, value)
    if (typeof value === 'boolean') return clause.kind === 'term' && String(value) === clause.value
    if (typeof value !== 'string') return false
    if (isInMetadata && clause.kind === 'range' && areNumbers(clause)) return false
    return isTextFound(clause, value, caseless.includes(name) ? lower : (text) => text)
  })
}

/** As PostgreSQL does without a locale. */
const lower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

const domainOf = ({ email }: User) => (email === undefined ? [] : [email.split('@')[1]])

const isPresent = (value: unknown) =>
  value !== null && !(typeof value === 'object' && Object.keys(value).length === 0)

/** Each level of a path, and its end, may be an array of values. */
function valuesAt(value: unknown, path: FieldPath): readonly unknown[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value]
  const [first, ...rest] = path
  if (first === undefined) return entries
  return entries.flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null || !Object.hasOwn(entry, first)) return []
    return valuesAt((entry as Record<string, unknown>)[first], rest)
  })
}

type Fold = (text: string) => string

function isTextFound(clause: Clause, value: string, fold: Fold): boolean {
  switch (clause.kind) {
    case 'term':
      return fold(value) === fold(clause.value)
    case 'pattern': {
      const [start = '', ...others] = clause.parts.map(fold)
      const end = others.pop() ?? ''
      const text = fold(value)
      if (!text.startsWith(start) || !text.endsWith(end)) return false
      const middle = text.slice(start.length, text.length - end.length)
      return text.length >= start.length + end.length && middle.includes(others.join(''))
    }
    case 'range':
      return isBetween(clause, (bound) => compare(fold(value), fold(bound)))
    case 'exists':
      return true
  }
}

function isNumberFound(clause: Clause, value: number): boolean {
  if (clause.kind === 'term') return numberOf(clause.value) === value
  return clause.kind === 'range' && isBetween(clause, (bound) => value - numberOf(bound))
}

/** A date matches by the precision of the query. */
function isDateFound(clause: Clause, iso: string): boolean {
  if (clause.kind === 'term') return iso.startsWith(clause.value)
  return (
    clause.kind === 'range' &&
    isBetween(clause, (bound) => compare(iso.slice(0, bound.length), bound))
  )
}

interface Range {
  readonly from?: Bound
  readonly to?: Bound
}

function isBetween({ from, to }: Range, comparedWith: (bound: string) => number): boolean {
  const above = from ? comparedWith(from.value) : 1
  const below = to ? comparedWith(to.value) : -1
  const isAbove = above > 0 || (above === 0 && from?.isInclusive === true)
  return isAbove && (below < 0 || (below === 0 && to?.isInclusive === true))
}

const compare = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))

const areNumbers = ({ from, to }: Range) =>
  [from, to].every((bound) => bound === undefined || Number.isFinite(numberOf(bound.value)))

/** An empty text is no number. */
const numberOf = (text: string) => (text === '' ? Number.NaN : Number(text))
