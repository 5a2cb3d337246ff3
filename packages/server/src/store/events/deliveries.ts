import { type DatabaseOptions, openPool } from '../database/database.ts'
import { type ClaimBounds, type Claimed, claimLanes } from './claim-lanes.ts'
import type { DeliveringStream } from './lanes.ts'
import { type PruneCursor, pruneEvents } from './prune-events.ts'
import { type SettledLane, type Settlement, settleLanes } from './settle-lanes.ts'

/**
 * The pending deliveries of all tenants. Workers know lanes and outcomes, and no rows, so that a
 * broker outside of the database could replace this.
 */
export interface Deliveries {
  claim(now: Date, bounds: ClaimBounds): Promise<Claimed>
  /** Writes the outcomes of lanes, except lanes that are locked or were claimed again. */
  settle(now: Date, settled: readonly SettledLane[]): Promise<Settlement>
  /** The ids of the streams that were changed, disabled or deleted since. */
  listChanged(streams: readonly DeliveringStream[]): Promise<readonly string[]>
  /**
   * After the clock was set back, shortens waits that are longer than a lease, up to a limit.
   *
   * @returns whether there may be more
   */
  shorten(now: Date, leaseMs: number, lanesMax: number): Promise<boolean>
  /**
   * Deletes expired events and the remains of deleted streams, up to a limit; the next call
   * continues.
   */
  prune(now: Date, retentionDays: number, rowsMax: number): Promise<void>
  close(): Promise<void>
}

/** One connection claims lanes, and one settles them. */
const poolSize = 2

/**
 * Without `synchronous_commit`, a power failure only causes a second delivery with the same id.
 * PostgreSQL would plan a claim anew each time, which takes half as long as the claim.
 * Plans that read much of a table are disabled: while statistics are of the time when a table was
 * small, PostgreSQL would choose them for one that is large, and a claim would take seconds.
 */
const settings = `
  set synchronous_commit = off; set plan_cache_mode = force_generic_plan; set jit = off;
  set enable_seqscan = off; set enable_bitmapscan = off;
  set enable_hashjoin = off; set enable_mergejoin = off`

/**
 * Opens the deliveries with connections of their own, so that deliveries and requests do not wait
 * for each other.
 *
 * @param random a number from 0 to 1, for jitter
 */
export function openDeliveries(
  options: Omit<DatabaseOptions, 'poolSize'>,
  random: () => number = Math.random,
): Deliveries {
  const pool = openPool({ ...options, poolSize }, (client) => client.query(settings))
  let cursor: PruneCursor | undefined
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
      cursor = await pruneEvents(pool, now, retentionDays, rowsMax, cursor)
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
