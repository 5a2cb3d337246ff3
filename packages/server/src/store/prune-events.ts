import type pg from 'pg'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Removes events that are older than they are kept for, with what failed of them, and what is left
 * of streams that were deleted: each up to a bound. What is still to be delivered stays.
 */
export async function pruneEvents(
  pool: pg.Pool,
  now: Date,
  retentionDays: number,
  rowsMax: number,
): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * dayMs)
  await pool.query({ name: 'prune events', text: oldEvents, values: [before, rowsMax] })
  await pool.query({
    name: 'prune lanes',
    text: ofGone('event_lanes', 'next_at'),
    values: [rowsMax],
  })
  await pool.query({
    name: 'prune deliveries',
    text: ofGone('event_deliveries', 'created_at'),
    values: [rowsMax],
  })
}

const oldEvents = `
  with old as (
    select tenant_id, id from events event
     where time < $1 and not exists (
       select 1 from event_deliveries delivery
         join event_streams stream
           on stream.tenant_id = delivery.tenant_id and stream.id = delivery.stream_id
        where delivery.tenant_id = event.tenant_id and delivery.event_id = event.id
          and delivery.status = 'pending')
     limit $2 for update of event skip locked),
  failed as (
    delete from event_deliveries delivery using old
     where delivery.tenant_id = old.tenant_id and delivery.event_id = old.id)
  delete from events using old where events.tenant_id = old.tenant_id and events.id = old.id`

/** Streams are found by leaping over an index, one step for each. */
const ofGone = (table: string, time: string) => `
  with recursive known (tenant_id, stream_id) as (
    (select tenant_id, stream_id from ${table}
      where ${time} > '-infinity' order by tenant_id, stream_id limit 1)
    union all
    select next.tenant_id, next.stream_id from known, lateral (
      select tenant_id, stream_id from ${table} each
       where (each.tenant_id, each.stream_id) > (known.tenant_id, known.stream_id)
         and each.${time} > '-infinity'
       order by each.tenant_id, each.stream_id limit 1) next),
  gone as (
    select tenant_id, stream_id from known
     where not exists (select 1 from event_streams stream
                        where stream.tenant_id = known.tenant_id and stream.id = known.stream_id))
  delete from ${table} where ctid = any (array(
    select row.ctid from gone, lateral (
      select ctid from ${table} each
       where each.tenant_id = gone.tenant_id and each.stream_id = gone.stream_id
         and each.${time} > '-infinity' limit $1) row
     limit $1))`
