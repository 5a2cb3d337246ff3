import type pg from 'pg'
import { deletionOfOrphans } from '../database/orphaned-rows.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The event at which a pass ended; the next pass begins after it. */
export interface PruneCursor {
  readonly time: Date
  readonly position: bigint
}

const beginning: PruneCursor = { time: new Date(0), position: 0n }

/**
 * Deletes events older than `retentionDays` with their failed deliveries, and the remains of
 * deleted streams, at most `rowsMax` of each. Events with pending deliveries stay.
 *
 * @returns where the next pass begins; undefined after all expired events were visited
 */
export async function pruneEvents(
  pool: pg.Pool,
  now: Date,
  retentionDays: number,
  rowsMax: number,
  { time, position } = beginning,
): Promise<PruneCursor | undefined> {
  const before = new Date(now.getTime() - retentionDays * dayMs)
  const values = [before, rowsMax, time, position]
  const { rows } = await pool.query<PruneCursor>({ name: 'prune events', text: oldEvents, values })
  await pool.query({
    name: 'prune lanes',
    text: ofDeletedStreams('event_lanes', 'next_at'),
    values: [rowsMax],
  })
  await pool.query({
    name: 'prune deliveries',
    text: ofDeletedStreams('event_deliveries', 'created_at'),
    values: [rowsMax],
  })
  return rows[0]
}

/**
 * Limits the rows that are read, not only those that are deleted: a disabled stream may have
 * pending deliveries of a million expired events. Each is looked up by its key. `$1` is the age,
 * `$2` the limit, `$3` and `$4` are the cursor.
 */
const oldEvents = `
  with looked as materialized (
    select ctid as row, tenant_id, id, time, position from events
     where time < $1 and (time, position) > ($3::timestamptz, $4::bigint)
     order by time, position limit $2),
  old as materialized (
    select ctid as row, tenant_id, id from events
     where ctid = any (array(
       select row from looked where 0 = (
         select count(*) filter (where delivery.status = 'pending') from event_deliveries delivery
           join event_streams stream
             on stream.tenant_id = delivery.tenant_id and stream.id = delivery.stream_id
          where delivery.tenant_id = looked.tenant_id and delivery.event_id = looked.id)))
       for update skip locked),
  failed as (
    delete from event_deliveries delivery using old
     where delivery.tenant_id = old.tenant_id and delivery.event_id = old.id),
  deleted_events as (
    delete from events where ctid = any (array(select row from old)))
  select time, position from looked
   where (select count(*) from looked) = $2 order by time desc, position desc limit 1`

const ofDeletedStreams = (table: string, time: string) =>
  deletionOfOrphans({
    table,
    key: ['tenant_id', 'stream_id'],
    parent: 'event_streams',
    parentKey: ['tenant_id', 'id'],
    condition: `each.${time} > '-infinity'`,
  })
