import type { Database } from '../database/database.ts'

const streamsMax = 1_000

const query = {
  name: 'log stream backlog',
  text: `
    select count(*)::int as streams,
           coalesce(greatest(0, extract(epoch from $1 - min(first.date))), 0)::float8 as seconds
      from (select tenant_id, cursor from log_streams where status = 'active' limit $2) as stream
     cross join lateral (
       select date from logs
        where logs.tenant_id = stream.tenant_id and logs.log_id > stream.cursor
        order by logs.log_id limit 1) as first`,
}

/** What waits to be sent to log streams. */
export interface LogStreamBacklog {
  /** The number of active log streams with entries to send. */
  readonly streams: number
  /** The age of the oldest such entry; 0 if there is none. */
  readonly seconds: number
}

/** Reads what waits to be sent to log streams, of all tenants; considers 1,000 streams at most. */
export async function readLogStreamBacklog(
  { pool }: Database,
  now: Date,
): Promise<LogStreamBacklog> {
  const { rows } = await pool.query<LogStreamBacklog>({ ...query, values: [now, streamsMax] })
  return rows[0] ?? { streams: 0, seconds: 0 }
}
