/**
 * The first and the last year that a date may have. PostgreSQL has no year 0, some libraries write
 * 1 January of the year 1 for 'no date', and RFC 3339 has no form for years after 9999.
 */
const [yearMin, yearMax] = [2, 9999]

/** A date and a time in UTC; missing parts have their first value. */
export interface CalendarParts {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour?: number
  readonly minute?: number
  readonly second?: number
  readonly millisecond?: number
}

/** @returns undefined for an invalid date, such as 30 February or 24 o'clock */
export function instantOf(parts: CalendarParts, offsetMs = 0): Date | undefined {
  const { year, month, day, hour = 0, minute = 0, second = 0, millisecond = 0 } = parts
  if (year < yearMin || year > yearMax || hour > 23 || minute > 59 || second > 59) return undefined
  const date = new Date(0)
  // `Date.UTC` maps the years 0 to 99 to 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day)
  // `Date.UTC` maps 31 February to 3 March: the parts of an invalid date do not come back.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  date.setUTCHours(hour, minute, second, millisecond)
  return withinYears(new Date(date.getTime() - offsetMs))
}

/** The date, or undefined outside the valid years: an offset may move a date out of them. */
function withinYears(date: Date): Date | undefined {
  const year = date.getUTCFullYear()
  return year < yearMin || year > yearMax ? undefined : date
}

/** Reads a time that is written as milliseconds since 1970, as cursors are. */
export function readEpochMs(milliseconds: number): Date | undefined {
  const date = new Date(milliseconds)
  return Number.isFinite(date.getTime()) ? withinYears(date) : undefined
}

const hourMs = 60 * 60 * 1000

/**
 * Parses an offset from UTC: `Z`, or hours and minutes such as `+02:00`.
 *
 * @returns milliseconds; undefined for an invalid offset
 */
export function readOffsetMs(text: string): number | undefined {
  if (/^z$/i.test(text)) return 0
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(text) ?? []
  if (sign === undefined || Number(hours) > 14 || Number(minutes) > 59) return undefined
  return (sign === '-' ? -1 : 1) * (Number(hours) * hourMs + Number(minutes) * 60_000)
}

const dateTime = /^(\d{4})-(\d\d)-(\d\d)[t ](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(z|[+-]\d\d:\d\d)$/i

/** Reads a `date-time` (RFC 3339, section 5.6) in whole milliseconds; a leap second is invalid. */
export function readInstant(text: string): Date | undefined {
  const [, year, month, day, hour, minute, second, fraction = '', offset = ''] =
    dateTime.exec(text) ?? []
  const offsetMs = readOffsetMs(offset)
  if (offsetMs === undefined) return undefined
  const millisecond = Number(fraction.slice(0, 3).padEnd(3, '0'))
  return instantOf(
    {
      year: Number(year),
      month: Number(month),
      day: Number(day),
      hour: Number(hour),
      minute: Number(minute),
      second: Number(second),
      millisecond,
    },
    offsetMs,
  )
}

/** Reads a day that is written as `YYYYMMDD`, and answers its beginning in UTC. */
export function readDay(text: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? []
  return instantOf({ year: Number(year), month: Number(month), day: Number(day) })
}
