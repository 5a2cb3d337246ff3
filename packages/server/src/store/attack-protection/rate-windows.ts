import type { Database } from '../database/database.ts'

/** The requests that were counted in one window. */
export interface RateWindow {
  readonly tenantId: string
  readonly policy: string
  readonly operation: string
  readonly requests: number
  readonly expiresAt: Date
}

/** The latest end of a window, by policy. */
export type LatestEnds = Readonly<Record<string, Date>>

/** The windows of rate limits of which at least half is used; they survive a restart. */
export interface RateWindows {
  /** The windows that have not ended, up to a limit. */
  list(now: Date): Promise<readonly RateWindow[]>
  /**
   * Adds the requests of each window to those of other processes, and returns the sums. A window
   * that has ended begins anew.
   *
   * @param latestEnds when the windows of each policy end at the latest; a stored one that ends
   *   later is from before the clock was set back, and begins anew too
   */
  add(windows: readonly RateWindow[], now: Date, latestEnds: LatestEnds): Promise<RateWindow[]>
}

const listedMax = 10_000

interface Row {
  readonly tenant_id: string
  readonly policy: string
  readonly operation: string
  readonly requests: number
  readonly expires_at: Date
}

/** Whether a stored window is one of now. */
const isCurrent = `rate_windows.expires_at > $6
  and rate_windows.expires_at <= ($7::jsonb ->> excluded.policy)::timestamptz`

export function rateWindows({ pool }: Pick<Database, 'pool'>): RateWindows {
  return {
    async list(now) {
      const { rows } = await pool.query<Row>(
        'select * from rate_windows where expires_at > $1 limit $2',
        [now, listedMax],
      )
      return rows.map(toWindow)
    },
    async add(windows, now, latestEnds) {
      if (windows.length === 0) return []
      const column = (name: keyof RateWindow) => windows.map((window) => window[name])
      // Rows of deleted tenants are not inserted. The order prevents deadlocks between processes.
      const { rows } = await pool.query<Row>(
        `insert into rate_windows (tenant_id, policy, operation, requests, expires_at)
         select tenant_id, policy, operation, requests, expires_at
           from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::timestamptz[])
             as counted (tenant_id, policy, operation, requests, expires_at)
          where exists (select 1 from tenants t where t.id = counted.tenant_id)
          order by tenant_id, policy, operation
         on conflict (tenant_id, policy, operation) do update set
           requests = excluded.requests +
             case when ${isCurrent} then rate_windows.requests else 0 end,
           expires_at = case when ${isCurrent} then rate_windows.expires_at
                             else excluded.expires_at end
         returning *`,
        [
          ...(['tenantId', 'policy', 'operation', 'requests', 'expiresAt'] as const).map(column),
          now,
          JSON.stringify(latestEnds),
        ],
      )
      return rows.map(toWindow)
    },
  }
}

function toWindow({ tenant_id, policy, operation, requests, expires_at }: Row): RateWindow {
  return { tenantId: tenant_id, policy, operation, requests, expiresAt: expires_at }
}
