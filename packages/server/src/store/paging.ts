import { ApiError } from '../errors.ts'

/** Offset paging goes no further than this many records; the checkpoint dialect goes to the end. */
export const recordsMax = 1000

interface OffsetQuery {
  readonly page?: number
  readonly per_page?: number
}

/**
 * The window of an offset page: `page` counts from 0.
 *
 * @throws ApiError `invalid_paging` when the window starts beyond the first 1,000 records.
 */
export function offsetWindow({ page = 0, per_page = 50 }: OffsetQuery) {
  const skip = page * per_page
  if (skip >= recordsMax) throw new ApiError('invalid_paging')
  return { skip, take: Math.min(per_page, recordsMax - skip) }
}

/** Where a checkpoint list goes on: behind this row, in the order of creation. */
export interface Checkpoint {
  readonly createdAt: Date
  readonly id: string
}

interface CheckpointQuery {
  readonly from?: string
  readonly take?: number
}

interface Row {
  readonly createdAt: Date
  readonly id: string
}

/**
 * A condition and a bound for one checkpoint page. It asks for one row more than the caller wants,
 * so that {@link checkpointPage} knows whether there is a next page.
 *
 * @throws ApiError `invalid_query_string` when `from` is not one that we gave.
 */
export function checkpointWindow({ from, take = 50 }: CheckpointQuery) {
  const behind = from === undefined ? undefined : parseCheckpoint(from)
  return {
    where: behind && {
      OR: [
        { createdAt: { gt: behind.createdAt } },
        { createdAt: behind.createdAt, id: { gt: behind.id } },
      ],
    },
    orderBy: [{ createdAt: 'asc' as const }, { id: 'asc' as const }],
    take: take + 1,
  }
}

/** Cuts the row that {@link checkpointWindow} asked for in excess and makes the `next` of it. */
export function checkpointPage<R extends Row>(rows: readonly R[], { take = 50 }: CheckpointQuery) {
  const page = rows.slice(0, take)
  const last = page.at(-1)
  const next = rows.length > take && last ? formatCheckpoint(last) : undefined
  return { page, next }
}

function formatCheckpoint({ createdAt, id }: Checkpoint): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url')
}

function parseCheckpoint(text: string): Checkpoint {
  const decoded = Buffer.from(text, 'base64url').toString()
  const [, time, id] = /^(\d{1,15})\.([a-z]{3}_[0-9A-Za-z]{1,32})$/.exec(decoded) ?? []
  if (time === undefined || id === undefined) {
    throw new ApiError('invalid_query_string', {
      message: "Query validation error: 'from is not a checkpoint of this list' on property from.",
    })
  }
  return { createdAt: new Date(Number(time)), id }
}
