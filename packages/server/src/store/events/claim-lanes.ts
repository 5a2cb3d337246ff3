import type pg from 'pg'

/** A stream as it was when a lane of it was claimed. */
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
  /** Differs when anything of it has been written since. */
  readonly version: string
}

export interface PendingDelivery {
  readonly eventId: string
  readonly type: string
  readonly purpose: string | null
  readonly time: string
  /** JSON as it is stored; nothing where the event itself is gone. */
  readonly data: string | null
  readonly createdAt: string
}

/** The deliveries of one entity to one stream, the earliest first, for one worker to send. */
export interface Lane {
  readonly stream: DeliveringStream
  readonly entity: string
  /** Which claim it is, at random: who has another one may not settle. */
  readonly claim: number
  /** How often it had been written when its deliveries were read. */
  readonly writes: number
  /** Whether these are all of its deliveries. */
  readonly isWhole: boolean
  /** Failed attempts for the first delivery. */
  readonly failures: number
  readonly deliveries: readonly PendingDelivery[]
}

/** Where a look for streams ended, so that the next begins behind it. */
export interface Place {
  readonly tenantId: string
  readonly streamId: string
}

export interface ClaimBounds {
  readonly lanesMax: number
  readonly lanesPerStreamMax: number
  /** Shared out among the streams of a tenant, save that each gets some. */
  readonly lanesPerTenantMax: number
  readonly deliveriesPerLaneMax: number
  /** Streams that are looked at by one claim. */
  readonly streamsMax: number
  readonly leaseMs: number
  /** Streams that have enough lanes under way. */
  readonly except: readonly string[]
  /** Tenants that have enough lanes under way. */
  readonly exceptTenants: readonly string[]
  readonly after: Place | undefined
}

/** What a stream may claim however many others its tenant has. */
const lanesPerStreamMin = 8

/**
 * Streams are found by leaping over the key of the lanes, one step for each, and the lanes of each
 * by their time: how many more it has makes no difference, nor does what waits for a stream that is
 * disabled or paused. A stream whose pause has ended after outages gets one lane, for a trial, and
 * is paused meanwhile; its row is locked before its lane, as whoever deletes it does. A lane is
 * claimed as it is now, and `seen` as it was when its deliveries were read.
 *
 * $1 now, $2 end of the lease, $3 and $4 the place, $5 to $8 bounds, $9 exceptions,
 * $10 outages that call for a trial, $11 the longest pause there is, $12 exceptions among tenants,
 * $13 lanes of a tenant.
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
  held as (
    select tenant_id, id from event_streams
     where (tenant_id, id) in (select tenant_id, id from enabled where outages >= $10)
     order by tenant_id, id for no key update skip locked),
  trial as (
    update event_streams stream set paused_until = $2 from held
     where stream.tenant_id = held.tenant_id and stream.id = held.id
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
      select tenant_id, stream_id, entity from event_lanes
       where tenant_id = open.tenant_id and stream_id = open.id and next_at <= $1
         and next_at > '-infinity'
       order by next_at limit open.lanes_max for update skip locked) lane
     limit $5),
  claimed as (
    update event_lanes lane set next_at = $2, claim = floor(random() * 2147483647)
      from due
     where lane.tenant_id = due.tenant_id and lane.stream_id = due.stream_id
       and lane.entity = due.entity
    returning lane.tenant_id, lane.stream_id, lane.entity, lane.claim, lane.failures, due.n),
  last as (
    select tenant_id, stream_id, n from active
     where n = case when (select count(*) from due) = $5 then (select max(n) from due)
                    else (select max(n) from active) end)
  select last.tenant_id as "lastTenantId", last.stream_id as "lastStreamId",
         last.n = (select max(n) from active) and last.n < $8 as "isEnd",
         claimed.entity, claimed.claim, claimed.failures,
         (select writes from event_lanes seen
           where seen.tenant_id = claimed.tenant_id and seen.stream_id = claimed.stream_id
             and seen.entity = claimed.entity) as writes,
         json_array_length(first.deliveries) < $7 as "isWhole",
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
      select coalesce(json_agg(pending order by position), '[]') as deliveries from (
        select delivery.event_id as "eventId", delivery.type, delivery.purpose, event.time,
               event.data::text as data, delivery.created_at as "createdAt", delivery.position
          from event_deliveries delivery
          left join lateral (
            select time, data from events
             where tenant_id = delivery.tenant_id and id = delivery.event_id offset 0) event on true
         where delivery.tenant_id = claimed.tenant_id and delivery.stream_id = claimed.stream_id
           and delivery.entity = claimed.entity and delivery.status = 'pending'
         order by delivery.position limit $7) pending) first) on true`

/** Failed attempts in a row, as a destination's absence explains, after which it is paused. */
export const outagesMax = 5
/** The longest that a destination is paused. A clock that was set back does not make it longer. */
export const pauseMaxMs = 5 * 60_000

export interface Claimed {
  readonly lanes: readonly Lane[]
  /** Where the next claim begins; nothing when this one saw the last stream. */
  readonly next: Place | undefined
}

type Row = { [Name in keyof Lane]: Lane[Name] | null } & {
  readonly lastTenantId: string
  readonly lastStreamId: string
  readonly isEnd: boolean
}

/** Lanes that are due, for as long as the lease; nobody else gets them meanwhile. */
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
