import type { Database } from '../database/database.ts'

/** What waits to be delivered, of all tenants. */
export interface EventBacklog {
  /** Entities with events that wait; counted up to a bound. */
  readonly lanes: number
  /** For how many seconds the lane that is due for the longest has been due; 0 where none is. */
  readonly overdueSeconds: number
}

const countedMax = 100_000

const backlogQuery = {
  name: 'event backlog',
  text: `
    select (select count(*)::int from (select 1 from event_lanes limit $2) as counted) as lanes,
           (select coalesce(greatest(0, extract(epoch from $1 - min(next_at))), 0)::float8
              from event_lanes where next_at > '-infinity') as "overdueSeconds"`,
}

/** Reads how far behind deliveries are, by one statement in bounded time. */
export async function readEventBacklog(database: Database, now: Date): Promise<EventBacklog> {
  const values = [now, countedMax]
  const { rows } = await database.pool.query<EventBacklog>({ ...backlogQuery, values })
  return rows[0] ?? { lanes: 0, overdueSeconds: 0 }
}
