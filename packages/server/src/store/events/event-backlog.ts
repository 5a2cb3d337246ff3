import type { Database } from '../database/database.ts'

const countedMax = 100_000

const lanesQuery = {
  name: 'waiting event lanes',
  text: 'select count(*)::int as lanes from (select from event_lanes limit $1) as counted',
}

/** The number of entities with pending deliveries, of all tenants, at most 100,000. */
export async function countWaitingLanes({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ lanes: number }>({ ...lanesQuery, values: [countedMax] })
  return rows[0]?.lanes ?? 0
}

const lagQuery = {
  name: 'event lag',
  text: `
    select coalesce(greatest(0, extract(epoch from $1 - min(next_at))), 0)::float8 as seconds
      from event_lanes where next_at > '-infinity'`,
}

/** Seconds since the first lane became due; 0 if none is due. */
export async function readEventLag({ pool }: Database, now: Date): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>({ ...lagQuery, values: [now] })
  return rows[0]?.seconds ?? 0
}
