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

export interface LogStreamBacklog {
  /** Active log streams that have entries to send. */
  readonly streams: number
  /** The age of the oldest of these entries; 0 if there is none. */
  readonly seconds: number
}

/** What waits to be sent to log streams, of all tenants; 1,000 streams are looked at. */
export async function readLogStreamBacklog(
  { pool }: Database,
  now: Date,
): Promise<LogStreamBacklog> {
  const { rows } = await pool.query<LogStreamBacklog>({ ...query, values: [now, streamsMax] })
  return rows[0] ?? { streams: 0, seconds: 0 }
}
