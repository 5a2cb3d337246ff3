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
  const lanes = settled.map(({ lane }) => lane)
  const values = [
    random(),
    now,
    JSON.stringify(lanes.map(({ stream }) => stream.tenantId)),
    JSON.stringify(lanes.map(({ stream }) => stream.id)),
    JSON.stringify(lanes.map(({ entity }) => entity)),
    `{${lanes.map(({ claim }) => claim)}}`,
    `{${lanes.map(({ writes }) => writes)}}`,
    `{${settled.map(isDone)}}`,
    JSON.stringify(settled.map(({ tried }) => idsOf(tried.filter(({ failure }) => !failure)))),
    JSON.stringify(settled.map((each) => (isAllDelivered(each) ? null : outcomeOf(each, now)))),
  ]
  const query = { name: 'settle lanes', text, values }
  const { rows } = await pool.query<{ settled: number[]; failing: string[] }>(query)
  const [row] = rows
  const written = new Set(row?.settled)
  return { failing: row?.failing ?? [], left: settled.filter((_, at) => !written.has(at)) }
}

/** Whether all deliveries of a lane that were read are over. */
function isDone({ lane, tried }: SettledLane): boolean {
  return lane.isWhole && !isRetried(tried) && tried.length === lane.deliveries.length
}

function isRetried(tried: readonly Tried[]): boolean {
  const last = tried.at(-1)
  return last?.failure !== undefined && !last.failure.isFinal
}

/** The ids, which contain no spaces, separated by spaces. */
const idsOf = (tried: readonly Tried[]) => tried.map(({ eventId }) => eventId).join(' ')

/** Whether every attempt delivered its event. */
function isAllDelivered({ tried, nextAt }: SettledLane): boolean {
  return tried.length > 0 && nextAt === undefined && tried.every(({ failure }) => !failure)
}

/** What else the statement needs to know of a lane, unless every attempt delivered its event. */
function outcomeOf({ lane, tried, nextAt }: SettledLane, now: Date) {
  const hasAdvanced = tried.length > (isRetried(tried) ? 1 : 0)
  return {
    next_at: nextAt ?? now,
    failures: (hasAdvanced ? 0 : lane.failures) + (isRetried(tried) ? 1 : 0),
    ...tallyOf(tried),
    missed: tried.flatMap(({ eventId, failure }) =>
      failure ? { event_id: eventId, attempt: failure.attempt, is_final: failure.isFinal } : [],
    ),
  }
}

/** Counts the results of the attempts of one lane for its stream, in order. */
function tallyOf(tried: readonly Tried[]) {
  const lastSuccess = tried.findLastIndex(({ failure }) => !failure)
  // A destination that refuses an event is up.
  const lastAvailable = tried.findLastIndex(({ failure }) => !failure?.isOutage)
  const pauses = tried.map(({ failure }) => Math.min(failure?.pauseMs ?? 0, pauseMaxMs))
  return {
    failed: tried.filter(({ failure }) => failure?.isFinal).length,
    streak: tried.length - 1 - lastSuccess,
    outages: tried.length - 1 - lastAvailable,
    has_success: lastSuccess >= 0,
    was_available: lastAvailable >= 0,
    pause_ms: Math.max(0, ...pauses),
  }
}

/**
 * `$1` jitter from 0 to 1, `$2` the time; `$3` to `$8` the lanes, `$9` the ids of the events that
 * were delivered, `$10` the outcome where not all were. PostgreSQL reads an array for each column
 * in a third of the time of a JSON object for each lane.
 */
const text = `
  with given as materialized (
    select (at - 1)::int as at, tenant_id, stream_id, entity, claim, writes, is_done, arrived,
           coalesce(next_at, $2) as next_at, coalesce(failures, 0) as failures,
           cardinality(arrived) as delivered, coalesce(failed, 0) as failed,
           coalesce(streak, 0) as streak, coalesce(outages, 0) as outages,
           coalesce(has_success, cardinality(arrived) > 0) as has_success,
           coalesce(was_available, cardinality(arrived) > 0) as was_available,
           coalesce(pause_ms, 0) as pause_ms, missed
      from (
        select lane.*, string_to_array(ids, ' ') as arrived
          from rows from (
            json_array_elements_text($3), json_array_elements_text($4),
            json_array_elements_text($5), unnest($6::int[]), unnest($7::int[]),
            unnest($8::boolean[]), json_array_elements_text($9), json_array_elements_text($10))
            with ordinality
            as lane (tenant_id, stream_id, entity, claim, writes, is_done, ids, outcome, at)) lane
      left join lateral json_to_record(lane.outcome::json) as outcome (
        next_at timestamptz, failures int, failed int, streak int, outages int,
        has_success boolean, was_available boolean, pause_ms int, missed json)
        on lane.outcome is not null),
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
  arrived as materialized (
    select delivery.place from ours, unnest(ours.arrived) as arrived (id), lateral (
      select ctid as place from event_deliveries
       where tenant_id = ours.tenant_id and event_id = arrived.id
         and stream_id = ours.stream_id offset 0) delivery),
  missed as materialized (
    select delivery.place, missed.attempt, missed.is_final
      from ours, json_to_recordset(ours.missed) as missed (
        event_id text, attempt json, is_final boolean), lateral (
        select ctid as place from event_deliveries
         where tenant_id = ours.tenant_id and event_id = missed.event_id
           and stream_id = ours.stream_id offset 0) delivery),
  deleted as (
    delete from event_deliveries where ctid = any (array(select place from arrived))),
  noted as (
    update event_deliveries delivery
       set attempts = (delivery.attempts::jsonb || missed.attempt::jsonb)::json,
           status = case when is_final then 'failed' else delivery.status end
      from missed
     where delivery.ctid = missed.place),
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
    select tenant_id, stream_id, ($2::timestamptz at time zone 'utc')::date, delivered, failed
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
                  then $2::timestamptz + least(${pauseMaxMs}, ${pauseMs} * (1 + $1::float / 5)
                         * floor(tally.outages / ${outagesPerPause})) * interval '1 millisecond'
             end,
             case when pause_ms > 0 then $2 + pause_ms * interval '1 millisecond' end), '-infinity')
      from tally
     where stream.tenant_id = tally.tenant_id and stream.id = tally.stream_id
       and (streak > 0 or (has_success and (failed_attempts > 0 or paused_until is not null)))
    returning stream.id, stream.status = 'enabled' and (
      stream.failed_attempts >= ${failedAttemptsMax}
      or stream.failed_deliveries >= ${failedDeliveriesMax}) as is_failing)
  select coalesce((select json_agg(at) from ours), '[]') as settled,
         coalesce((select json_agg(id) from marked where is_failing), '[]') as failing`
