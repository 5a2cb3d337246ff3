import { filterDepthMax, filterLengthMax } from './bounds.ts'
import { type AttributePath, readAttributePath } from './path.ts'
import { ScimError, type ScimErrorType } from './scim-error.ts'
import { TextReader } from './text-reader.ts'

const comparisons = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const

/** An operator that compares a value (RFC 7644, section 3.4.2.2). */
export type Comparison = (typeof comparisons)[number]
/** A value that a filter compares with, a scalar of JSON. */
export type ComparedValue = string | number | boolean | null

/** A filter as a syntax tree (RFC 7644, section 3.4.2.2). */
export type Filter =
  | {
      readonly kind: 'compare'
      readonly path: AttributePath
      readonly operator: Comparison
      readonly value: ComparedValue
    }
  | { readonly kind: 'present'; readonly path: AttributePath }
  | { readonly kind: 'values'; readonly path: AttributePath; readonly filter: Filter }
  | { readonly kind: 'not'; readonly filter: Filter }
  | { readonly kind: 'and' | 'or'; readonly filters: readonly Filter[] }

/** The target of a PATCH operation (RFC 7644, section 3.5.2, figure 7). */
export interface Path extends AttributePath {
  /** Selects values of a multi-valued attribute. */
  readonly filter?: Filter
}

/**
 * Parses a filter by the grammar of RFC 7644, figure 1: `and` binds closer than `or`, `not` needs
 * parentheses, and operators are case-insensitive. `emails[type eq "work"].value eq "a"`, as some
 * identity providers write it, is read too. Takes linear time.
 *
 * @throws ScimError `invalidFilter`, naming the position
 */
export function parseFilter(text: string): Filter {
  const reader = readerOf(text, 'invalidFilter')
  const filter = readOr(reader, 0, false)
  if (!reader.isAtEnd) reader.fail('expected `and`, `or` or the end')
  return filter
}

/**
 * Parses the path of a PATCH operation, such as `emails[type eq "work"].value`.
 *
 * @throws ScimError `invalidPath`, naming the position
 */
export function parsePath(text: string): Path {
  const reader = readerOf(text, 'invalidPath')
  const path = readPath(reader)
  if (reader.take(/\[/y) === undefined) {
    if (!reader.isAtEnd) reader.fail('expected `[` or the end')
    return path
  }
  if (path.attribute === undefined) reader.fail('expected an attribute before `[`')
  const filter = readOr(reader, 1, true)
  reader.require(/ *\]/y, '`]`')
  const sub = reader.take(/\.[A-Za-z$][\w$-]*/y)?.slice(1)
  if (!reader.isAtEnd) reader.fail('expected the end')
  return { ...path, filter, ...(sub !== undefined && { sub }) }
}

function readerOf(text: string, type: ScimErrorType): TextReader {
  if (text.length > filterLengthMax) {
    throw new ScimError(type, `The filter must have at most ${filterLengthMax} characters`)
  }
  return new TextReader(text.trim(), type)
}

/** @param isInside whether it is in the brackets of another, where there are no brackets */
function readOr(reader: TextReader, depth: number, isInside: boolean): Filter {
  if (depth > filterDepthMax) reader.fail(`expected at most ${filterDepthMax} nested levels`)
  const filters = [readAnd(reader, depth, isInside)]
  while (reader.take(/ +or +/iy)) filters.push(readAnd(reader, depth, isInside))
  return joined('or', filters)
}

function readAnd(reader: TextReader, depth: number, isInside: boolean): Filter {
  const filters = [readOne(reader, depth, isInside)]
  while (reader.take(/ +and +/iy)) filters.push(readOne(reader, depth, isInside))
  return joined('and', filters)
}

const joined = (kind: 'and' | 'or', filters: readonly Filter[]): Filter =>
  filters.length === 1 && filters[0] ? filters[0] : { kind, filters }

function readOne(reader: TextReader, depth: number, isInside: boolean): Filter {
  const isNegated = reader.take(/ *not *(?=\()/iy) !== undefined
  if (reader.take(/ *\( */y) !== undefined) {
    const filter = readOr(reader, depth + 1, isInside)
    reader.require(/ *\)/y, '`)`')
    return isNegated ? { kind: 'not', filter } : filter
  }
  reader.take(/ */y)
  const path = readPath(reader)
  if (isInside || reader.take(/\[ */y) === undefined) return readExpression(reader, path)
  const filter = readOr(reader, depth + 1, true)
  reader.require(/ *\]/y, '`]`')
  const sub = reader.take(/\.[A-Za-z$][\w$-]*/y)?.slice(1)
  if (sub === undefined) return { kind: 'values', path, filter }
  const filters = [filter, readExpression(reader, { attribute: sub })]
  return { kind: 'values', path, filter: { kind: 'and', filters } }
}

/** An operator and what it compares with. */
function readExpression(reader: TextReader, path: AttributePath): Filter {
  reader.require(/ +/y, 'an operator')
  if (reader.take(/pr(?=[ \])]|$)/iy) !== undefined) return { kind: 'present', path }
  const written = reader.require(/[a-z]+(?= )/iy, 'an operator').toLowerCase()
  const operator = comparisons.find((each) => each === written)
  if (!operator) reader.fail(`\`${written}\` is not an operator`)
  reader.require(/ +/y, 'a value')
  return { kind: 'compare', path, operator, value: readValue(reader) }
}

const urn = /urn:[\w.:%$-]+/iy
const attributeName = /[A-Za-z$][\w$-]*(?:\.[A-Za-z$][\w$-]*)?/y

function readPath(reader: TextReader): AttributePath {
  const text = reader.take(urn) ?? reader.require(attributeName, 'the name of an attribute')
  const path = readAttributePath(text)
  if (path.attribute === '' || path.extension === '') reader.fail('expected an attribute')
  if (path.attribute === '__proto__') reader.fail('`__proto__` is no attribute')
  return path
}

const quoted = /"(?:[^"\\]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*"/y
const bare = /[^\s()[\]"]+/y
const json = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)$/i

/**
 * RFC 8259. `True` and `False`, and texts of one word without quotes, as some identity providers
 * write them, are read too.
 */
function readValue(reader: TextReader): ComparedValue {
  const text =
    reader.take(quoted) ?? reader.require(bare, 'a text, a number, `true`, `false` or `null`')
  const isQuoted = text.startsWith('"')
  if (!isQuoted && !json.test(text)) return text
  const value = parseValue(reader, isQuoted ? text : text.toLowerCase())
  if (typeof value === 'string' && unstorable.test(value)) {
    // No resource has such a text, and a path must not add it to one.
    reader.fail('a text has a NUL character or an unpaired surrogate')
  }
  return value
}

/** PostgreSQL stores no NUL, and UTF-8 has no lone surrogates (RFC 3629, section 3). */
const unstorable = /[\0\p{Surrogate}]/u

function parseValue(reader: TextReader, text: string): ComparedValue {
  try {
    return JSON.parse(text)
  } catch {
    return reader.fail('a text has a control character')
  }
}
