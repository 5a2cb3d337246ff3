import { type DatabaseOptions, openPool } from '../database/database.ts'
import { type ClaimBounds, type Claimed, claimLanes, type DeliveringStream } from './claim-lanes.ts'
import { type PruneCursor, pruneEvents } from './prune-events.ts'
import { type SettledLane, type Settlement, settleLanes } from './settle-lanes.ts'

/**
 * What waits to be delivered, of all tenants. This is the seam for a broker outside of the
 * database: whoever delivers knows lanes and what became of them, and no row.
 */
export interface Deliveries {
  claim(now: Date, bounds: ClaimBounds): Promise<Claimed>
  /** Writes what became of lanes, save of those that are being written, or claimed anew. */
  settle(now: Date, settled: readonly SettledLane[]): Promise<Settlement>
  /** Ids of these streams that have been written, disabled or deleted since. */
  listChanged(streams: readonly DeliveringStream[]): Promise<readonly string[]>
  /**
   * Lets no lane wait for longer than a lease, up to a bound: the clock was set back, and nobody
   * knows any more how long they were to wait.
   *
   * @returns whether there may be more
   */
  shorten(now: Date, leaseMs: number, lanesMax: number): Promise<boolean>
  /**
   * Removes what is older than it is kept for, and what deleted streams have left, in bounds; the
   * next goes on where this one ended.
   */
  prune(now: Date, retentionDays: number, rowsMax: number): Promise<void>
  close(): Promise<void>
}

/** One claims, one settles. */
const poolSize = 2

/**
 * What a power cut takes back is delivered once more, under the same id. All of the statements look
 * rows up by an index: a plan that was made while a table was small would read it whole once it is
 * large, and a claim take seconds, until statistics come.
 */
const settings = `
  set synchronous_commit = off;
  set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off`

/**
 * Deliveries over connections of their own: requests and deliveries wait for each other nowhere.
 *
 * @param random from 0 to 1, for jitter
 */
export function openDeliveries(
  options: Omit<DatabaseOptions, 'poolSize'>,
  random: () => number = Math.random,
): Deliveries {
  const pool = openPool({ ...options, poolSize }, (client) => client.query(settings))
  let looked: PruneCursor | undefined
  return {
    close: () => pool.end(),
    claim: (now, bounds) => claimLanes(pool, now, bounds),
    settle: (now, settled) => settleLanes(pool, now, settled, random),
    async shorten(now, leaseMs, lanesMax) {
      const latest = new Date(now.getTime() + leaseMs)
      const query = { name: 'shorten waits', text: shortenWaits, values: [latest, lanesMax] }
      return (await pool.query(query)).rowCount === lanesMax
    },
    async prune(now, retentionDays, rowsMax) {
      looked = await pruneEvents(pool, now, retentionDays, rowsMax, looked)
    },
    async listChanged(streams) {
      const { rows } = await pool.query<{ id: string }>({
        name: 'changed streams',
        text: changedStreams,
        values: [
          JSON.stringify(streams.map(({ tenantId, id, version }) => ({ tenantId, id, version }))),
        ],
      })
      return rows.map(({ id }) => id)
    },
  }
}

const changedStreams = `
  select known.id from json_to_recordset($1::json) as known ("tenantId" text, id text, version text)
   where not exists (
     select 1 from event_streams stream
      where stream.tenant_id = known."tenantId" and stream.id = known.id
        and stream.status = 'enabled' and stream.updated_at::text = known.version)`

const shortenWaits = `
  update event_lanes set next_at = $1 where ctid = any (array(
    select ctid from event_lanes where next_at > $1 limit $2 for update skip locked))`
