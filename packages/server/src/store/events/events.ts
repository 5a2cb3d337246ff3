import { envelope } from '../../event-envelope.ts'
import type { Scope } from '../rows/scope.ts'
import type { EventPlace } from './event-place.ts'
import { testEntity } from './event-stream-tests.ts'

/** An event as a feed contains it. */
export interface FollowedEvent {
  readonly type: string
  /** CloudEvents 1.0 as JSON. */
  readonly text: string
  /** The position after the event. */
  readonly place: EventPlace
}

/** A part of a feed, in order. */
export interface EventPage {
  readonly events: readonly FollowedEvent[]
  /** The position up to which was read, even if all events were filtered out. */
  readonly end: EventPlace
  /** Whether more events are available. */
  readonly isMore: boolean
}

/** Which events to include; an undefined member excludes none. */
export interface EventFilter {
  readonly types: readonly string[] | undefined
  /** Events at or after this time. */
  readonly since: Date | undefined
  /** Only events that are invisible in this snapshot (`pg_snapshot`). */
  readonly unseenBy: string | undefined
}

/**
 * The feed of a tenant's events, in the order of their transactions. It ends before the oldest
 * transaction that is still running, so that a reader that continues from its last position misses
 * no event that is committed late. Test events are not included.
 */
export interface Events {
  /**
   * A position before every later event. It also precedes some existing events: those of
   * transactions that overlapped with one that still runs. `snapshot` tells which these are. Valid
   * positions have transaction ids up to `xidMax`.
   */
  findEnd(): Promise<{
    readonly end: EventPlace
    readonly snapshot: string
    readonly xidMax: bigint
  }>
  /**
   * The position before the first event at or after this time; undefined if there is no such event
   * yet.
   */
  findBefore(time: Date): Promise<EventPlace | undefined>
  /** The matching events after a position; reads at most `eventsMax`. */
  list(after: EventPlace, filter: EventFilter, eventsMax: number): Promise<EventPage>
}

export function events({ database, tenantId, tenantName, domain, now }: Scope): Events {
  const sender = { tenantName, tenantDomain: domain }
  return {
    async findEnd() {
      const at = now()
      const [row] = await database.$queryRawUnsafe<{ snapshot: string }[]>(currentSnapshot)
      const snapshot = row?.snapshot ?? '0:0:'
      // `xmin:xmax:`, and the transactions in between that were running.
      const [xmin = '0', xmax = '0'] = snapshot.split(':')
      return { end: { xid: BigInt(xmin), position: 0n, at }, snapshot, xidMax: BigInt(xmax) }
    },
    async findBefore(time) {
      const rows = await database.$queryRawUnsafe<Place[]>(firstSince, tenantId, time)
      const [first] = rows
      return first && { xid: BigInt(first.xid), position: BigInt(first.position) - 1n, at: time }
    },
    async list(after, filter, eventsMax) {
      const at = now()
      const { xid, position } = after
      const rows = await database.$queryRawUnsafe<Row[]>(
        listed,
        tenantId,
        String(xid),
        String(position),
        eventsMax,
        filter.types ?? null,
        testEntity,
        filter.since ?? null,
        filter.unseenBy ?? null,
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

type Place = { readonly xid: string; readonly position: string }

interface Row extends Place {
  readonly id: string
  readonly type: string
  readonly time: Date
  /** JSON; null if the event was filtered out. */
  readonly data: string | null
}

const currentSnapshot = 'select pg_current_snapshot()::text as snapshot'

const firstSince = `
  select xid::text, position::text from events
   where tenant_id = $1 and time >= $2 and events.xid < pg_snapshot_xmin(pg_current_snapshot())
   order by events.xid, events.position limit 1`

const listed = `
  select xid::text, position::text, id, type, time,
         case when ($5::text[] is null or type = any ($5::text[])) and not starts_with(entity, $6)
               and ($7::timestamptz is null or time >= $7)
               and ($8::text is null or not pg_visible_in_snapshot(xid, $8::text::pg_snapshot))
              then data::text end as data
    from events
   where tenant_id = $1 and (events.xid, events.position) > ($2::text::xid8, $3::text::bigint)
     and events.xid < pg_snapshot_xmin(pg_current_snapshot())
   order by events.xid, events.position limit $4`
