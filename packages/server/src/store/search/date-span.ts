import { instantOf, readOffsetMs } from '../../calendar.ts'

/** The times from `start`, and before `end`. */
export interface DateSpan {
  readonly start: Date
  readonly end: Date
}

const written =
  /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3})\d{0,6})?)?(Z|[+-]\d\d:\d\d)?)?)?)?$/

/**
 * The span of a date in ISO 8601. By the precision of the text, it is a year, month, day, minute,
 * second or millisecond; without an offset in UTC.
 */
export function dateSpan(text: string): DateSpan | undefined {
  const found = written.exec(text)
  if (!found) return undefined
  const [, year, month, day, hour, minute, second, fraction, offset = 'Z'] = found
  const [y, mo, d, h, mi, s] = [
    year,
    month ?? 1,
    day ?? 1,
    hour ?? 0,
    minute ?? 0,
    second ?? 0,
  ].map(Number) as [number, number, number, number, number, number]
  const milliseconds = Number((fraction ?? '0').padEnd(3, '0'))
  const shiftMs = readOffsetMs(offset)
  if (shiftMs === undefined) return undefined
  const start = instantOf(
    { year: y, month: mo, day: d, hour: h, minute: mi, second: s, millisecond: milliseconds },
    shiftMs,
  )
  if (!start) return undefined
  const precision = [year, month, day, minute, second, fraction].filter(Boolean).length - 1
  const member = [0, 1, 2, 4, 5, 6][precision] ?? 0
  const parts = [y, mo - 1, d, h, mi, s, milliseconds]
  const end = utc(parts.map((part, at) => (at === member ? part + 1 : part)))
  return { start, end: new Date(end.getTime() - shiftMs) }
}

/** `Date.UTC` maps the years 0 to 99 to 1900 to 1999. */
function utc([y = 0, ...rest]: readonly number[]): Date {
  const date = new Date(0)
  const [mo = 0, d = 1, h = 0, mi = 0, s = 0, ms = 0] = rest
  date.setUTCFullYear(y, mo, d)
  date.setUTCHours(h, mi, s, ms)
  return date
}
