import pg from 'pg'
import type { StatementNames } from '../database/statement-names.ts'

/**
 * Sends a statement, and reads the rows. A `soon` statement reads a few rows by an index, and
 * neither writes nor locks, so that other statements can wait for it.
 */
export type Run = (statement: pg.QueryConfig, when: 'soon' | 'later') => Promise<Result>

type Result = pg.QueryResult<Record<string, unknown>>

type Query = (statement: pg.QueryConfig) => Promise<Result>

/**
 * Creates a `Run` for connections, with named statements and the types of values that Prisma
 * answers.
 */
export function runBy(names: StatementNames, later: Query, soon: Query = later): Run {
  return ({ name, ...statement }, when) => {
    const prepared = { ...statement, name: name ?? names.nameOf(statement.text), types }
    return when === 'soon' ? soon(prepared) : later(prepared)
  }
}

/**
 * Parsers for types that `pg` lacks: integers of eight bytes, and dates, which have no time zone.
 * The parser for arrays of texts is faster than that of `pg`, which creates an object for each
 * array.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
}

/** The id of `text[]` in `pg_type`, for which `pg` has no name. */
const added = { TEXT_ARRAY: 1009 }
const parseAnyArray = pg.types.getTypeParser(added.TEXT_ARRAY)
const parseAnyTime = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)
/**
 * The characters of arrays with quotes, nulls or dimensions (PostgreSQL, "Array Input and Output
 * Syntax").
 */
const special = /["{}]|NULL/

const parsers = new Map<number, (text: string) => unknown>([
  [added.TEXT_ARRAY, parseTexts],
  [pg.types.builtins.INT8, (text) => BigInt(text)],
  [pg.types.builtins.DATE, (text) => new Date(`${text}T00:00:00Z`)],
  [pg.types.builtins.TIMESTAMPTZ, parseTime],
])

/** A time as PostgreSQL writes it in UTC (PostgreSQL, "Date/Time Output"). */
const utcTime = /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00$/

/** Parses as `pg` does, which takes three times as long. */
function parseTime(text: string): unknown {
  if (!utcTime.test(text)) return parseAnyTime(text)
  const digits = (at: number) => text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 11 * 48
  const [year, month, day] = [digits(0) * 100 + digits(2), digits(5) - 1, digits(8)]
  const ms = Math.trunc(Number(text.slice(19, -3)) * 1000)
  return new Date(Date.UTC(year, month, day, digits(11), digits(14), digits(17), ms))
}

function parseTexts(text: string): unknown {
  const elements = text.slice(1, -1)
  if (special.test(elements)) return parseAnyArray(text)
  return elements === '' ? [] : elements.split(',')
}
