import { ApiError } from '../../errors.ts'
import { replanned } from '../database/statement-names.ts'
import type { Scope } from '../rows/scope.ts'
import type { DeliveryFilter } from './event-deliveries.ts'
import { lockEventStream } from './event-stream-rows.ts'

/** Deliveries that one write makes pending again. */
const redeliveredMax = 1000

/** Where a write ended; the next one continues after it. */
export interface RedeliveryPlace {
  readonly createdAt: Date
  readonly eventId: string
}

/** Redelivers the failed deliveries of the event streams of one tenant. */
export interface EventRedeliveries {
  /**
   * Makes up to `redeliveredMax` failed deliveries pending, the oldest first.
   *
   * @returns where to continue; undefined when all are done
   * @throws ApiError `event_stream_not_found`, `event_stream_not_enabled`
   */
  create(
    streamId: string,
    filter: DeliveryFilter,
    after?: RedeliveryPlace,
  ): Promise<RedeliveryPlace | undefined>
  /**
   * Makes one delivery pending; a pending one is not changed.
   *
   * @throws ApiError `event_stream_not_found`, `event_stream_not_enabled`,
   *   `event_delivery_not_found`
   */
  createOne(streamId: string, eventId: string): Promise<void>
}

interface Given extends DeliveryFilter {
  readonly after?: RedeliveryPlace | undefined
  readonly eventId?: string
}

export function eventRedeliveries(scope: Scope): EventRedeliveries {
  const { database, tenantId, now, changes } = scope
  const lock = async (streamId: string) => {
    const stream = await lockEventStream(scope, streamId)
    if (!stream) throw new ApiError('event_stream_not_found')
    if (stream.status !== 'enabled') throw new ApiError('event_stream_not_enabled')
  }
  const retry = (streamId: string, given: Given) => {
    const at = now()
    const attempt = JSON.stringify({ status: 'retrying', timestamp: at.toISOString() })
    const { date_from, date_to, event_types, after, eventId } = given
    return database.$queryRawUnsafe<RedeliveryPlace[]>(
      redeliver,
      tenantId,
      streamId,
      at,
      attempt,
      redeliveredMax,
      date_from ?? '-infinity',
      date_to ?? 'infinity',
      event_types ?? null,
      after?.createdAt.toISOString() ?? '-infinity',
      after?.eventId ?? '',
      eventId ?? null,
    )
  }
  return {
    async create(streamId, filter, after) {
      await lock(streamId)
      const rows = filter.statuses?.length === 0 ? [] : await retry(streamId, { ...filter, after })
      const deliveries = rows.length
      changes.created('event_redelivery', { event_stream_id: streamId, ...filter, deliveries })
      return rows.length === redeliveredMax ? rows.at(-1) : undefined
    },
    async createOne(streamId, eventId) {
      await lock(streamId)
      const where = { tenantId, streamId, eventId }
      if (!(await database.eventDelivery.count({ where }))) {
        throw new ApiError('event_delivery_not_found')
      }
      const { length: deliveries } = await retry(streamId, { eventId })
      const redelivery = { event_stream_id: streamId, event_id: eventId, deliveries }
      changes.created('event_redelivery', redelivery)
    },
  }
}

/** Locks the stream before its lanes, and lanes in order, as deliveries do. */
const redeliver = `${replanned.sql}
  with chosen as (
    select event_id, entity, created_at from event_deliveries
     where tenant_id = $1 and stream_id = $2 and status = 'failed'
       and created_at >= $6::timestamptz and created_at < $7::timestamptz
       and ($8::text[] is null or type = any ($8))
       and (created_at, event_id) > ($9::timestamptz, $10)
       and ($11::text is null or event_id = $11)
     order by created_at, event_id limit $5 for update),
  lanes as (
    insert into event_lanes (tenant_id, stream_id, entity, next_at)
    select distinct $1, $2, entity, $3::timestamptz from chosen order by 3
    on conflict (tenant_id, stream_id, entity) do update set writes = event_lanes.writes + 1),
  retried as (
    update event_deliveries delivery set status = 'pending',
           attempts = (delivery.attempts::jsonb || $4::jsonb)::json
      from chosen
     where delivery.tenant_id = $1 and delivery.stream_id = $2
       and delivery.event_id = chosen.event_id)
  select created_at as "createdAt", event_id as "eventId" from chosen
   order by created_at, event_id`
