import pg from 'pg'

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

/**
 * The types of values that Prisma answers. `pg` lacks parsers for integers of eight bytes, and for
 * dates, which have no time zone. The parser for arrays of texts is faster than that of `pg`, which
 * creates an object for each array.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
}

/** A time as PostgreSQL writes it in UTC (PostgreSQL, "Date/Time Output"). */
const utcTime = /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00$/

/** Parses as `pg` does, which takes three times as long. */
function parseTime(text: string): unknown {
  if (!utcTime.test(text)) return parseAnyTime(text)
  const digits = (at: number) => text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 11 * 48
  const [year, month, day] = [digits(0) * 100 + digits(2), digits(5) - 1, digits(8)]
  const ms = msOf(text)
  return new Date(Date.UTC(year, month, day, digits(11), digits(14), digits(17), ms))
}

/** The milliseconds of such a time, which may have from none to six decimals. */
function msOf(text: string): number {
  let ms = 0
  for (let at = 20, unit = 100; at < Math.min(text.length - 3, 23); at += 1, unit /= 10) {
    ms += (text.charCodeAt(at) - 48) * unit
  }
  return ms
}

function parseTexts(text: string): unknown {
  const elements = text.slice(1, -1)
  if (special.test(elements)) return parseAnyArray(text)
  return elements === '' ? [] : elements.split(',')
}
