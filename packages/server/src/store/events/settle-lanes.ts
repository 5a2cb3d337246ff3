import type pg from 'pg'
import { pauseMaxMs } from './claim-lanes.ts'
import type { Lane } from './lanes.ts'

/** A failed attempt, with the members that the API answers; `duration` is in milliseconds. */
export interface FailedAttempt {
  readonly status: 'failed'
  readonly error_message: string
  readonly timestamp: string
  readonly duration: number
}

/** The outcome of an attempt. */
export interface Tried {
  readonly eventId: string
  /** Undefined after a successful delivery. */
  readonly failure?: {
    readonly attempt: FailedAttempt
    /** Whether there will be no other attempt. */
    readonly isFinal: boolean
    /** Whether the destination seems to be down; otherwise it refused the event. */
    readonly isOutage: boolean
    /** The pause that the destination demands (`Retry-After`). */
    readonly pauseMs?: number
  }
}

/** The outcomes of the deliveries of a lane. */
export interface SettledLane {
  readonly lane: Lane
  /** In the order of the deliveries. */
  readonly tried: readonly Tried[]
  /** When the first remaining delivery is tried again; undefined for at once. */
  readonly nextAt?: Date
}

/** What writing outcomes has found. */
export interface Settlement {
  /** The ids of streams whose deliveries failed too often. */
  readonly failing: readonly string[]
  /** Lanes that were locked, or claimed by another worker. */
  readonly left: readonly SettledLane[]
}

/** The failed attempts in a row after which a stream is disabled. */
export const failedAttemptsMax = 500
/** The failed deliveries after which a stream is disabled. */
export const failedDeliveriesMax = 5000

/** The pause of a destination for each outage in a row. */
const pauseMs = 1000
const outagesPerPause = 5

/**
 * Writes the outcomes of many lanes by one statement, and releases them. Streams are locked before
 * lanes, as on deletion. A lane that was claimed again is skipped. An empty lane is deleted if it
 * was read whole and has not been written since, which is checked under the lock.
 *
 * A locked lane is skipped too: waiting for it would delay all others.
 *
 * Rows are found by their place in the table (`ctid`) once they are found by key, for the reason
 * that `claimLanes` has. A lane that is kept is found by key, because it may have been written
 * since the statement began: the array keeps a plan for few lanes from reading all of them.
 */
export async function settleLanes(
  pool: pg.Pool,
  now: Date,
  settled: readonly SettledLane[],
  random: () => number,
): Promise<Settlement> {
  const lanes = settled.map((each, at) => laneOf(each, at, now))
  const values = [JSON.stringify(lanes), random(), now]
  const query = { name: 'settle lanes', text, values }
  const { rows } = await pool.query<{ settled: number[]; failing: string[] }>(query)
  const [row] = rows
  const written = new Set(row?.settled)
  return { failing: row?.failing ?? [], left: settled.filter((_, at) => !written.has(at)) }
}

function laneOf({ lane, tried, nextAt }: SettledLane, at: number, now: Date) {
  const last = tried.at(-1)
  const isRetried = last?.failure !== undefined && !last.failure.isFinal
  const hasAdvanced = tried.length > (isRetried ? 1 : 0)
  return {
    at,
    tenant_id: lane.stream.tenantId,
    stream_id: lane.stream.id,
    entity: lane.entity,
    claim: lane.claim,
    writes: lane.writes,
    is_done: lane.isWhole && !isRetried && tried.length === lane.deliveries.length,
    next_at: nextAt ?? now,
    failures: (hasAdvanced ? 0 : lane.failures) + (isRetried ? 1 : 0),
    ...tallyOf(tried),
    tried: tried.map(({ eventId, failure }) => ({
      event_id: eventId,
      attempt: failure?.attempt ?? null,
      is_final: failure?.isFinal ?? false,
    })),
  }
}

/** Counts the results of the attempts of one lane for its stream, in order. */
function tallyOf(tried: readonly Tried[]) {
  const [delivered, failed] = [
    tried.filter(({ failure }) => !failure).length,
    tried.filter(({ failure }) => failure?.isFinal).length,
  ]
  const lastSuccess = tried.findLastIndex(({ failure }) => !failure)
  // A destination that refuses an event is up.
  const lastAvailable = tried.findLastIndex(({ failure }) => !failure?.isOutage)
  const pauses = tried.map(({ failure }) => Math.min(failure?.pauseMs ?? 0, pauseMaxMs))
  return {
    delivered,
    failed,
    streak: tried.length - 1 - lastSuccess,
    outages: tried.length - 1 - lastAvailable,
    has_success: lastSuccess >= 0,
    was_available: lastAvailable >= 0,
    pause_ms: Math.max(0, ...pauses),
  }
}

/** `$1` the lanes with their attempts, `$2` jitter from 0 to 1, `$3` the time. */
const text = `
  with given as materialized (
    select * from json_to_recordset($1::json) as g (
      at int, tenant_id text, stream_id text, entity text, claim int, writes int,
      is_done boolean, next_at timestamptz, failures int, delivered int, failed int, streak int,
      outages int, has_success boolean, was_available boolean, pause_ms int, tried json)),
  streams as materialized (
    select tenant_id, id from event_streams
     where (tenant_id, id) in (select tenant_id, stream_id from given)
     order by tenant_id, id for no key update),
  ours as materialized (
    select given.*, lane.place, given.is_done and given.writes = lane.writes as is_empty
      from (select * from given where (select count(*) from streams) >= 0
             order by tenant_id, stream_id, entity) given, lateral (
        select ctid as place, writes from event_lanes lane
         where lane.tenant_id = given.tenant_id and lane.stream_id = given.stream_id
           and lane.entity = given.entity and lane.claim = given.claim
           for update skip locked) lane),
  outcome as materialized (
    select delivery.place, tried.attempt, tried.is_final
      from ours, json_to_recordset(ours.tried) as tried (
        event_id text, attempt json, is_final boolean), lateral (
        select ctid as place from event_deliveries
         where tenant_id = ours.tenant_id and event_id = tried.event_id
           and stream_id = ours.stream_id offset 0) delivery),
  arrived as (
    delete from event_deliveries
     where ctid = any (array(select place from outcome where attempt is null))),
  missed as (
    update event_deliveries delivery
       set attempts = (delivery.attempts::jsonb || outcome.attempt::jsonb)::json,
           status = case when is_final then 'failed' else delivery.status end
      from outcome
     where delivery.ctid = outcome.place and outcome.attempt is not null),
  emptied as (
    delete from event_lanes where ctid = any (array(select place from ours where is_empty))),
  kept as (
    update event_lanes lane set next_at = ours.next_at, failures = ours.failures from ours
     where lane.tenant_id = ours.tenant_id and lane.stream_id = ours.stream_id
       and lane.entity = ours.entity and not ours.is_empty
       and lane.entity = any (array(select entity from ours where not is_empty))),
  sums as (
    select tenant_id, stream_id, sum(delivered) as delivered, sum(failed) as failed,
           coalesce(max(at) filter (where has_success), -1) as last_success,
           coalesce(max(at) filter (where was_available), -1) as last_there,
           max(pause_ms) as pause_ms
      from ours
     where (tenant_id, stream_id) in (select tenant_id, id from streams) -- the others are deleted
     group by tenant_id, stream_id),
  tally as (
    select sums.*, last_success >= 0 as has_success, row.streak,
           row.outages + case when last_there >= 0 then 0 else stream.outages end as outages
      from sums
      join event_streams stream
        on stream.tenant_id = sums.tenant_id and stream.id = sums.stream_id
      cross join lateral (
        select coalesce(sum(ours.streak) filter (where at >= last_success), 0) as streak,
               coalesce(sum(ours.outages) filter (where at >= last_there), 0) as outages
          from ours
         where ours.tenant_id = sums.tenant_id and ours.stream_id = sums.stream_id) row),
  counted as (
    insert into event_stream_counts (tenant_id, stream_id, day, delivered, failed)
    select tenant_id, stream_id, ($3::timestamptz at time zone 'utc')::date, delivered, failed
      from tally where delivered + failed > 0 order by 1, 2
    on conflict (tenant_id, stream_id, day) do update
       set delivered = event_stream_counts.delivered + excluded.delivered,
           failed = event_stream_counts.failed + excluded.failed),
  marked as (
    update event_streams stream
       set failed_attempts = streak + case when has_success then 0 else failed_attempts end,
           failed_deliveries = failed_deliveries + failed,
           outages = tally.outages,
           paused_until = nullif(greatest(
             case when tally.outages >= ${outagesPerPause}
                  then $3::timestamptz + least(${pauseMaxMs}, ${pauseMs} * (1 + $2::float / 5)
                         * floor(tally.outages / ${outagesPerPause})) * interval '1 millisecond'
             end,
             case when pause_ms > 0 then $3 + pause_ms * interval '1 millisecond' end), '-infinity')
      from tally
     where stream.tenant_id = tally.tenant_id and stream.id = tally.stream_id
       and (streak > 0 or (has_success and (failed_attempts > 0 or paused_until is not null)))
    returning stream.id, stream.status = 'enabled' and (
      stream.failed_attempts >= ${failedAttemptsMax}
      or stream.failed_deliveries >= ${failedDeliveriesMax}) as is_failing)
  select coalesce((select json_agg(at) from ours), '[]') as settled,
         coalesce((select json_agg(id) from marked where is_failing), '[]') as failing`
