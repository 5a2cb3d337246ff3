import type { Schema } from '@latchkey/contract'
import { readDay } from '../../calendar.ts'
import { ApiError } from '../../errors.ts'
import { Prisma } from '../prisma/client.ts'
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

/** The sums of a day. */
interface Day extends Counts {
  readonly day: Date
  readonly createdAt: Date
  readonly updatedAt: Date
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
      const ofDays = Prisma.sql`tenant_id = ${tenantId} and day between ${first}::date and ${last}::date`
      const rows = await database.$queryRaw<Day[]>`
        select day, sum(logins)::int as logins, sum(signups)::int as signups,
               sum(leaked_passwords)::int as "leakedPasswords",
               min(created_at) as "createdAt", max(updated_at) as "updatedAt"
          from (
            select day, logins, signups, leaked_passwords, created_at, updated_at
              from daily_counts where ${ofDays}
            union all
            select day, logins, signups, leaked_passwords, created_at, updated_at
              from daily_statistics where ${ofDays}) as counted
         group by day order by day limit ${daysMax}`
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

/** The rows of one day; each connection adds to one of them. */
const slotsMax = 32

/**
 * SQL for the slot of the row that this connection adds to. Each connection has its own, as far as
 * there are enough: otherwise all transactions of a tenant would wait for each other's commits.
 */
export const slotOfConnection = `(pg_backend_pid() % ${slotsMax})::smallint`

/** Adds to the counters of a day. */
export async function countDay(
  database: Prisma.TransactionClient,
  tenantId: string,
  { logins, signups, leakedPasswords }: Counts,
  at: Date,
): Promise<void> {
  await database.$executeRaw`
    insert into daily_counts
           (tenant_id, day, slot, logins, signups, leaked_passwords, created_at, updated_at)
    values (${tenantId}, ${dayOf(at.getTime())}::date, ${Prisma.raw(slotOfConnection)},
            ${logins}, ${signups}, ${leakedPasswords}, ${at}, ${at})
    on conflict (tenant_id, day, slot) do update
    set logins = daily_counts.logins + excluded.logins,
        signups = daily_counts.signups + excluded.signups,
        leaked_passwords = daily_counts.leaked_passwords + excluded.leaked_passwords,
        updated_at = greatest(daily_counts.updated_at, excluded.updated_at)`
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
