import type pg from 'pg'
import type { DeliveringStream, Lane, PendingDelivery, Place } from './lanes.ts'

/** The limits of a claim. */
export interface ClaimBounds {
  readonly lanesMax: number
  readonly lanesPerStreamMax: number
  /** Shared by the streams of a tenant, each of which may have `lanesPerStreamMin`. */
  readonly lanesPerTenantMax: number
  readonly deliveriesPerLaneMax: number
  /** The most streams that one claim searches. */
  readonly streamsMax: number
  readonly leaseMs: number
  /** Streams that have enough lanes in progress. */
  readonly except: readonly string[]
  /** Tenants that have enough lanes in progress. */
  readonly exceptTenants: readonly string[]
  readonly after: Place | undefined
}

/** The lanes that each stream may have, however many streams its tenant has. */
const lanesPerStreamMin = 8

/**
 * Claims lanes. Streams are found by skipping through the key of the lanes, one index step each,
 * and lanes by their time, so that backlogs and paused streams cost nothing. A stream whose pause
 * after outages has ended gets one lane as a trial, and stays paused meanwhile; its row is locked
 * before the lane, as on deletion.
 *
 * Deliveries are read as they were when the statement began. A lane that another transaction has
 * changed in between is locked (`due`), but not claimed: its new row is not visible to the
 * statement. The next claim finds it.
 *
 * Locked rows are found again by their place in the table: by its key, PostgreSQL would read many
 * thousand lanes for each one, if it planned the statement when there were few.
 *
 * $1 now, $2 end of the lease, $3 and $4 the cursor, $5 to $8 bounds, $9 excluded streams, $10
 * outages that lead to a trial, $11 longest pause, $12 excluded tenants, $13 lanes of a tenant, $14
 * characters of the events of a lane: a process may have hundreds of lanes, and a user megabytes of
 * metadata.
 */
const text = `
  with recursive active (tenant_id, stream_id, n) as (
    (select tenant_id, stream_id, 1 from event_lanes
      where (tenant_id, stream_id) > ($3, $4) and next_at > '-infinity'
      order by tenant_id, stream_id limit 1)
    union all
    select next.tenant_id, next.stream_id, n + 1 from active, lateral (
      select tenant_id, stream_id from event_lanes lane
       where (lane.tenant_id, lane.stream_id) > (active.tenant_id, active.stream_id)
         and lane.next_at > '-infinity'
       order by lane.tenant_id, lane.stream_id limit 1) next
     where n < $8),
  enabled as (
    select stream.*, n from active join event_streams stream
        on stream.tenant_id = active.tenant_id and stream.id = active.stream_id
     where stream.status = 'enabled' and stream.id <> all ($9::text[])
       and stream.tenant_id <> all ($12::text[])
       and (paused_until is null or paused_until <= $1::timestamptz
            or paused_until > $11::timestamptz)),
  locked as (
    select tenant_id, id from event_streams
     where (tenant_id, id) in (select tenant_id, id from enabled where outages >= $10)
     order by tenant_id, id for no key update skip locked),
  trial as (
    update event_streams stream set paused_until = $2 from locked
     where stream.tenant_id = locked.tenant_id and stream.id = locked.id
       and (stream.paused_until <= $1 or stream.paused_until > $11)
    returning stream.tenant_id, stream.id),
  open as (
    select tenant_id, id, n, case when outages >= $10 then 1 else least(
             $6::int, greatest(${lanesPerStreamMin},
               ceil($13::numeric / count(*) over (partition by tenant_id))::int))
           end as lanes_max
      from enabled
     where outages < $10 or (tenant_id, id) in (select tenant_id, id from trial)
     order by n),
  due as (
    select lane.place, open.n from open, lateral (
      select ctid as place from event_lanes
       where tenant_id = open.tenant_id and stream_id = open.id and next_at <= $1
         and next_at > '-infinity'
       order by next_at limit open.lanes_max for update skip locked) lane
     limit $5),
  claimed as (
    update event_lanes set next_at = $2, claim = floor(random() * 2147483647)
     where ctid = any (array(select place from due))
    returning tenant_id, stream_id, entity, claim, failures, writes),
  sending as materialized (
    select stream.tenant_id, stream.id, json_build_object(
             'tenantId', tenant.id, 'tenantName', tenant.name, 'tenantDomain', tenant.domain,
             'id', stream.id, 'destination', stream.destination,
             'destinationSecrets', stream.destination_secrets,
             'signingSecrets', stream.signing_secrets, 'retrySchedule', stream.retry_schedule,
             'clientErrorPolicy', stream.client_error_policy,
             'version', stream.updated_at::text)::text as stream
      from enabled stream join tenants tenant on tenant.id = stream.tenant_id),
  last as (
    select tenant_id, stream_id, n from active
     where n = case when (select count(*) from due) = $5 then (select max(n) from due)
                    else (select max(n) from active) end)
  select last.tenant_id as "lastTenantId", last.stream_id as "lastStreamId",
         last.n = (select max(n) from active) and last.n < $8 as "isEnd",
         claimed.stream_id as "streamId",
         case when row_number() over (partition by claimed.tenant_id, claimed.stream_id) = 1
              then sending.stream end as stream, claimed.entity, claimed.claim,
         claimed.writes, claimed.failures, coalesce(delivery."isWhole", true) as "isWhole",
         delivery."eventId", delivery.type, delivery.purpose, delivery.time, delivery.data,
         delivery.number
    from last left join (claimed
    join sending on sending.tenant_id = claimed.tenant_id and sending.id = claimed.stream_id
    left join lateral (
      select * from (
        select pending.*, (row_number() over places)::int as number,
               sum(length) over places as "lengthSoFar",
               count(*) over () < $7 and (count(*) over () = 1 or sum(length) over () <= $14)
                 as "isWhole"
          from (
            select delivery.event_id as "eventId", delivery.type, delivery.purpose,
                   coalesce(event.time, delivery.created_at) as time, event.data,
                   coalesce(length(event.data), 0) as length, delivery.position
              from event_deliveries delivery
              left join lateral (
                select time, data::text as data from events
                 where tenant_id = delivery.tenant_id and id = delivery.event_id offset 0) event
                on true
             where delivery.tenant_id = claimed.tenant_id
               and delivery.stream_id = claimed.stream_id
               and delivery.entity = claimed.entity and delivery.status = 'pending'
             order by delivery.position limit $7) pending
        window places as (order by position)) read
       where number = 1 or "lengthSoFar" <= $14) delivery on true) on true`

/** The most characters of events in one lane in memory, after its first event. */
const laneLengthMax = 128 * 1024

/** The number of outages in a row after which a destination is paused. */
const outagesMax = 5
/** The longest pause of a destination, even if the clock is set back. */
export const pauseMaxMs = 5 * 60_000

/** The result of a claim. */
export interface Claimed {
  readonly lanes: readonly Lane[]
  /** The cursor of the next claim; undefined after the last stream. */
  readonly next: Place | undefined
}

/** One delivery of a claimed lane. */
interface LaneRow {
  readonly streamId: string
  /** The JSON of a `DeliveringStream`; null in all rows of a stream but one. */
  readonly stream: string | null
  readonly entity: string
  readonly claim: number
  readonly writes: number
  readonly failures: number
  readonly isWhole: boolean
  /** Null if the lane has no pending delivery; so are the members below. */
  readonly eventId: string | null
  readonly type: string
  readonly purpose: string | null
  readonly time: Date
  readonly data: string | null
  /** The place of the delivery in its lane, from 1. */
  readonly number: number
}

/** Where the claim ended, with a delivery; `entity` is null in the only row if there is no lane. */
type Row = {
  readonly lastTenantId: string
  readonly lastStreamId: string
  readonly isEnd: boolean
} & (LaneRow | { readonly entity: null })

/** Claims due lanes until the lease expires; other workers do not get them before. */
export async function claimLanes(pool: pg.Pool, now: Date, bounds: ClaimBounds): Promise<Claimed> {
  const later = (ms: number) => new Date(now.getTime() + ms)
  const values = [
    now,
    later(bounds.leaseMs),
    bounds.after?.tenantId ?? '',
    bounds.after?.streamId ?? '',
    bounds.lanesMax,
    bounds.lanesPerStreamMax,
    bounds.deliveriesPerLaneMax,
    bounds.streamsMax,
    bounds.except,
    outagesMax,
    later(Math.max(2 * pauseMaxMs, bounds.leaseMs)),
    bounds.exceptTenants,
    bounds.lanesPerTenantMax,
    laneLengthMax,
  ]
  const { rows } = await pool.query<Row>({ name: 'claim lanes', text, values })
  const [first] = rows
  if (!first) return { lanes: [], next: undefined }
  const { lastTenantId, lastStreamId, isEnd } = first
  return {
    lanes: lanesOf(rows.filter((row): row is Row & LaneRow => row.entity !== null)),
    next: isEnd ? undefined : { tenantId: lastTenantId, streamId: lastStreamId },
  }
}

/** The lanes of the rows; each row is one delivery of its lane, or a lane that has none. */
function lanesOf(rows: readonly LaneRow[]): Lane[] {
  const streams = new Map<string, DeliveringStream>()
  const lanes = new Map<string, Lane & { readonly deliveries: PendingDelivery[] }>()
  for (const { streamId, stream } of rows) {
    if (stream !== null) streams.set(streamId, JSON.parse(stream))
  }
  for (const row of rows) {
    const { streamId, entity, claim, writes, failures, isWhole } = row
    const stream = streams.get(streamId)
    if (!stream) throw new Error(`The claim named no stream ${streamId}.`)
    const key = `${streamId} ${entity}`
    const begun = { stream, entity, claim, writes, failures, isWhole, deliveries: [] }
    const lane = lanes.get(key) ?? begun
    lanes.set(key, lane)
    if (row.eventId === null) continue
    const { eventId, type, purpose, time, data } = row
    lane.deliveries[row.number - 1] = { eventId, type, purpose, time, data }
  }
  return [...lanes.values()]
}
