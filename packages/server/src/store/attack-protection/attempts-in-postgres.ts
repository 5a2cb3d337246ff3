import { Prisma } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'
import {
  type AttemptBucket,
  type Attempts,
  type Counted,
  longestFactor,
  type Pace,
} from './attempts.ts'

/** Counts attempts in rows of one table, in the transaction of the caller. */
export function attemptsInPostgres(scope: Scope): Attempts {
  const { database, tenantId, now } = scope
  return {
    count: (subject, windowMs) => count(scope, subject, windowMs, 'fixed'),
    countInRow: async (subject, windowMs) =>
      (await count(scope, subject, windowMs, 'sliding')).count,
    take: (subject, bucket) => take(scope, subject, bucket),
    countPaced: (subject, pace) => countPaced(scope, subject, pace),
    async findMissing(subject, { attemptsMax, rateMs }) {
      const row = await database.attempt.findFirst({ where: { tenantId, subject } })
      const missing = Math.max(0, missingAt(now(), row?.expiresAt, rateMs))
      return missing > longestFactor * (attemptsMax + 1) ? 0 : missing
    },
    async uncount(subject) {
      await database.$executeRaw`
        update attempts set failures = failures - 1
         where tenant_id = ${tenantId} and subject = ${subject} and failures > 0`
    },
    async forget(subject) {
      await database.attempt.deleteMany({ where: { tenantId, subject } })
    },
  }
}

/** Whether a row that is kept for `durationMs` has expired. */
const hasExpired = (at: Date, durationMs: number) => Prisma.sql`(attempts.expires_at <= ${at}
  or attempts.expires_at > ${new Date(at.getTime() + longestFactor * durationMs)})`

async function count(
  { database, tenantId, now }: Scope,
  subject: string,
  windowMs: number,
  window: 'fixed' | 'sliding',
): Promise<Counted> {
  const at = now()
  const expiresAt = new Date(at.getTime() + windowMs)
  const isOver = hasExpired(at, windowMs)
  const stays = window === 'fixed' ? Prisma.sql`not ${isOver}` : Prisma.sql`false`
  const [row] = await database.$queryRaw<Counted[]>`
    insert into attempts (tenant_id, subject, failures, expires_at)
    values (${tenantId}, ${subject}, 1, ${expiresAt})
    on conflict (tenant_id, subject) do update
       set failures = case when ${isOver} then 1 else attempts.failures + 1 end,
           expires_at = case when ${stays} then attempts.expires_at else excluded.expires_at end
    returning failures as count, expires_at as "endsAt"`
  return row ?? { count: 1, endsAt: expiresAt }
}

async function take(
  { database, tenantId, now }: Scope,
  subject: string,
  { attemptsMax, rateMs }: AttemptBucket,
): Promise<number> {
  const at = now()
  const longestMs = (attemptsMax + 1) * rateMs
  const most = new Date(at.getTime() + longestMs)
  const rate = Prisma.sql`make_interval(secs => ${rateMs / 1000}::float8)`
  const [row] = await database.$queryRaw<{ expiresAt: Date }[]>`
    insert into attempts (tenant_id, subject, failures, expires_at)
    values (${tenantId}, ${subject}, 1, ${at}::timestamptz + ${rate})
    on conflict (tenant_id, subject) do update
       set failures = attempts.failures + 1,
           expires_at = case when ${hasExpired(at, longestMs)} then excluded.expires_at
                             else least(${most}, attempts.expires_at + ${rate}) end
    returning expires_at as "expiresAt"`
  return missingAt(at, row?.expiresAt, rateMs)
}

/** The number of attempts that are missing; the bucket is full again when its row expires. */
const missingAt = (at: Date, fullAt: Date | undefined, rateMs: number) =>
  Math.ceil(((fullAt?.getTime() ?? 0) - at.getTime()) / rateMs)

async function countPaced(
  { database, tenantId, now }: Scope,
  subject: string,
  pace: Pace,
): Promise<Counted | undefined> {
  const at = now()
  const { freeMax, firstWaitMs, forgottenMs } = pace
  const expiresAt = new Date(at.getTime() + forgottenMs)
  const longestDoublings = Math.log2(pace.longestWaitMs / firstWaitMs)
  // The time of the last attempt follows from the expiry of the row, which is `forgottenMs` later.
  const waited = Prisma.sql`attempts.expires_at + make_interval(secs => (case
    when attempts.failures < ${freeMax} then 0
    else ${firstWaitMs / 1000}::float8
      * power(2, least(attempts.failures - ${freeMax}, ${longestDoublings}::float8)) end)
    - ${forgottenMs / 1000}::float8)`
  const isOver = hasExpired(at, forgottenMs)
  const counted = await database.$executeRaw`
    insert into attempts (tenant_id, subject, failures, expires_at)
    values (${tenantId}, ${subject}, 1, ${expiresAt})
    on conflict (tenant_id, subject) do update
       set failures = case when ${isOver} then 1 else attempts.failures + 1 end,
           expires_at = excluded.expires_at
     where ${isOver} or ${waited} <= ${at}`
  if (counted === 1) return undefined
  const [row] = await database.$queryRaw<Counted[]>`
    select failures as count, ${waited} as "endsAt" from attempts
     where tenant_id = ${tenantId} and subject = ${subject}`
  return row ?? { count: freeMax, endsAt: at }
}
