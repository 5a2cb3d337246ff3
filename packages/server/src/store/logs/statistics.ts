import type { Schema } from '@latchkey/contract'
import { readDay } from '../../calendar.ts'
import { ApiError } from '../../errors.ts'
import type { Prisma } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'
import type { Counts } from './changes.ts'

const dayMs = 24 * 60 * 60 * 1000
const activeMs = 30 * dayMs
const rangeMs = 30 * dayMs
const daysMax = 366

/** The statistics of one tenant. */
export interface Statistics {
  /** The number of users who logged in during the last 30 days. */
  getActiveUsers(): Promise<number>
  /**
   * The statistics of each day (UTC), from one `YYYYMMDD` to another.
   *
   * @throws ApiError `invalid_query_string`
   */
  listDaily(range: {
    readonly from?: string
    readonly to?: string
  }): Promise<Schema<'DailyStatistics'>[]>
}

export function statistics({ database, tenantId, now }: Scope): Statistics {
  return {
    getActiveUsers() {
      const since = new Date(now().getTime() - activeMs)
      return database.user.count({ where: { tenantId, lastLogin: { gte: since } } })
    },
    async listDaily({ from, to }) {
      const last = to === undefined ? now() : requireDay(to, 'to')
      const first = from === undefined ? dayOf(last.getTime() - rangeMs) : requireDay(from, 'from')
      const rows = await database.dailyStatistic.findMany({
        where: { tenantId, day: { gte: first, lte: last } },
        orderBy: { day: 'asc' },
        take: daysMax,
      })
      return rows.map(({ day, logins, signups, leakedPasswords, updatedAt, createdAt }) => ({
        date: day.toISOString(),
        logins,
        signups,
        leaked_passwords: leakedPasswords,
        updated_at: updatedAt.toISOString(),
        created_at: createdAt.toISOString(),
      }))
    },
  }
}

/**
 * Adds to the counters of a day. Concurrent writers wait for each other, so call it last in a
 * transaction.
 */
export async function countDay(
  database: Prisma.TransactionClient,
  tenantId: string,
  { logins, signups }: Counts,
  at: Date,
): Promise<void> {
  await database.$executeRaw`
    insert into daily_statistics (tenant_id, day, logins, signups, created_at, updated_at)
    values (${tenantId}, ${dayOf(at.getTime())}::date, ${logins}, ${signups}, ${at}, ${at})
    on conflict (tenant_id, day) do update
    set logins = daily_statistics.logins + excluded.logins,
        signups = daily_statistics.signups + excluded.signups,
        updated_at = greatest(daily_statistics.updated_at, excluded.updated_at)`
}

/** The beginning of the day in UTC. */
export function dayOf(timeMs: number): Date {
  return new Date(timeMs - (timeMs % dayMs))
}

function requireDay(text: string, name: string): Date {
  const day = readDay(text)
  if (day) return day
  const message = `Query validation error: '\`${name}\` must be a date in the format YYYYMMDD' on property ${name}.`
  throw new ApiError('invalid_query_string', { message })
}
