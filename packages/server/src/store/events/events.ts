import { envelope } from '../../event-envelope.ts'
import type { Scope } from '../rows/scope.ts'
import type { EventPlace } from './event-place.ts'
import { testEntity } from './event-stream-tests.ts'

/** An event on its way to who follows all of them. */
export interface FollowedEvent {
  readonly type: string
  /** CloudEvents 1.0 in JSON. */
  readonly text: string
  /** The place behind it. */
  readonly place: EventPlace
}

/** Some events in their order. */
export interface EventPage {
  readonly events: readonly FollowedEvent[]
  /** How far this has read, whether or not what is there was asked for. */
  readonly end: EventPlace
  /** Whether more is there already. */
  readonly isMore: boolean
}

/**
 * The events of a tenant for who follows them: in the order of their transactions, and only as far
 * as every transaction has ended that could still add one before. So nobody who goes on from where
 * he was misses what is committed late. What was sent only to try a stream out is left out.
 */
export interface Events {
  /** Where events begin that have not happened yet, and beyond which there is no place so far. */
  findEnd(): Promise<{ readonly end: EventPlace; readonly xidMax: bigint }>
  /** The place before the first event of that time or later; nothing when none is certain yet. */
  findBefore(time: Date): Promise<EventPlace | undefined>
  /** What is behind a place, of these types or of all; `eventsMax` are looked at. */
  list(
    after: EventPlace,
    types: readonly string[] | undefined,
    eventsMax: number,
  ): Promise<EventPage>
}

export function events({ database, tenantId, tenantName, domain, now }: Scope): Events {
  const sender = { tenantName, tenantDomain: domain }
  return {
    async findEnd() {
      const at = now()
      const [row] = await database.$queryRawUnsafe<Snapshot[]>(snapshot)
      const { xmin = '0', xmax = '0' } = row ?? {}
      return { end: { xid: BigInt(xmin), position: 0n, at }, xidMax: BigInt(xmax) }
    },
    async findBefore(time) {
      const rows = await database.$queryRawUnsafe<Place[]>(firstSince, tenantId, time)
      const [first] = rows
      return first && { xid: BigInt(first.xid), position: BigInt(first.position) - 1n, at: time }
    },
    async list(after, types, eventsMax) {
      const at = now()
      const { xid, position } = after
      const rows = await database.$queryRawUnsafe<Row[]>(
        listed,
        tenantId,
        String(xid),
        String(position),
        eventsMax,
        types ?? null,
        testEntity,
      )
      const placeOf = (row: Row): EventPlace => ({
        xid: BigInt(row.xid),
        position: BigInt(row.position),
        at: row.time,
      })
      const found = rows.flatMap((row) => {
        const { id: eventId, type, time, data } = row
        if (data === null) return []
        const text = envelope(sender, { eventId, type, purpose: null, time, data })
        return [{ type, text, place: placeOf(row) }]
      })
      const last = rows.at(-1)
      const isMore = rows.length === eventsMax
      return { events: found, end: last ? placeOf(last) : { ...after, at }, isMore }
    },
  }
}

type Snapshot = { readonly xmin: string; readonly xmax: string }
type Place = { readonly xid: string; readonly position: string }

interface Row extends Place {
  readonly id: string
  readonly type: string
  readonly time: Date
  /** JSON; nothing where the event was not asked for. */
  readonly data: string | null
}

const snapshot = `
  select pg_snapshot_xmin(pg_current_snapshot())::text as xmin,
         pg_snapshot_xmax(pg_current_snapshot())::text as xmax`

const firstSince = `
  select xid::text, position::text from events
   where tenant_id = $1 and time >= $2 and events.xid < pg_snapshot_xmin(pg_current_snapshot())
   order by events.xid, events.position limit 1`

const listed = `
  select xid::text, position::text, id, type, time,
         case when ($5::text[] is null or type = any ($5::text[])) and not starts_with(entity, $6)
              then data::text end as data
    from events
   where tenant_id = $1 and (events.xid, events.position) > ($2::text::xid8, $3::text::bigint)
     and events.xid < pg_snapshot_xmin(pg_current_snapshot())
   order by events.xid, events.position limit $4`
