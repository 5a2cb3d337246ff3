import type pg from 'pg'

/** A stream, as it was when one of its lanes was claimed. */
export interface DeliveringStream {
  readonly tenantId: string
  readonly tenantName: string
  readonly tenantDomain: string
  readonly id: string
  readonly destination: unknown
  /** Sealed. */
  readonly destinationSecrets: string | null
  /** Sealed. */
  readonly signingSecrets: string | null
  readonly retrySchedule: string
  readonly clientErrorPolicy: string
  /** Changes with each write to the stream. */
  readonly version: string
}

/** A delivery that waits for an attempt. */
export interface PendingDelivery {
  readonly eventId: string
  readonly type: string
  readonly purpose: string | null
  readonly time: string
  /** The stored JSON; null if the event was deleted. */
  readonly data: string | null
  readonly createdAt: string
}

/**
 * The pending deliveries of one entity to one stream, the earliest first, claimed by one worker.
 */
export interface Lane {
  readonly stream: DeliveringStream
  readonly entity: string
  /** A random id of the claim, without which a worker cannot settle the lane. */
  readonly claim: number
  /** The write counter of the lane when its deliveries were read. */
  readonly writes: number
  /** Whether all deliveries of the lane were read. */
  readonly isWhole: boolean
  /** Failed attempts of the first delivery. */
  readonly failures: number
  readonly deliveries: readonly PendingDelivery[]
}

/** The stream at which a claim ended; the next claim begins after it. */
export interface Place {
  readonly tenantId: string
  readonly streamId: string
}

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
 * Deliveries are read as they were when the statement began (`seen`), while a lane is locked in its
 * current state (`due`). A lane that another worker claimed or settled in between is left for the
 * next claim, as its deliveries may have been made.
 *
 * The arrays of entities keep a plan that was made for a few lanes from reading all of many
 * thousand again for each.
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
    select lane.*, open.n from open, lateral (
      select tenant_id, stream_id, entity, claim, next_at from event_lanes
       where tenant_id = open.tenant_id and stream_id = open.id and next_at <= $1
         and next_at > '-infinity'
       order by next_at limit open.lanes_max for update skip locked) lane
     limit $5),
  unchanged as (
    select due.*, seen.writes from due join event_lanes seen
        on seen.tenant_id = due.tenant_id and seen.stream_id = due.stream_id
       and seen.entity = due.entity and seen.entity = any (array(select entity from due))
     where seen.claim = due.claim and seen.next_at = due.next_at),
  claimed as (
    update event_lanes lane set next_at = $2, claim = floor(random() * 2147483647)
      from unchanged
     where lane.tenant_id = unchanged.tenant_id and lane.stream_id = unchanged.stream_id
       and lane.entity = unchanged.entity
       and lane.entity = any (array(select entity from unchanged))
    returning lane.tenant_id, lane.stream_id, lane.entity, lane.claim, lane.failures,
              unchanged.writes, unchanged.n),
  last as (
    select tenant_id, stream_id, n from active
     where n = case when (select count(*) from due) = $5 then (select max(n) from due)
                    else (select max(n) from active) end)
  select last.tenant_id as "lastTenantId", last.stream_id as "lastStreamId",
         last.n = (select max(n) from active) and last.n < $8 as "isEnd",
         claimed.entity, claimed.claim, claimed.failures, claimed.writes,
         first."isWhole",
         json_build_object(
           'tenantId', tenant.id, 'tenantName', tenant.name, 'tenantDomain', tenant.domain,
           'id', enabled.id, 'destination', enabled.destination,
           'destinationSecrets', enabled.destination_secrets,
           'signingSecrets', enabled.signing_secrets, 'retrySchedule', enabled.retry_schedule,
           'clientErrorPolicy', enabled.client_error_policy,
           'version', enabled.updated_at::text) as stream,
         first.deliveries
    from last left join (claimed
    join enabled on enabled.tenant_id = claimed.tenant_id and enabled.id = claimed.stream_id
    join tenants tenant on tenant.id = claimed.tenant_id
    cross join lateral (
      select coalesce(json_agg(delivery order by n) filter (where n = 1 or length <= $14), '[]')
               as deliveries,
             count(*) < $7 and coalesce(bool_and(n = 1 or length <= $14), true) as "isWhole"
        from (
          select to_json(pending) as delivery, row_number() over places as n,
                 sum(coalesce(length(data), 0)) over places as length
            from (
              select delivery.event_id as "eventId", delivery.type, delivery.purpose, event.time,
                     event.data::text as data, delivery.created_at as "createdAt",
                     delivery.position
                from event_deliveries delivery
                left join lateral (
                  select time, data from events
                   where tenant_id = delivery.tenant_id and id = delivery.event_id offset 0) event
                  on true
               where delivery.tenant_id = claimed.tenant_id
                 and delivery.stream_id = claimed.stream_id
                 and delivery.entity = claimed.entity and delivery.status = 'pending'
               order by delivery.position limit $7) pending
          window places as (order by position)) read) first) on true`

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

type Row = { [Name in keyof Lane]: Lane[Name] | null } & {
  readonly lastTenantId: string
  readonly lastStreamId: string
  readonly isEnd: boolean
}

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
    lanes: rows.filter((row): row is Row & Lane => row.entity !== null),
    next: isEnd ? undefined : { tenantId: lastTenantId, streamId: lastStreamId },
  }
}
