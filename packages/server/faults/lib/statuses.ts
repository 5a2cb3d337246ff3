import type { Verdict } from './verdict.ts'
import type { Writers } from './writers.ts'

/** The statuses of responses during a fault of the database. */
const expected: readonly number[] = [200, 503]

export function demandExpected(verdict: Verdict, { statuses }: Pick<Writers, 'statuses'>): void {
  verdict.demand(
    'only 200 and 503',
    [...statuses.keys()].every((status) => expected.includes(status)),
  )
}

/** `{ answered200: 17 }`, for the figures. */
export function statusesOf({ statuses }: Pick<Writers, 'statuses'>): Record<string, number> {
  const sorted = [...statuses].sort(([one], [other]) => one - other)
  return Object.fromEntries(sorted.map(([status, count]) => [`answered${status}`, count]))
}
