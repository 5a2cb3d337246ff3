import type { Scope } from './scope.ts'

/** What may be tried a number of times only, in one tenant; counted alike by all processes. */
export interface Attempts {
  /** Counts one more; how many there are in the window that began with the first. */
  count(subject: string, windowMs: number): Promise<number>
  /** Takes one back that turned out to be none. */
  takeBack(subject: string): Promise<void>
}

export function attempts({ database, tenantId, now }: Scope): Attempts {
  return {
    async count(subject, windowMs) {
      const at = now()
      const expiresAt = new Date(at.getTime() + windowMs)
      const [row] = await database.$queryRaw<{ failures: number }[]>`
        insert into attempts (tenant_id, subject, failures, expires_at)
        values (${tenantId}, ${subject}, 1, ${expiresAt})
        on conflict (tenant_id, subject) do update
           set failures = case when attempts.expires_at <= ${at} then 1
                               else attempts.failures + 1 end,
               expires_at = case when attempts.expires_at <= ${at} then excluded.expires_at
                                 else attempts.expires_at end
        returning failures`
      return row?.failures ?? 0
    },
    async takeBack(subject) {
      await database.$executeRaw`
        update attempts set failures = failures - 1
         where tenant_id = ${tenantId} and subject = ${subject} and failures > 0`
    },
  }
}
